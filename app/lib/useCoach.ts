import { useState } from 'react';
import { type CoachFailure, coachFailure } from './coach-failure.ts';
import type { messages } from './messages.ts';
import { useAbort } from './useAbort.ts';

interface Asked<A> {
  busy: boolean;
  failure?: CoachFailure;
  /** The last one; it stays beside a failure. */
  answer: A | null;
}

/**
 * Asks a coach for what is shown on this page alone, one request at a time. Once the page is left nobody reads the
 * answer, so the request is given up. `otherwise` names the message where the server gave none.
 */
export function useCoach<A>(otherwise: keyof typeof messages) {
  const [asked, setAsked] = useState<Asked<A>>({ busy: false, answer: null });
  const { begin, abort } = useAbort();

  async function ask(send: (signal: AbortSignal) => Promise<A>) {
    const signal = begin();
    setAsked(({ answer }) => ({ busy: true, answer }));
    try {
      const answer = await send(signal);
      if (!signal.aborted) setAsked({ busy: false, answer });
    } catch (problem) {
      if (!signal.aborted)
        setAsked(({ answer }) => ({ busy: false, answer, failure: coachFailure(problem, otherwise) }));
    }
  }

  /** Says why nobody is asked; without an error, that nothing is wrong any more. */
  function refuse(error?: string) {
    setAsked((now) => ({ ...now, failure: error === undefined ? undefined : { error } }));
  }

  /** Gives up what is awaited, and forgets the answer. */
  function forget() {
    abort();
    setAsked({ busy: false, answer: null });
  }

  return { ...asked, ask, refuse, forget };
}
