import { limits } from '#contract/limits.ts';
import type { Clause } from '../clauses/clauses.ts';
import { restate } from './restate.ts';
import { Selection, tellsOf } from './selection.ts';
import { isSaidBy } from './words-in-common.ts';

/**
 * Up to n honest lines that differ in what they open on and how much they tell, the fullest first; each starts with a verb
 * where the student told a deed. `label` is the title and the organization, which have fields of their own in a form.
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
  const takeFull = (lead: Clause): boolean => {
    const taken = selection.take(plansWith(lead, clauses, inOrder));
    if (taken) used.add(lead);
    return taken;
  };
  const takeBrief = (opening: Clause): boolean =>
    selection.take([limits.impact, BRIEF].map((most) => ({ clauses: [opening], brief: most })));

  const start = heaviest.weight > inText.weight + CLEARLY ? heaviest : inText;
  takeFull(start);
  unusedFirst().some(takeFull);
  const others = byWeight.filter((lead) => !used.has(lead) && lead.weight >= WEIGHS_ENOUGH * heaviest.weight);
  const briefs = [...others, { ...start, text: restate(start.text) ?? start.text }];
  briefs.some(takeBrief);
  unusedFirst().forEach(takeFull);
  others.forEach(takeBrief);
  return selection.lines;
}

/** A brief line is no longer, where it loses no fact by that. */
const BRIEF = 80;
/** What stands alone in a brief line weighs at least this share of the heaviest. */
const WEIGHS_ENOUGH = 0.6;

/** So much more must a clause weigh than the one that the student put first, to come before it. */
const CLEARLY = 3;

/** Clauses worth a place: no filler and, where there are others, nothing that the title or a fuller clause says already. */
function tellingOf(given: readonly Clause[], label: string): readonly Clause[] {
  const clauses = given.filter(({ weight }) => weight > 0);
  const telling = clauses.filter(
    ({ text, weight }) =>
      !isSaidBy(text, label) && !clauses.some((other) => other.weight > weight && isSaidBy(text, other.text)),
  );
  return telling.length > 0 ? telling : clauses.filter(({ tense }) => tense);
}

/** The clauses that can open a line: deeds that stand by themselves, where there are any. */
function leadsOf(clauses: readonly Clause[]): readonly Clause[] {
  const deeds = clauses.filter(({ tense }) => tense);
  const free = deeds.filter(({ pointsBack }) => !pointsBack);
  return [free, deeds].find((some) => some.length > 0) ?? clauses;
}

/** With so many clauses besides the first, there are enough lines to choose from. */
const MOST_OTHERS = 6;

/** Lines that open on the lead and go on with every choice among the others; the most telling first. */
function plansWith(lead: Clause, clauses: readonly Clause[], inOrder: readonly Clause[]) {
  const from = clauses.indexOf(lead);
  const others = [...clauses.slice(from + 1), ...clauses.slice(0, from)];
  const best = others.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_OTHERS);
  // What was done in the same company stands together, so that the company is named once.
  const kept = others
    .filter((clause) => best.includes(clause))
    .toSorted((a, b) => Number(b.shared === lead.shared) - Number(a.shared === lead.shared));
  return Array.from({ length: 2 ** kept.length }, (_, bits) => kept.filter((_, at) => (bits >> at) & 1))
    .filter((choice) => choice.every((clause, at) => canFollow(clause, choice[at - 1] ?? lead, inOrder)))
    .toSorted((a, b) => tellsOf(b) - tellsOf(a))
    .map((choice) => ({ clauses: [lead, ...choice] }));
}

const canFollow = (clause: Clause, before: Clause, inOrder: readonly Clause[]): boolean =>
  !clause.pointsBack || inOrder.indexOf(clause) === inOrder.indexOf(before) + 1;
