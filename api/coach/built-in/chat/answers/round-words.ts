import rounds from '#api/coach/data/chat/rounds.json' with { type: 'json' };
import type { Application, Round } from '#contract/applications.ts';
import { isBinding } from '#contract/round-kinds.ts';
import { holds, without } from '../phrases.ts';
import { isUc } from '../signs.ts';

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

/** Whether a yes surely leaves the student free: of a round that is known, or of the University of California, which has one. */
export const bindsNobody = ({ college, round }: Pick<Application, 'college' | 'round'>): boolean =>
  isUc(college) || (round !== null && round !== 'other' && !isBinding(round));

/** What is said of two plans. */
export const VERDICTS = {
  clash: 'may not go together',
  order: 'go together one after the other',
  ask: 'may or may not go together',
  fine: 'go together',
} as const;
