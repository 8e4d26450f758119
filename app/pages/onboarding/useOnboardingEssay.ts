import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useState } from 'react';
import type { User } from '#contract/users.ts';
import { writingIds } from '#app/storage/writing-ids.ts';
import { messageFor } from '#app/lib/messages.ts';
import { useEssayFile } from '#app/features/essay-file/useEssayFile.ts';
import { useUnsavedForm } from '#app/storage/useUnsavedForm.ts';
import { useUpToDate } from '#app/lib/useUpToDate.ts';
import { useAnswer, useSend } from '#app/state/server.ts';
import { tokenAtom } from '#app/state/session.ts';

export type OnboardingEssay = ReturnType<typeof useOnboardingEssay>;

interface TypedEssay {
  /** Null before anything is typed. */
  text: string | null;
  /** Of the main essay that it was typed over. */
  revision: number;
}
const untyped: TypedEssay = { text: null, revision: 0 };

/**
 * The essay of the last step: it begins as the main essay that is already there. What is typed stays in the browser until
 * it is saved, and gives way to a main essay that was written on since, as in the workspace.
 */
export function useOnboardingEssay(studentId: string) {
  const send = useSend();
  const token = useAtomValue(tokenAtom);
  const queryClient = useAtomValue(queryClientAtom);
  const answer = useAnswer('readDraft');
  const ready = useUpToDate(answer);
  const { fields: typed, change, forget } = useUnsavedForm(studentId, writingIds.onboarding('essay'), untyped);
  const { text: stored, revision } = answer.data ?? { text: '', revision: typed.revision };
  const text = typed.revision === revision ? (typed.text ?? stored) : stored;
  const essayFile = useEssayFile();
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string>();
  const [saved, setSaved] = useState(false);

  function write(text: string) {
    change({ text, revision });
    clear();
  }

  /** The text of a file; nothing where it can't be read. */
  async function read(file: File) {
    const found = await essayFile.read(file);
    if (found.error !== undefined) setError(found.error);
    return found.text;
  }

  /** Whether the server has it now. */
  async function save() {
    setSaving(true);
    setError(undefined);
    try {
      await send('commitImport', { body: { type: 'essays', items: [{ text }] } });
      queryClient.setQueryData<User>(['me', token], (me) => me && { ...me, onboarded: true });
      const { isSuccess } = await answer.refetch();
      if (isSuccess) forget(typed);
      setSaved(true);
      return true;
    } catch (problem) {
      setError(messageFor(problem, 'saveEssay'));
      return false;
    } finally {
      setSaving(false);
    }
  }

  /** Forgets what was said about the text; the text itself stays. */
  function clear() {
    setError(undefined);
    setSaved(false);
  }

  return {
    text,
    /** Whether it is known what it begins as. */
    ready,
    /** Whether something stands here that is not saved. */
    unsaved: text !== stored && text.trim() !== '',
    reading: essayFile.reading !== undefined,
    saving,
    error,
    saved,
    clear,
    write,
    read,
    /** Gives up a file that is being read. */
    giveUp: essayFile.giveUp,
    save,
  };
}
