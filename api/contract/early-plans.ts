import { isEarly, judgeRounds, type RoundPlan, type RoundRules } from './round-verdicts.ts';
import type { RoundPair } from './rounds.ts';

/** An application by its id, null for one that does not exist yet, with its round as it is judged. */
export interface Planned<Id extends string | null = string> {
  id: Id;
  plan: RoundPlan;
}

/** Every pair with an early, binding or restrictive plan in it, in the order of the applications. */
export const pairsAmong = (rules: RoundRules, plans: readonly Planned[]): RoundPair[] =>
  plans.flatMap((one, at) => pairsWith(rules, one, plans.slice(at + 1)));

/** The pairs of one plan with others. */
export const pairsWith = (
  rules: RoundRules,
  { id, plan }: Planned<string | null>,
  others: readonly Planned[],
): RoundPair[] =>
  others
    .filter((other) => isEarly(plan) || isEarly(other.plan))
    .map((other) => {
      const { verdict, says, source } = judgeRounds(rules, plan, other.plan);
      const { name, url, checkedOn } = source ?? {};
      return {
        a: id,
        b: other.id,
        verdict,
        says,
        source: name ? { name, url: url ?? null, checkedOn: checkedOn ?? null } : null,
      };
    });

/** What all pairs come to, in one or two sentences. */
export function summaryOf(plans: readonly Planned[], pairs: readonly RoundPair[]): string {
  if (!plans.some(({ plan }) => isEarly(plan))) return 'None of your applications is in an early round.';
  const count = (verdict: RoundPair['verdict']) => pairs.filter((pair) => pair.verdict === verdict).length;
  const [clashes, asks, orders] = [count('clash'), count('ask'), count('order')];
  const told = [
    clashes > 0 ? `${pairsOf(clashes)} of your plans may not go together.` : '',
    asks > 0
      ? `${pairsOf(asks)} ${asks === 1 ? 'depends' : 'depend'} on something that the college has to answer.`
      : '',
    orders > 0 ? `${pairsOf(orders)} may go one after the other.` : '',
  ].filter(Boolean);
  return told.length > 0 ? told.slice(0, 2).join(' ') : 'Your early plans may go together.';
}

const pairsOf = (count: number): string => (count === 1 ? 'One pair' : `${count} pairs`);
