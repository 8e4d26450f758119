import type { RefObject } from 'react';
import { Banner } from '../Banner/Banner.tsx';

/** In the words of every place where a language model can fail. */
export const USE_BUILT_IN = 'Use the built-in coach';

export interface CoachFailureProps {
  /** Why there is no answer: a message, and of a language model its reason. */
  error: string;
  onTryAgain?: () => void;
  /** Asks the built-in coach instead; given where a language model failed. */
  onBuiltIn?: () => void;
  /** The share of the language model is used up: asking it again can't help. */
  usedUp?: boolean;
  /** Takes the focus when a button here is pressed: it goes with the failure. */
  next?: RefObject<HTMLElement | null>;
  id?: string;
  className?: string;
}

/** Says that a coach did not answer, with the ways on. Who is asked instead is for the student to choose. */
export function CoachFailure({ error, onTryAgain, onBuiltIn, usedUp = false, next, id, className }: CoachFailureProps) {
  const wayOn = (label: string, ask: () => void) => ({
    label,
    onAction: () => {
      next?.current?.focus();
      ask();
    },
  });
  const ways = [
    ...(onTryAgain && !usedUp ? [wayOn('Try again', onTryAgain)] : []),
    ...(onBuiltIn ? [wayOn(USE_BUILT_IN, onBuiltIn)] : []),
  ];
  return (
    <Banner id={id} className={className} action={ways[0]} alternative={ways[1]}>
      {error}
    </Banner>
  );
}
