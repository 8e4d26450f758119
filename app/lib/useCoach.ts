import { useState } from 'react';
import { BUILT_IN } from '#contract/built-in.ts';
import { type CoachFailure, coachFailure } from './coach-failure.ts';
import type { Failing } from './messages.ts';
import { useAbort } from './useAbort.ts';

interface Asked<A> {
  busy: boolean;
  failure?: CoachFailure;
  /** The last answer. It stays when a later request fails. */
  answer: A | null;
}

interface CoachOptions<A> {
  /** Names the message where the server gave none. */
  failing: Failing;
  /** Answers why there is nothing to ask about; undefined where there is. */
  wrong?: () => string | undefined;
  /** Asks the coach that the student has chosen, or the engine that is named. */
  send: (engine: typeof BUILT_IN | undefined, signal: AbortSignal) => Promise<A>;
}

/** Asks a coach for what is shown on this page alone, one request at a time. It is aborted when the page is left. */
export function useCoach<A>({ failing, wrong, send }: CoachOptions<A>) {
  const [{ busy, failure, answer }, setAsked] = useState<Asked<A>>({ busy: false, answer: null });
  const { begin, abort } = useAbort();

  async function ask(engine?: typeof BUILT_IN) {
    const error = wrong?.();
    if (error !== undefined) return setAsked((now) => ({ ...now, failure: { error } }));
    const signal = begin();
    setAsked(({ answer }) => ({ busy: true, answer }));
    try {
      const answer = await send(engine, signal);
      if (!signal.aborted) setAsked({ busy: false, answer });
    } catch (problem) {
      if (!signal.aborted) setAsked(({ answer }) => ({ busy: false, answer, failure: coachFailure(problem, failing) }));
    }
  }

  return {
    answer,
    ask: (engine?: typeof BUILT_IN) => void ask(engine),
    /** Removes what was said about the last request. */
    clear: () => setAsked((now) => ({ ...now, failure: undefined })),
    /** Aborts the request, and forgets the answer. */
    forget: () => {
      abort();
      setAsked({ busy: false, answer: null });
    },
    /** Whether it is being asked, and why it did not answer, as the cards and dialogs of `ui` take it. */
    state: {
      busy,
      error: failure?.error,
      onBuiltIn: failure?.modelFailed ? () => void ask(BUILT_IN) : undefined,
      usedUp: failure?.usedUp,
    },
  };
}
