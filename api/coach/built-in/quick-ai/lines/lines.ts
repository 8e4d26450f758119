import { limits } from '#contract/limits.ts';
import sameVerbs from '../../../data/same-verbs.json' with { type: 'json' };
import { capital, lowerFirst } from '../capitals.ts';
import { articleFor } from '../../grammar/article.ts';
import { pointsBack } from '../slots/pronouns.ts';
import { rephrase, rephrasings } from '../slots/rephrase.ts';
import { roleIn } from '../slots/roles.ts';
import type { Slot } from '../slots/slots.ts';
import { verbOf } from '../slots/verbs.ts';
import { factsIn } from '../slots/weight.ts';
import { fitted } from './shorten.ts';
import { holds, isSaidBy, likeness, MOST_ALIKE } from './words-in-common.ts';

const SAME = rephrasings(sameVerbs);

/** With so many slots besides the first, there are enough lines to choose from. */
const MOST_OTHERS = 6;
/** So much more must a deed weigh than the one that the student put first, to come before it. */
const CLEARLY = 3;
/** A line that tells less than this share of the best tells too little. */
const TELLS_ENOUGH = 0.3;
const MUCH_LONGER = 1.5;

/**
 * Up to n honest lines, the best first: the role, then the deeds and what came of them, as much as fits into a line. They differ
 * in what they open on and how much they tell. `title` gives the role where the description has none.
 */
export function linesOf(given: readonly Slot[], title: string, n: number): string[] {
  const slots = namedByTitle(given, title);
  const worth = slots.filter(({ weight }) => weight > 0);
  const telling = worth.length > 0 ? worth : slots;
  const roles = telling.filter(({ kind }) => kind === 'role');
  const others = telling
    .filter(({ kind }) => kind !== 'role')
    .filter((slot, _, all) => !isSaidAlready(slot, all, title));
  const deeds = others.filter(({ kind, pointsBack }) => kind === 'deed' && !pointsBack);
  const own = deeds.filter(({ company }) => !company?.behind.startsWith(' as'));
  const leads =
    [
      [...own, ...deeds.filter((deed) => !own.includes(deed))],
      others.filter(({ kind }) => kind === 'deed'),
      others,
    ].find((some) => some.length > 0) ?? [];
  const byWeight = leads.toSorted((a, b) => b.weight - a.weight);
  const [heaviest] = byWeight;
  const said = roles.map(({ text }) => text).join(', ');
  if (!heaviest)
    return said
      ? [capital(fitted(`${roles[0]?.isPast ? 'served' : 'serve'} as ${said.replace(/^(?:an?|the) /, '')}`))].filter(
          Boolean,
        )
      : [];
  const start = leads.find(({ weight }) => weight + CLEARLY >= heaviest.weight) ?? heaviest;
  const role = said || titleRole(title, others);
  const inOrder = [start, ...byWeight.filter((lead) => lead !== start)];
  const restated = { ...start, text: rephrase(start.text, SAME) ?? start.text };
  const candidates = [
    ...(role ? [fullLines(start, others, role)] : []),
    fullLines(start, others, ''),
    ...inOrder.slice(1).map((lead) => fullLines(lead, others, '')),
    [written([restated], '')],
    ...inOrder.map((lead) => [written([lead], '')]),
  ];
  return chosen(candidates, n);
}

/** The title where it is a role that the deeds do not name. */
function titleRole(title: string, slots: readonly Slot[]): string {
  const role = roleIn(title) ?? '';
  const isNamed = slots.some(({ text }) => text.toLowerCase().includes(role.toLowerCase()));
  return isNamed ? '' : role;
}

/** A verb with its object at the start of a deed: “made an app”. */
const MADE = /^(\p{L}+ )(an?|the|our|my) (\p{L}+)(?=$|[ ,;.])/iu;

/** “Made an app” is “made a bus app” where the title says so, and “started it” starts what the title names. */
function namedByTitle(slots: readonly Slot[], title: string): Slot[] {
  const name = lowerFirst(title);
  const [, head = ''] = /^(?:[\p{L}-]+ ){1,2}(\p{L}+)$/u.exec(name) ?? [];
  if (!head || roleIn(title)) return [...slots];
  return slots.map((slot, at) => {
    const text = slot.text
      .replace(MADE, (made, verb: string, article: string, noun: string) =>
        noun.toLowerCase() === head.toLowerCase()
          ? `${verb}${/^an?$/i.test(article) ? (articleFor(name) ?? 'a') : article} ${name}`
          : made,
      )
      .replace(/^(started|founded|created|run|built|launched) it(?=$|[ ,;.])/u, `$1 the ${name}`);
    return { ...slot, text, pointsBack: slot.pointsBack && (text === slot.text || (at > 0 && pointsBack(text))) };
  });
}

/** Of each candidate the first of its wordings that is unlike the lines before it and tells enough. */
function chosen(candidates: readonly (readonly (string | undefined)[])[], n: number): string[] {
  const lines: string[] = [];
  for (const wordings of candidates) {
    const least = TELLS_ENOUGH * tells(lines[0] ?? '');
    const line = wordings.find((each) => each && tells(each) >= least && !lines.some((other) => isLike(each, other)));
    if (line) lines.push(line);
    if (lines.length === n) break;
  }
  return lines;
}

const tells = (line: string): number => line.split(' ').length + 4 * factsIn(line);

function isLike(line: string, other: string): boolean {
  if (likeness(line, other) > MOST_ALIKE) return true;
  if (other.length > line.length * MUCH_LONGER) return false;
  return openingOf(line) === openingOf(other) || holds(other, line);
}

/** The verb that a line opens on, else its first two words. */
function openingOf(line: string): string {
  const [first = '', second = ''] = line.toLowerCase().split(/[\s,;:]+/, 2);
  return verbOf(first)?.base ?? `${first} ${second}`;
}

/** The title says it, or a fuller slot does. */
const isSaidAlready = (slot: Slot, all: readonly Slot[], title: string): boolean =>
  all.length > 1 &&
  ((title !== '' && isSaidBy(slot.text, title)) ||
    all.some((other) => other.weight > slot.weight && isSaidBy(slot.text, other.text)));

/** Lines that open on the lead and fit, the most telling first; the lead alone is shortened where it has to be. */
function fullLines(lead: Slot, all: readonly Slot[], role: string): readonly string[] {
  const from = all.indexOf(lead);
  const others = [...all.slice(from + 1), ...all.slice(0, from)];
  const best = new Set(others.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_OTHERS));
  const kept = others.filter((slot) => best.has(slot));
  const lines = Array.from({ length: 2 ** kept.length }, (_, bits) => kept.filter((_, at) => (bits >> at) & 1))
    .filter((choice) => choice.every((slot, at) => !slot.pointsBack || slot.at === (choice[at - 1] ?? lead).at + 1))
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .flatMap((plan) => written([lead, ...plan], role) ?? []);
  return lines.length > 0 ? lines : [opened(fitted(role ? `${role}: ${lead.text}` : lead.text))];
}

const weightOf = (slots: readonly Slot[]): number => slots.reduce((sum, { weight }) => sum + weight, 0);

/** The line with the tails of its slots, else without them; undefined where it does not fit. */
function written(slots: readonly Slot[], role: string): string | undefined {
  const front = role ? `${role}: ` : '';
  const lines = [joined(slots, true), joined(slots, false)].map((body) => opened(front + body));
  return lines.find((line) => line.length <= limits.impact);
}

/** With a capital, unless it starts with an address or a name such as iNaturalist. */
const opened = (line: string): string => (/^[\p{Ll}'’-]+(?=[\s,;:.)]|$)/u.test(line) ? capital(line) : line);

function joined(slots: readonly Slot[], withTails: boolean): string {
  return slots
    .map((slot, at) => {
      const { behind = '', front = '' } = slot.company ?? {};
      const isShared = behind.startsWith(' with') || slot.isPast;
      const credit = at > 0 && isShared ? front : '';
      const isLast = slots[at + 1]?.company !== slot.company || !slots[at + 1]?.isPast;
      const company = isShared && credit === '' && isLast && !slot.text.includes(behind) ? behind : '';
      const text =
        credit + slot.text.replace(/(?=(?:, (?:\p{L}+ing|which|who|\d).*)?$)/u, company) + (withTails ? slot.tail : '');
      return at === 0 ? text : jointOf(slot, slots[at - 1]) + text;
    })
    .join('');
}

function jointOf({ kind, joint, at, company, isPast }: Slot, before: Slot | undefined): string {
  if (company && company === before?.company && company.front === '' && isPast && before.isPast) return ' and ';
  const isSide =
    joint !== ';' && joint !== '' && kind === before?.kind && isPast === before.isPast && at === before.at + 1;
  if (!isSide) return '; ';
  return joint === 'and' && before.joint !== ',' && !before.text.includes(', ') ? ' and ' : ', ';
}
