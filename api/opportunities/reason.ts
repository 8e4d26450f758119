import reasons from '../data/reasons.json' with { type: 'json' };
import states from '../data/states.json' with { type: 'json' };
import type { Directory, Row } from './directory.ts';
import type { Reachable } from './eligible.ts';
import type { Interest, Part } from './interests.ts';
import { fitOf, isUntagged, MATCHES, matcherOf, type Evidence, type Fit } from './match.ts';
import { monthsUntil } from './score.ts';
import { GENERAL } from './topics.ts';
import { phraseOf, wordsOf } from './words.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

const STATES: Record<string, string> = states;
const AUDIENCES: Record<Row['eligibility'], string> = reasons.audiences;
/** What a tag is called where it is not its own name. */
const SUBJECTS: Record<string, string> = reasons.subjects;
/** The words for an opportunity with a label that is no subject. */
const PREDICATES: Record<string, string> = reasons.predicates;

const subjectOf = (tag: string): string => SUBJECTS[tag] ?? tag;
const predicateOf = (label: string, { tags }: Row): string =>
  PREDICATES[label] ?? `${label === tags[0] ? 'is about' : 'includes'} ${subjectOf(label)}`;

const MAX_QUOTE = 40;
const MAX_UNKNOWN = 28;

/** Why an idea fits, in two or three short sentences of at most 300 characters: what it matches, where and when it is, and for whom. */
export function whyItFits(idea: Reachable, evidence: Evidence, now: Date, directory: Directory): string {
  return [matchSentence(idea, evidence, directory), timeSentence(idea, now), audienceSentence(idea.entry.row)]
    .filter(Boolean)
    .join(' ');
}

function matchSentence(idea: Reachable, { interests, unknown, from }: Evidence, directory: Directory): string {
  const links = interests
    .map((interest) => ({ interest, value: matcherOf(interest, directory)(idea.entry) }))
    .filter(({ value }) => value >= MATCHES)
    .sort((a, b) => b.value - a.value)
    .map(({ interest }) => linkOf(interest, idea));
  const [first, second] = links;
  const missed = unknown.length > 0 && `Nothing in our list matches ${quote(unknown.join(', '), MAX_UNKNOWN)} directly`;
  if (from === 'profile' && first) {
    const built = `uilds on ${first.quoted} from your own activities and honors.`;
    return missed ? `${missed}; this b${built}` : `B${built}`;
  }
  if (first) {
    if (first.exact && !first.through && second?.exact && !second.through)
      return `Fits both ${first.quoted} and ${second.quoted}.`;
    if (first.through)
      return first.exact
        ? `You named ${first.quoted}: it ${first.through}.`
        : `Close to ${first.quoted}: it ${first.through}.`;
    if (!first.exact) return `Close to ${first.quoted}${first.spoken ? `: it speaks of “${first.spoken}”` : ''}.`;
    // The wording goes by the row, here and below, so that six reasons in a list do not all begin alike.
    return idea.entry.position % 2 === 0 ? `Matches your interest in ${first.quoted}.` : `A match for ${first.quoted}.`;
  }
  const lead = from === 'interests' ? `Not about ${quote(interests[0]?.says ?? '', MAX_UNKNOWN)} itself` : missed;
  return `${lead || 'No interest to go by yet'}; ${whatGoesWithAny(idea.entry.row)}.`;
}

/**
 * What of an interest an idea meets: `exact` by the student's own words or as a topic of its own, else by a neighbour.
 * `through` says how, and `spoken` is the word of its name or description that meets it.
 */
type Link = { quoted: string; exact: boolean; through: string | null; spoken?: string };

function linkOf({ says, parts }: Interest, { entry }: Reachable): Link {
  const fits = parts.map((part) => ({ part, fit: fitOf(part, entry) }));
  const exact = fits.filter(({ part, fit }) => fit.own || (fit.named && isUntagged(part)));
  const [best] = (exact.length > 0 ? exact : fits).sort((a, b) => b.fit.strength - a.fit.strength);
  if (!best) return { quoted: quote(says, MAX_QUOTE), exact: false, through: null };
  const isWhole = exact.every(({ part, fit }) => !throughOf(part.stem, fit, entry.row));
  if (exact.length === parts.length && parts.length > 1 && isWhole && says.length <= MAX_QUOTE)
    return { quoted: quote(says, MAX_QUOTE), exact: true, through: null };
  return {
    quoted: quote(best.part.says, MAX_QUOTE),
    exact: exact.length > 0,
    through: throughOf(best.part.stem, best.fit, entry.row),
    spoken: spokenOf(best.part, entry.row),
  };
}

/** The first word of a name or description that is one of a part's topics. */
function spokenOf({ topics }: Part, { name, description }: Row): string | undefined {
  const stems = new Set(topics.flatMap(({ words }) => words));
  return wordsOf(`${name}. ${description}`).find(({ stem }) => stems.has(stem))?.text;
}

function throughOf(stem: string, { named, own, near }: Fit, row: Row): string | null {
  const label = own ?? near;
  if (named || !label) return null;
  const predicate = predicateOf(label, row);
  return ` ${phraseOf(predicate)} `.includes(` ${stem} `) ? null : predicate;
}

function whatGoesWithAny({ tags }: Row): string {
  const names = GENERAL.filter((tag) => tags.includes(tag)).map(subjectOf);
  return `${names.slice(0, 2).join(' and ')} ${names.length > 1 ? 'go' : 'goes'} with any interest`;
}

function timeSentence({ entry: { row, position }, distanceMi }: Reachable, now: Date): string {
  const where = whereOf(row, distanceMi);
  const [from, to] = row.grades;
  const grades =
    from === to ? `for grade ${from} only` : `open to grades ${from} ${to - from === 1 ? 'and' : 'to'} ${to}`;
  const lead =
    where && position % 3 > 0 ? `${where.brief}, ${grades}` : `It is ${grades}${where ? ` and ${where.full}` : ''}`;
  return `${lead}; ${closingOf(row, now)}.`;
}

function whereOf(
  { city, scope, localChapters }: Row,
  distanceMi: number | null,
): { brief: string; full: string } | null {
  if (distanceMi !== null) {
    // Most coordinates are a city's middle, so that a mile says nothing.
    const far = distanceMi < 2 ? 'near you' : `about ${Math.round(distanceMi)} miles from you`;
    return { brief: `In ${city}, ${far}`, full: `is in ${city}, ${far}` };
  }
  if (localChapters) return { brief: 'With local chapters', full: 'has local chapters' };
  return scope === 'online' ? { brief: 'Online', full: 'runs online' } : null;
}

function closingOf({ deadlineMonth, localChapters }: Row, now: Date): string {
  if (deadlineMonth === null) return localChapters ? 'ask your local chapter for dates' : 'it has no fixed date';
  const month = MONTHS[deadlineMonth - 1];
  const ahead = monthsUntil(deadlineMonth, now);
  if (ahead === 0) return `it usually closes in ${month}, this month`;
  return ahead <= 6 ? `it usually closes in ${month}` : `the next round usually closes in ${month}`;
}

function audienceSentence({ eligibility, eligibilityNote, stateOnly, verify }: Row): string {
  const audience = [AUDIENCES[eligibility], stateOnly && STATES[stateOnly]].filter(Boolean).join(' ');
  const note = eligibilityNote && (audience ? `, and only to ${eligibilityNote}` : `Open to ${eligibilityNote}`);
  const open = `${audience}${note ?? ''}`;
  if (!verify) return open && `${open}.`;
  return open ? `${open}; check that it runs this year.` : 'Check that it runs this year.';
}

const quote = (words: string, most: number): string =>
  `“${
    words.length <= most
      ? words
      : `${words
          .slice(0, most - 1)
          .toWellFormed()
          .trimEnd()}…`
  }”`;
