import rounds from '#api/coach/data/chat/rounds.json' with { type: 'json' };
import type { Round } from '#contract/applications.ts';
import { holds, without } from '../phrases.ts';

/** The rounds that a question names; "ed 2" is not also Early Decision. */
export function roundsIn(text: string): Round[] {
  let rest = text;
  return (Object.keys(rounds) as (keyof typeof rounds)[]).filter((round) => {
    const { phrases } = rounds[round];
    const found = holds(rest, phrases);
    rest = without(rest, phrases);
    return found;
  });
}

/** What is said of two plans. */
export const VERDICTS = {
  clash: 'may not go together',
  order: 'go together one after the other',
  ask: 'may or may not go together',
  fine: 'go together',
} as const;
