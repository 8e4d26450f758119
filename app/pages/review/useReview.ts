import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Answer, Arguments } from '#contract/client.ts';
import { hasStatus } from '#app/lib/was-refused.ts';
import { visitorApiAtom } from '#app/state/session.ts';

type NewComment = Omit<NonNullable<Arguments<'createComment'>[0]>['body'], 'token' | 'name'>;

/** What the link in the address shows, and the comments that its reader adds. The name is typed once for all of them. */
export function useReview() {
  const api = useAtomValue(visitorApiAtom);
  const [token] = useState(() => location.hash.slice(1));
  const [shown, setShown] = useState<Answer<'readReview'>>();
  const [failure, setFailure] = useState<unknown>(token === '' ? 'closed' : undefined);
  const [name, setName] = useState('');
  const [sentId, setSentId] = useState<string>();

  async function read() {
    setFailure(undefined);
    try {
      setShown(await api('readReview', { body: { token } }));
    } catch (problem) {
      setFailure(hasStatus(problem, 404) || hasStatus(problem, 400) ? 'closed' : problem);
    }
  }

  /** Adds a comment, and throws why it was not taken. Where the link has ended meanwhile, the page says so once the comment is given up. */
  async function send(comment: NewComment) {
    const sent = await api('createComment', { body: { token, name, ...comment } });
    setShown((now) => now && { ...now, comments: [...now.comments, sent] });
    setSentId(sent.id);
  }

  const readFirst = useEffectEvent(() => void (token !== '' && read()));
  useEffect(() => readFirst(), []);

  return { shown, failure, read, send, name, setName, sentId };
}

export type ReviewState = ReturnType<typeof useReview>;
