import type { Requirement } from './requirements.ts';
import { isEarlyPlan, isEitherOr, judgeRounds, type RoundPlan, type RoundRules } from './round-verdicts.ts';
import type { RoundPair } from './rounds.ts';

/** An application by its id, null for one that does not exist yet, with its round as it is judged. */
export interface Planned<Id extends string | null = string> {
  id: Id;
  plan: RoundPlan;
}

/** The ids of the applications of which the student says that a scholarship needs their date: it stands among their requirements. */
export const withScholarship = (
  requirements: readonly (Pick<Requirement, 'appId' | 'kind'> & { state: Requirement['state'] | null })[],
): Set<string> =>
  new Set(
    requirements
      .filter(({ kind, state }) => kind === 'scholarship' && state !== 'waived' && state !== 'notNeeded')
      .map(({ appId }) => appId),
  );

/** Every pair with an early, binding or restrictive plan in it, or of which only one may be chosen, in the order of the applications. */
export const pairsAmong = (rules: RoundRules, plans: readonly Planned[]): RoundPair[] =>
  plans.flatMap((one, at) => pairsWith(rules, one, plans.slice(at + 1)));

/** The pairs that may not be open together; with `of`, those of the application with that id. */
export function clashesAmong(
  rules: RoundRules,
  plans: readonly Planned[],
  of?: string,
): (Pick<RoundPair, 'b' | 'says' | 'source'> & { a: string })[] {
  const [others, own] = [plans.filter(({ id }) => id !== of), plans.filter(({ id }) => id === of)];
  const pairs = of === undefined ? pairsAmong(rules, plans) : own.flatMap((one) => pairsWith(rules, one, others));
  return pairs.flatMap(({ a, b, verdict, says, source }) =>
    verdict === 'clash' && a !== null ? [{ a, b, says, source }] : [],
  );
}

/** The pairs of one plan with others. */
export const pairsWith = (
  rules: RoundRules,
  { id, plan }: Planned<string | null>,
  others: readonly Planned[],
): RoundPair[] =>
  others
    .filter((other) => isEarlyPlan(plan) || isEarlyPlan(other.plan) || isEitherOr(rules, plan, other.plan))
    .map((other) => {
      const { verdict, says, source } = judgeRounds(rules, plan, other.plan);
      const { name, url, checkedOn, cycle } = source ?? {};
      return {
        a: id,
        b: other.id,
        verdict,
        says,
        source: name ? { name, url: url ?? null, checkedOn: checkedOn ?? null, cycle: cycle ?? null } : null,
      };
    });

/** What all pairs come to, in one or two sentences: the gravest first, with the names of the colleges where they are few. */
export function summaryOf(plans: readonly Planned[], pairs: readonly RoundPair[]): string {
  if (pairs.length === 0 && !plans.some(({ plan }) => isEarlyPlan(plan)))
    return 'None of your applications is in an early round.';
  const byId = new Map(plans.map((planned) => [planned.id, planned.plan]));
  const of = (verdict: RoundPair['verdict']) =>
    pairs
      .filter((pair) => pair.verdict === verdict)
      .map(({ a, b }) => [byId.get(a ?? ''), byId.get(b)].filter((plan) => plan !== undefined));
  const [clashes, asks, orders] = [of('clash'), of('ask'), of('order')];
  const told = [
    clashes.length > 0 ? clashesInWords(clashes) : '',
    asks.length > 0 ? asksInWords(asks) : '',
    orders.length > 0 ? ordersInWords(orders) : '',
  ].filter(Boolean);
  if (told.length > 0) return told.slice(0, 2).join(' ');
  return plans.filter(({ plan }) => isEarlyPlan(plan)).length === 1
    ? 'Nothing clashes: your early plan may go with all your others.'
    : 'Nothing clashes: your early plans may go together.';
}

/** More colleges than that are counted instead of named. */
const MOST_NAMES = 3;

/** Georgetown may not be open beside Brown or Oberlin. */
function clashesInWords(pairs: RoundPlan[][]): string {
  const [[one, other] = []] = pairs;
  if (one && one.college === other?.college && pairs.length === 1)
    return `${one.college} takes one application a year, and you have two rounds there.`;
  const hub = pairs[0]?.find((plan) => pairs.every((pair) => pair.includes(plan)));
  if (!hub || pairs.length > MOST_NAMES) return `${pairsOf(pairs.length)} of your plans may not be open together.`;
  const others = pairs.map((pair) => pair.find((plan) => plan !== hub)?.college ?? hub.college);
  return `${hub.college} may not be open beside ${others.join(' or ')}.`;
}

function asksInWords(pairs: RoundPlan[][]): string {
  const [only, another] = pairs;
  if (!only || another) return `${pairsOf(pairs.length)} depend on something that a college has to answer.`;
  return `Whether ${only.map(({ college }) => college).join(' and ')} go together is to be asked.`;
}

/** Oberlin waits for the answer of Brown. */
function ordersInWords(pairs: RoundPlan[][]): string {
  const [only, another] = pairs;
  const waits = only?.find(({ plan, state }) => plan === 'ed2' && state === 'planned');
  const first = only?.find((plan) => plan !== waits);
  if (!waits || !first || another) return `${pairsOf(pairs.length)} may go one after the other.`;
  return `${waits.college} waits for the answer of ${first.college}.`;
}

const pairsOf = (count: number): string => (count === 1 ? 'One pair' : `${count} pairs`);
