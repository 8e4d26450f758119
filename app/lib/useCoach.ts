import { useState } from 'react';
import { type CoachFailure, coachFailure } from './coach-failure.ts';
import type { Failing } from './messages.ts';
import { useAbort } from './useAbort.ts';

interface Asked<A> {
  busy: boolean;
  failure?: CoachFailure;
  /** The last answer. It stays when a later request fails. */
  answer: A | null;
}

/**
 * Asks a coach for what is shown on this page alone, one request at a time. The request is aborted when the page is left. `failing` names
 * the message where the server gave none.
 */
export function useCoach<A>(failing: Failing) {
  const [asked, setAsked] = useState<Asked<A>>({ busy: false, answer: null });
  const { begin, abort } = useAbort();

  async function ask(send: (signal: AbortSignal) => Promise<A>) {
    const signal = begin();
    setAsked(({ answer }) => ({ busy: true, answer }));
    try {
      const answer = await send(signal);
      if (!signal.aborted) setAsked({ busy: false, answer });
    } catch (problem) {
      if (!signal.aborted) setAsked(({ answer }) => ({ busy: false, answer, failure: coachFailure(problem, failing) }));
    }
  }

  /** Shows why the coach is not asked; without an error, removes what was shown. */
  function refuse(error?: string) {
    setAsked((now) => ({ ...now, failure: error === undefined ? undefined : { error } }));
  }

  /** Aborts the request, and forgets the answer. */
  function forget() {
    abort();
    setAsked({ busy: false, answer: null });
  }

  return { ...asked, ask, refuse, forget };
}
