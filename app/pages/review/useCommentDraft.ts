import type { CommentDraft, CommentFormErrors } from '@laurel/ui';
import { useState } from 'react';
import { useLeaveGuard } from '#app/features/navigation/LeaveGuard.tsx';
import { sentenceFor } from '#app/lib/messages.ts';
import { hasStatus, refusedFields } from '#app/lib/was-refused.ts';
import type { ReviewState } from './useReview.ts';

const blank: CommentDraft = { kind: 'question', text: '', replacement: '' };

type Place = { start: number; end: number; quote: string };

/** A comment that is being written, and its sending. What was written stays until it is sent. */
export function useCommentDraft(review: ReviewState) {
  const [draft, setDraft] = useState(blank);
  const [errors, setErrors] = useState<CommentFormErrors>({});
  const [refused, setRefused] = useState<object>();
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);
  useLeaveGuard(draft.text.trim() !== '' || draft.replacement.trim() !== '');

  function refuse(wrong: CommentFormErrors) {
    setErrors(wrong);
    setRefused(wrong);
  }

  /** Answers whether it was sent. */
  async function send(place?: Place): Promise<boolean> {
    setFailed(undefined);
    const wrong = wrongIn(draft, review.name);
    refuse(wrong);
    if (Object.values(wrong).some(Boolean)) return false;
    setBusy(true);
    try {
      const { kind, text, replacement } = draft;
      await review.send({ kind, text, ...(kind === 'wording' ? { replacement } : {}), ...place });
      setDraft(blank);
      return true;
    } catch (problem) {
      const { name, text, replacement } = refusedFields(problem);
      if (name ?? text ?? replacement) refuse({ name, text, replacement });
      else setFailed(failedWords(problem));
      // Its words are others by now: the newer text is shown, and what was written stays.
      if (hasStatus(problem, 409)) void review.read();
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    form: { errors, refused, failed, busy },
    draft,
    change(next: CommentDraft) {
      setDraft(next);
      setErrors({});
    },
    send,
    /** Puts it aside: what was written is there when the next words are picked. */
    putAside() {
      setErrors({});
      setFailed(undefined);
    },
  };
}

function wrongIn({ kind, text, replacement }: CommentDraft, name: string): CommentFormErrors {
  return {
    replacement: kind === 'wording' && replacement.trim() === '' ? 'Write the wording that you suggest.' : undefined,
    text: kind !== 'wording' && text.trim() === '' ? 'Write a comment first.' : undefined,
    name: name.trim() === '' ? 'Say who you are.' : undefined,
  };
}

function failedWords(problem: unknown): string {
  if (hasStatus(problem, 404))
    return 'Not sent: this link has ended. Copy your comment and ask the student for a new link.';
  if (hasStatus(problem, 0)) return 'Not sent: the connection dropped. Your comment is still here.';
  return sentenceFor(problem, 'Not sent. Your comment is still here.');
}
