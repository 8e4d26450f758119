import { readEssay } from '../../text.ts';
import { lowerFirst } from '../capitals.ts';
import { polishParagraph } from '../polish.ts';
import { dutyDeed, readDeed, type Fallback } from './deeds.ts';
import { pointsBack } from './pronouns.ts';
import { isRole, roleDeed } from './roles.ts';
import { canStandInFront, companyIn, hasFiniteVerb, splitAtSubjects, subjectOf, type Subject } from './subjects.ts';
import { upTo, withStops } from './tidy.ts';
import { retense, splitAtVerbs } from './verb-lists.ts';
import { verbOf, type Deed, type Tense } from './verbs.ts';
import { weightOf } from './weight.ts';

/**
 * One thing that a description says, without its subject, in lower case but for names. `tense` is that of a deed, which
 * starts with its verb; other clauses have none. `shared` says with whom it was done, `joint` what stands between it and
 * the clause before, '' at the start of a sentence. `pointsBack` is true where a pronoun needs the clause before;
 * `weight` says how much a reader learns from it.
 */
export type Clause = {
  text: string;
  tense: Tense | 'passive' | undefined;
  shared: string;
  joint: string;
  pointsBack: boolean;
  weight: number;
};

/** No activity needs more, and a pasted page must not take seconds. */
const MOST_CLAUSES = 16;
const LONGEST_SENTENCE = 600;

/** The clauses of a tidied description in English, in the order of the text. */
export function readClauses(description: string): Clause[] {
  const lines = description.split('\n').map(withStops);
  const sentences = lines.flatMap((line) => {
    const { output } = polishParagraph(line, []);
    return sentencesOf(output).map((sentence) => asTyped(sentence, line));
  });
  const fallback = fallbackOf(sentences);
  const us = companyIn(description);
  return sentences
    .flatMap(splitAtMarks)
    .map((part) => upTo(LONGEST_SENTENCE, part))
    .flatMap(splitAtSubjects)
    .flatMap(({ text, joint }) => readSentence(text, joint, fallback, us))
    .filter(({ text }, at, all) => all.findIndex((other) => other.text === text) === at)
    .slice(0, MOST_CLAUSES)
    .reduce(withSpan, [])
    .map(namePerson)
    .map(servesAs)
    .map((clause, at) => ({ ...clause, pointsBack: at > 0 && pointsBack(clause.text) }));
}

const TITLE_AT_END = /\b(?:Rep|Sen|Gov|Lt|Sgt|Capt|Rev|Hon|approx|incl)\.$/;

const sentencesOf = (text: string): string[] =>
  readEssay(text).sentences.reduce<string[]>((sentences, { start, end }) => {
    const sentence = text.slice(start, end);
    const before = sentences.at(-1);
    return before && TITLE_AT_END.test(before)
      ? [...sentences.slice(0, -1), `${before} ${sentence}`]
      : [...sentences, sentence];
  }, []);

const SPAN = /^(?:do|did) (?:this|it|that) (?:\((.+)\)|for (.+)|(since .+))$/;

/** “I have done this for 3 years” says how long the deed before it went on. */
function withSpan(clauses: Told[], clause: Told): Told[] {
  const [, ...spans] = SPAN.exec(clause.text) ?? [];
  const span = spans.find(Boolean);
  const at = clauses.findLastIndex(({ tense }) => tense);
  return span && at >= 0
    ? clauses.map((other, place) => (place === at ? { ...other, text: `${other.text} (${span})` } : other))
    : [...clauses, clause];
}

/** Where no deed is told, a role is one: “drum major of the band” served as drum major. */
const servesAs = (clause: Told, at: number, all: Told[]): Told =>
  all.every(({ tense }) => !tense) && all.findIndex(({ text }) => isRole(text)) === at
    ? { ...clause, text: `serve as ${clause.text}`, tense: 'present' }
    : clause;

/** A capital that only opens the sentence is taken back where the student typed none. */
function asTyped(sentence: string, line: string): string {
  const lower = sentence.charAt(0).toLowerCase() + sentence.slice(1);
  const [first = ''] = /^[\p{L}'’-]+/u.exec(lower) ?? [];
  return first.length > 1 && line.split(/[^\p{L}'’-]+/u).includes(first) ? lower : sentence;
}

const PAST = /\b(?:was|were|had|did|used|ago)\b/i;
const PRESENT = /\b(?:am|is|are|have|has|currently|now|every|each|weekly)\b/i;

/** The present where it prevails; for “teaching kids”, which sounds as if it goes on, where the past does not. */
function fallbackOf(sentences: string[]): Fallback {
  const signs = sentences.map((sentence) => {
    const predicate = sentence.replace(/^(?:I|we) /i, '');
    const deed = readDeed(predicate, { doing: 'present', rest: 'present' }, predicate !== sentence);
    const forms = verbOf(/^[\p{L}-]+/u.exec(predicate)?.[0] ?? '')?.forms;
    const told = !deed || !forms ? 0 : deed.tense === 'past' ? -1 : forms.has('base') ? 1 : 0;
    return told + (PAST.test(sentence) ? -1 : 0) + (PRESENT.test(sentence) ? 1 : 0);
  });
  const sum = signs.reduce<number>((total, sign) => total + sign, 0);
  return { doing: sum < 0 ? 'past' : 'present', rest: sum > 0 ? 'present' : 'past' };
}

const MARKS = /;\s+| [-–—] |, (?=(?:(?:co-)?captain|team|PR|MVP)\b)|(?<=^(?:\p{L}+ ){0,3}\p{L}+): (?=\p{L})/u;

const splitAtMarks = (sentence: string): string[] => sentence.split(MARKS).filter((part) => /[\p{L}\p{N}]/u.test(part));

const LEADING =
  /^(?:and|but|so|also|then|plus|additionally|furthermore|moreover|in addition|on top of that|besides that|overall|besides)\b,? (?!far\b)/i;
const DUTY =
  /^(?:(?:my|our|the) )?(?:\p{L}+ )?(?:role|job|duty|duties|responsibility|responsibilities|tasks?)(?: \p{L}+){0,3}? (?:was|is|were|are|includes?|included|involves?|involved|consist(?:s|ed) of)(?: to| mainly| mostly)* /iu;
const HEADING = /^(?:my |main )*(?:role|job|duties|responsibilities|tasks)$/i;
const STATEMENT =
  /^(?:am|is|are|was|were) (?:also |currently )?((?:an?|the|one|\d|(?:co-)?first|second|third|half|fluent|certified|ranked)\b.*|\d.*)$/s;

/** A clause before it is known what comes before it. */
type Told = Omit<Clause, 'pointsBack'>;

function readSentence(sentence: string, joint: string, fallback: Fallback, us: string): Told[] {
  const text = sentence.replace(/[.!?:,;\s]+$/, '').replace(LEADING, '');
  if (HEADING.test(text)) return [];
  const [said] = DUTY.exec(text) ?? [];
  const duties = said && dutiesDeed(text.slice(said.length), said);
  if (duties) return clausesOf(duties, joint);
  const subject = subjectOf(text, us);
  if (subject) {
    const deed = readDeed(subject.predicate, fallback, true);
    if (deed) return clausesOf(deed, joint, subject);
    const [, statement] = STATEMENT.exec(subject.predicate) ?? [];
    return [statement ? clauseOf(statement, '; ') : clauseOf(text, joint)];
  }
  const [, front = '', behind = ''] = /^([^,]{3,80}), (.+)$/s.exec(text) ?? [];
  const fronted = front && canStandInFront(front, true) && readDeed(behind, fallback, false);
  if (fronted) return clausesOf(fronted, joint, { front, shared: '', predicate: '' });
  const deed = roleDeed(text, fallback.doing) ?? readDeed(text, fallback, false);
  return deed ? clausesOf(deed, joint) : statementOf(text.replace(/^there (?:is|are|was|were) /i, ''), joint, fallback);
}

/** “certified ref, did 60 games”: what comes first says no deed, and what follows may. */
function statementOf(text: string, joint: string, fallback: Fallback): Told[] {
  const split = (['past', 'present'] as const).map((tense) => splitAtVerbs(text, tense));
  const [first, ...more] = split.find(({ length }) => length > 1) ?? [{ text, joint: '' }];
  const deeds = more.map((part) => ({ ...part, deed: readDeed(part.text, fallback, false) }));
  const isFragment = first && more[0]?.joint.startsWith(',') && !hasFiniteVerb(first.text.split(' '));
  if (!isFragment || !deeds.every(({ deed }) => deed)) return [clauseOf(text, joint)];
  return [clauseOf(first.text, joint), ...deeds.flatMap(({ deed }) => (deed ? clausesOf(deed, '; ') : []))];
}

/** “My job was to lead” or “My duties include planning”, as what was done. */
function dutiesDeed(duties: string, said: string): Deed | undefined {
  const tense: Tense = /\b(?:was|were|included|involved|consisted)\b/i.test(said) ? 'past' : 'present';
  const list = duties.replace(/\b(and|,) to (?=\p{L})/gu, '$1 ');
  if (/ to /i.test(said)) return { text: retense(list, 'base', tense), tense };
  const listed = /\b(?:duties|responsibilities|tasks)\b/i.test(said) || /^\p{L}+ing\b/iu.test(list);
  return listed ? dutyDeed(list, 'handle', tense) : undefined;
}

const TOGETHER =
  /\b(?:we|together|teams?|as a (?:team|group|family)|with (?:my|our|the|a) (?:team|club|group|family))\b/i;
/** What each member of a group does, so that no reader takes it for the work of one. */
const EACH_DOES =
  /^(?:have|had|went|met|sang|read|(?:start|go|meet|practice|rehearse|attend|compete|perform|travel|sing|watch|talk|discuss|study|volunteer|visit|hike|pray)(?:s|ed|d|es)?)\b(?! (?:an?|the|our)\b)/i;
/** What stood in front of the subject goes behind the deed, but before a list or a number that ends it. */
const BEHIND = /(?=(?:: .*|, (?:which|who) .*|, \d[^,]*)?$)/s;

function clausesOf({ text, tense, passive }: Deed, joint: string, subject?: Subject): Told[] {
  const front = subject?.front.replace(/,$/, '').replace(/^(?:now|currently)$/i, '') ?? '';
  return splitAtVerbs(text, tense).map((part, at) => {
    if (at === 0) return deedClause({ text: withFront(part.text, front), tense, passive }, joint, subject?.shared);
    const deed = readDeed(part.text, { doing: tense, rest: tense }, true);
    return deedClause(deed ?? { text: part.text, tense }, part.joint, subject?.shared);
  });
}

/** The front goes behind, and the name that it gives before the pronoun: “ran my dad's shop after his stroke”. */
function withFront(deed: string, front: string): string {
  if (!front) return deed;
  const [owner] = /\b(?:my|our) \p{L}+['’]s\b/u.exec(front) ?? [];
  const [pronoun] = /\b(?:his|her|their)(?= \p{Ll})/u.exec(deed) ?? [];
  const swaps = owner !== undefined && pronoun !== undefined;
  const told = swaps ? deed.replace(pronoun, owner) : deed;
  return told.replace(BEHIND, ` ${lowerFirst(swaps ? front.replace(owner, pronoun) : front)}`);
}

function deedClause({ text, tense, passive }: Deed, joint: string, shared = ''): Told {
  const alone = (shared.startsWith('as a ') && TOGETHER.test(text)) || EACH_DOES.test(text) || text.includes(shared);
  const lower = /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
  return clauseOf(lower, joint, passive ? 'passive' : tense, alone ? '' : shared);
}

function clauseOf(text: string, joint: string, tense?: Clause['tense'], shared = ''): Told {
  const trimmed = text.replace(/^[\s,;:.]+|[\s,;:.!?]+$/g, '');
  const cased = tense ? trimmed : lowerFirst(trimmed);
  return { text: cased, tense, shared, joint, weight: weightOf(cased, tense !== undefined) };
}

const PERSON =
  /^((?:my|our) (?:\p{L}+ )?\p{L}+) (?:has|is|was|had|have|are|were|lost|needs|uses|lives|speaks|can|can['’]t|doesn['’]t|don['’]t)\b/u;

/** “My sister has autism and I help her” helps “my sister” where the clauses part. */
function namePerson(clause: Told, at: number, all: Told[]): Told {
  const [, person] = PERSON.exec(all[at - 1]?.text ?? '') ?? [];
  if (!person || !clause.tense) return clause;
  return {
    ...clause,
    text: clause.text.replace(
      /^((?:\S+ ){1,3}?)(?:her|him|them)\b(?=$|[,.;)]| (?:her|his|their|the|an?|my|with|to|in|at|for|on|from|by|and|get|after|before|every|each|when|while|until|up|out|down|home|company)\b)/u,
      `$1${person}`,
    ),
  };
}
