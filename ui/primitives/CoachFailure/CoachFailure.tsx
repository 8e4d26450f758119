import type { RefObject } from 'react';
import { Banner } from '../Banner/Banner.tsx';

/** The label wherever a student can turn from a language model to the built-in coach. */
export const USE_BUILT_IN = 'Use the built-in coach';

export interface CoachFailureProps {
  error: string;
  onTryAgain?: () => void;
  /** Asks the built-in coach instead; given only where a language model failed. */
  onBuiltIn?: () => void;
  /** Whether the student has used up their limit of the language model, so that asking it again can't help. */
  usedUp?: boolean;
  /** Takes the focus when a button here is pressed, because that button disappears with the failure. */
  next?: RefObject<HTMLElement | null>;
  id?: string;
  className?: string;
}

/** Says that a coach did not answer. The student chooses whether to ask it again or to ask the built-in one. */
export function CoachFailure({ error, onTryAgain, onBuiltIn, usedUp = false, next, id, className }: CoachFailureProps) {
  const button = (label: string, ask: () => void) => ({
    label,
    onAction: () => {
      next?.current?.focus();
      ask();
    },
  });
  const buttons = [
    ...(onTryAgain && !usedUp ? [button('Try again', onTryAgain)] : []),
    ...(onBuiltIn ? [button(USE_BUILT_IN, onBuiltIn)] : []),
  ];
  return (
    <Banner id={id} className={className} action={buttons[0]} alternative={buttons[1]}>
      {error}
    </Banner>
  );
}
