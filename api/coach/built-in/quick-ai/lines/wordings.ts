import type { Clause } from '../clauses/clauses.ts';
import type { Plan } from './line.ts';
import { restate } from './restate.ts';
import { Selection, tellsOf } from './selection.ts';
import { isSaidBy, repeats } from './words-in-common.ts';

/**
 * Up to n honest lines, the best first: each opens in its own way, and most on a verb. The label, such as “Captain, Varsity
 * Soccer” or '', stands in front of one at most.
 */
export function wordingsOf(given: readonly Clause[], label: string, n: number): string[] {
  const clauses = tellingOf(given, label);
  const leads = leadsOf(clauses);
  const byWeight = leads.toSorted((a, b) => b.weight - a.weight);
  const [inText, heaviest] = [leads[0], byWeight[0]];
  if (!inText || !heaviest) return [];

  const inOrder = given.filter(({ weight }) => weight > 0);
  const selection = new Selection(inOrder, n);
  const used = new Set<Clause>();
  const unusedFirst = () => byWeight.toSorted((a, b) => Number(used.has(a)) - Number(used.has(b)));
  const take = (lead: Clause, changed: Clause | undefined, more: Omit<Plan, 'clauses'> = {}): boolean => {
    const taken = changed !== undefined && selection.take(plansWith(lead, changed, more, clauses, inOrder));
    if (taken) used.add(lead);
    return taken;
  };

  const start = heaviest.weight > inText.weight + CLEARLY ? heaviest : inText;
  take(start, start);
  for (const lead of unusedFirst().slice(0, 1)) take(lead, lead);
  if (label) unusedFirst().some((lead) => take(lead, underLabel(lead, label), { label }));
  for (const lead of unusedFirst()) take(lead, lead);
  for (const tightness of [0, 1]) for (const lead of unusedFirst()) take(lead, restated(lead), { tightness });
  for (const lead of unusedFirst()) take(lead, timeFirst(lead), { tightness: 1 });
  return selection.lines;
}

/** So much more must a clause weigh than the one that the student put first, to come before it. */
const CLEARLY = 3;

/** Clauses worth a place: no filler and, where there are others, nothing that the title or a fuller clause says already. */
function tellingOf(given: readonly Clause[], label: string): readonly Clause[] {
  const clauses = given.filter(({ weight }) => weight > 0);
  const telling = clauses.filter(
    ({ text, weight }) =>
      !isSaidBy(text, label) && !clauses.some((other) => other.weight > weight && isSaidBy(text, other.text)),
  );
  return telling.length > 0 ? telling : clauses;
}

/** The clauses that can open a line: deeds that stand by themselves, where there are any. */
function leadsOf(clauses: readonly Clause[]): readonly Clause[] {
  const deeds = clauses.filter(({ tense }) => tense);
  const free = deeds.filter(({ pointsBack }) => !pointsBack);
  return [free, deeds].find((some) => some.length > 0) ?? clauses;
}

/** With so many clauses besides the first, there are enough lines to choose from. */
const MOST_OTHERS = 6;

/** Lines that start with the lead, or what it is changed to, and go on with every choice among the others; the most telling first. */
function plansWith(
  lead: Clause,
  changed: Clause,
  more: Omit<Plan, 'clauses'>,
  clauses: readonly Clause[],
  inOrder: readonly Clause[],
): Plan[] {
  const from = clauses.indexOf(lead);
  const others = [...clauses.slice(from + 1), ...clauses.slice(0, from)].filter(
    ({ text }) => !more.label || !repeats(text, more.label),
  );
  const best = others.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_OTHERS);
  const kept = others.filter((clause) => best.includes(clause));
  return Array.from({ length: 2 ** kept.length }, (_, bits) => kept.filter((_, at) => (bits >> at) & 1))
    .filter((choice) => choice.every((clause, at) => canFollow(clause, choice[at - 1] ?? lead, inOrder)))
    .toSorted((a, b) => tellsOf(b) - tellsOf(a))
    .map((choice) => ({ clauses: [changed, ...choice], ...more }));
}

const canFollow = (clause: Clause, before: Clause, inOrder: readonly Clause[]): boolean =>
  !clause.pointsBack || inOrder.indexOf(clause) === inOrder.indexOf(before) + 1;

/** “led the team as captain” without the role that the label names; undefined where it would say more of the label again. */
function underLabel(clause: Clause, label: string): Clause | undefined {
  const text = clause.text.replace(/ as (?:an? |the )?([\p{L} ]{3,40})$/u, (all, role: string) =>
    isSaidBy(role, label) ? '' : all,
  );
  const bare = text.split(' ').length < 3 ? clause : { ...clause, text };
  return repeats(bare.text, label) ? undefined : bare;
}

function restated(clause: Clause): Clause | undefined {
  const text = restate(clause.text);
  return text === undefined ? undefined : { ...clause, text };
}

const TIME = [
  String.raw`(?:every|each) (?:other )?(?:day|week|weekend|month|year|summer|winter|spring|fall|season|semester|morning|afternoon|evening|night|\p{Lu}\p{Ll}+day)(?: (?:before school|after school|morning|afternoon|evening|night))?`,
  String.raw`on (?:weekends|weekdays|\p{Lu}\p{L}+days?(?: nights| mornings)?)`,
  String.raw`during [\p{L}' ]+`,
  String.raw`over the (?:summer|winter|break)`,
  String.raw`in (?:(?:the )?(?:spring|summer|fall|winter)|\d{4}|\d+th grade)`,
  String.raw`since [^,;]+`,
  String.raw`for (?:\d+|two|three|four|five) (?:years|summers|seasons|months)`,
  String.raw`(?:twice|once|\d+ (?:times|hours|hrs|days)) (?:a|per|each) (?:week|month|year|day)`,
  'after school|before school|this year|last (?:year|summer)|weekly|daily|monthly',
].join('|');
const ENDS_ON_TIME = new RegExp(String.raw`^(.+? .+?),? (${TIME})$`, 'u');

/** The clause with its time in front: “every Saturday, taught chess”. */
function timeFirst(clause: Clause): Clause | undefined {
  const [, deed, time] = ENDS_ON_TIME.exec(clause.text) ?? [];
  return deed && time ? { ...clause, text: `${time}, ${deed}`, tense: undefined } : undefined;
}
