import { lowerFirst } from '../capitals.ts';
import { ADVERBS, clausesOf, HAD_TO, othersAct, type Clause } from './clauses.ts';
import { companyIn, GROUP, KIN, withPerson, type Company } from './company.ts';
import { CHOSEN, readDeed, type Deed } from './deeds.ts';
import { pointsBack } from './pronouns.ts';
import { startsAsRole } from './roles.ts';
import { verbOf, type Tense } from './verbs.ts';
import { factsIn, isFiller, weightOf } from './weight.ts';

/**
 * One thing that an activity's line can say, in lower case but for names: a role that the student has, a deed, which starts with
 * its verb, or a fact, such as a result. `tail` can go where the line is full. `company` says with whom it was done, behind the
 * deed that opens a line or in front of a later one. `joint` is what joins it to the slot before it in the text, `pointsBack` is
 * true where a pronoun needs that slot.
 */
export type Slot = {
  kind: 'role' | 'deed' | 'fact';
  text: string;
  tail: string;
  company: Company | undefined;
  joint: Clause['joint'];
  isPast: boolean;
  weight: number;
  pointsBack: boolean;
  /** Its place among the slots. */
  at: number;
};

/** No activity needs more, and a pasted page must not take seconds. */
const MOST_SLOTS = 16;

/** What a description in full words says, in the order of the text. */
export function slotsOf(description: string, label: string): Slot[] {
  const clauses = clausesOf(description).slice(0, 3 * MOST_SLOTS);
  const us = companyIn(description, label);
  const fallback = fallbackOf(clauses);
  const slots: Slot[] = [];
  let tense: Tense = fallback;
  let company: Company | undefined;
  clauses.forEach((given, at) => {
    const goesOn = given.joint === 'and' || given.joint === ',';
    const said = named(given.text, clauses[at - 1]).replace(ADVERBS, '');
    const governed =
      goesOn && HAD_TO.test(clauses[at - 1]?.text ?? '') && verbOf(said.split(' ', 1)[0] ?? '')?.forms.has('base');
    const clause = { ...given, text: governed ? `had to ${said}` : named(given.text, clauses[at - 1]) };
    if (clause.joint === '' || clause.joint === ';') tense = fallback;
    const read = readClause(clause, tense, us);
    if (goesOn && read.kind === 'deed' && !read.ownSubject) read.company ??= company;
    company = read.company;
    if (read.kind === 'deed' && read.tense) tense = read.tense;
    place(read, clause, clauses[at + 1], slots);
  });
  return slots
    .filter(({ text }, at) => slots.findIndex((other) => other.text === text) === at)
    .slice(0, MOST_SLOTS)
    .map((slot, at) => ({ ...slot, at, pointsBack: at > 0 && pointsBack(slot.text), weight: weightOf(slot) }));
}

type Read = {
  kind: Slot['kind'];
  text: string;
  company?: Company | undefined;
  tense?: Tense;
  byOthers?: true;
  ownSubject?: true;
};

/** A fact stands with the slot that it is about, a cause behind what it caused; all else is a slot of its own. */
function place(read: Read, { joint }: Clause, next: Clause | undefined, slots: Slot[]) {
  const last = slots.at(-1);
  const { kind, text, company, byOthers, ownSubject } = read;
  if (text === '') return;
  if (joint === 'because') {
    if (last && byOthers && !isFiller(text)) last.tail = ` because ${text}`;
    return;
  }
  if (byOthers && next?.joint === 'so' && !isFiller(text) && text.length < MOST_CAUSE) {
    slots.push({ ...EMPTY, kind: 'fact', text: '', tail: ` because ${text}`, joint });
    return;
  }
  const [more = ''] = MORE.exec(text) ?? [];
  const isMore = factsIn(more) === 0 && text.slice(0, -more.length).split(' ').length > 2;
  const main = (isMore ? text.slice(0, text.length - more.length) : text).replace(THERE_IS, '$1');
  const slot: Slot = {
    ...EMPTY,
    kind,
    text: main,
    tail: isMore ? more : '',
    company,
    isPast: read.tense === 'past',
    joint: ownSubject && joint !== '' ? ';' : joint,
  };
  if (last?.text === '') slots.splice(-1, 1, { ...slot, tail: slot.tail + last.tail, joint: ';' });
  else if (
    last &&
    kind === 'fact' &&
    !byOthers &&
    (joint === ',' || (joint === '' && last.kind === 'role') || /^now \d/.test(text)) &&
    FACT_ALONE.test(text)
  )
    last.text = `${withTail(last)}, ${text}`;
  else if (last && joint === '' && SPAN.test(text)) last.text += ` (${text.replace(SPAN, '$1').replace(/[()]/g, '')})`;
  else if (last && joint === 'and' && read.tense && !ownSubject && last.kind === 'fact') last.text += ` and ${text}`;
  else slots.push(slot);
}

/** “now it’s 9 kids” is “now 9 kids” in a line. */
const THERE_IS = /^((?:now|usually|mostly) )?(?:it|there)(?:['’]s| is| are| was| were) /i;
/** What a deed can be told without: what it led to, or was meant for. */
const MORE =
  /,? (?:which|so(?: that)? (?=\S+(?: \S+)? (?:can|could|don['’]t|didn['’]t|would)\b)|because|including|especially|(?:when|where|while|before|after|until) I\b) .*$/u;

const EMPTY: Slot = {
  kind: 'fact',
  text: '',
  tail: '',
  company: undefined,
  joint: '',
  isPast: false,
  weight: 0,
  pointsBack: false,
  at: 0,
};
const MOST_CAUSE = 60;
const FACT_ALONE = /^(?!top \d|\d+(?:st|nd|rd|th) place)/i;

function withTail(slot: Slot): string {
  const whole = slot.text + slot.tail;
  slot.tail = '';
  return whole;
}

/** “I have done this since I was nine” says how long the deed before it went on. */
const SPAN = /^(?:do|did) (?:this|it|that)(?: for)? (.+)$/;

const PERSON =
  /^(?:and |but )?((?:my|our|the|a) (?:\p{L}+ )?\p{L}+?)(?:['’]s)? (?:has|is|was|had|have|are|were|lost|needs|uses|lives|speaks|can|can['’]t|doesn['’]t|don['’]t|emailed|asked|called|wanted|needed)\b/iu;

/** “My sister has autism and I help her” helps “my sister” where the clauses part. */
function named(text: string, before: Clause | undefined): string {
  const [, person] = PERSON.exec(before?.text ?? '') ?? [];
  if (!person || before?.text.startsWith('I ')) return text;
  const who = lowerFirst(person);
  const told = text.replace(
    /^((?:\S+ ){1,6}?)(?:her|him|them)\b(?=$|[,.;)]| (?:up|out|down|her|his|their|the|an?|my|with|to|in|at|for|on|from|by|and|get|after|before|every|each|when|while|until|home|company)\b)/u,
    `$1${who}`,
  );
  return told === text
    ? text.replace(/^((?:I|we|\S+ing) (?:\S+ ){1,3}?)(?:his|her|their)(?= \p{Ll})/u, `$1${who}'s`)
    : told;
}

const PRONOUN = new RegExp(
  String.raw`(?:^|(,)? )(?:(I|we)(?:['’](m|ve|d|ll|re))?|me and ((?:my|our|the|a)(?: \p{L}+){0,2}? (?:${KIN}|${GROUP}|teammates|classmates|partners?))|((?:my|our|the|a)(?: \p{L}+){1,4}) and I|((?:my|our|the)(?: \p{L}+){0,2}? (?:${GROUP}))) (?=\p{L})`,
  'giu',
);
const CONTRACTED: Readonly<Record<string, string>> = { m: 'am ', ve: 'have ', d: 'would ', ll: 'will ', re: 'are ' };
const FRONT =
  /^(?:on|in|at|as|every|each|during|after|before|since|over|this|last|for|from|through|when|while|with|by|throughout|once|starting|along|besides|outside|twice|until|despite|(?:\d+|two|three) (?:times|days|nights|hours) (?:a|per) \p{L}+|now|today|usually|sometimes|mostly)\b/iu;
const NO_FRONT_END = /\b(?:since|when|because|that|which|who|where|if|while|after|before|until|than|what|how|and)$/i;
/** What stood in front of the subject goes behind the deed, but before a list or a number that ends it. */
const BEHIND = /(?=(?:: .*|, (?:which|who) .*|, \d[^,]*)?$)/s;

function readClause({ text: given }: Clause, tense: Tense, us: Company): Read {
  const text = given.replace(ADVERBS, '');
  for (const found of text.matchAll(PRONOUN)) {
    const [all, comma, pronoun, contracted = '', meWith, withMe, group] = found;
    const front = text.slice(0, found.index).replace(/,$/, '').trim();
    if (front && (!FRONT.test(front) || NO_FRONT_END.test(front) || (front.includes(',') && !comma))) continue;
    const name = meWith ?? withMe ?? group;
    const predicate = (CONTRACTED[contracted.toLowerCase()] ?? '') + text.slice(found.index + all.length);
    const company = name ? withPerson(lowerFirst(name)) : pronoun?.toLowerCase() === 'we' ? us : undefined;
    return { ...readPredicate(predicate, tense, true, front, company), ownSubject: true };
  }
  if (othersAct(text))
    return { ...byOthers(given.replace(/^(?:and|but|also|then|plus|so(?! far)) /i, '')), ownSubject: true };
  const [, front = '', behind = ''] = /^([^,]{3,80}), (.+)$/s.exec(text) ?? [];
  if (front && FRONT.test(front) && readDeed(behind, tense, false)) return readPredicate(behind, tense, false, front);
  if (/^(?:they|it|there|he|she|everyone|everybody)\b/i.test(text)) return byOthers(given);
  return readPredicate(text, tense, false, '');
}

const byOthers = (text: string): Read => ({
  kind: 'fact',
  text: lowerFirst(text),
  byOthers: true,
});

const SERVES = /^(?:work|serve|volunteer)(?:ed)? as (?:an? |the )?(?=\p{L})/iu;
const STATE = /^(?:am|is|are|was|were|be|been)(?: also| currently| still| now)? /i;

function readPredicate(predicate: string, tense: Tense, hasSubject: boolean, front: string, company?: Company): Read {
  const said = predicate.replace(ADVERBS, '');
  const stated = said.replace(STATE, '').replace(SERVES, '');
  if (startsAsRole(stated))
    return { kind: 'role', text: tidied(lowerFirst(stated.replace(/^(?:an?|the) /i, ''))), tense: toldIn(said) };
  const [, chosen] = CHOSEN.exec(said) ?? [];
  if (chosen) return { kind: 'fact', text: chosen, tense: 'past' };
  const [, counted] = /^(?:have|had) ((?:about |over )?\d\S* .*)/i.exec(said) ?? [];
  if (/^have \d+$/.test(said)) return { kind: 'fact', text: said.replace('have', 'now') };
  if (counted) return { kind: 'fact', text: counted };
  if (
    stated !== said &&
    !/^the one\b/.test(stated) &&
    /^(?:an?|the) /i.test(stated) &&
    stated.split(' ').length <= MOST_ROLE_WORDS
  )
    return { kind: 'role', text: tidied(lowerFirst(stated.replace(/^(?:an?|the) /i, ''))), tense: toldIn(said) };
  const deed = readDeed(said, tense, hasSubject);
  if (deed) return { kind: 'deed', text: asVerb(tidied(withFront(deed, front))), company, tense: deed.tense };
  const keeps = /^(?:taught|given|told|made)\b/.test(stated);
  return { kind: 'fact', text: tidied(lowerFirst(keeps ? said : stated)) };
}

const asVerb = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

const toldIn = (said: string): Tense => (/^(?:was|were|served|worked|volunteered) /i.test(said) ? 'past' : 'present');

const MOST_ROLE_WORDS = 7;

/** Without marks at its ends, and “hoses and tanks and cones” as a list. */
const tidied = (text: string): string =>
  text
    .replace(/^[\s,;:.]+|[\s,;:.!?]+$/g, '')
    .replace(/ (\p{Ll}+) and (\p{Ll}+(?: \p{Ll}+)?) and (?=\p{Ll})/gu, ' $1, $2 and ');

/** The front goes behind, and the name that it gives before the pronoun: “ran my dad's shop after his stroke”. */
function withFront({ text }: Deed, front: string): string {
  if (!front || /^(?:now|today|currently|mostly)$/i.test(front)) return text;
  const [owner] = /\b(?:my|our) \p{L}+['’]s\b/u.exec(front) ?? [];
  const [pronoun] = /\b(?:his|her|their)(?= \p{Ll})/u.exec(text) ?? [];
  const swaps = owner !== undefined && pronoun !== undefined;
  const told = swaps ? text.replace(pronoun, owner) : text;
  return told.replace(BEHIND, ` ${lowerFirst(swaps ? front.replace(owner, pronoun) : front)}`);
}

const PAST = /\b(?:was|were|had|did|used|ago)\b/i;
const PRESENT = /\b(?:am|is|are|currently|now|every|each|weekly)\b/i;

/** The tense of what shows none, such as “teaching kids”: the past where the text tells in it, else the present. */
function fallbackOf(clauses: readonly Clause[]): Tense {
  const signs = clauses.map(({ text }) => {
    const deed = readDeed(text.replace(ADVERBS, '').replace(/^(?:I|we) /i, ''), 'present', false);
    const told = deed ? (deed.tense === 'past' ? -1 : 1) : 0;
    return told + (PAST.test(text) ? -1 : 0) + (PRESENT.test(text) ? 1 : 0);
  });
  return signs.reduce<number>((sum, sign) => sum + sign, 0) < 0 ? 'past' : 'present';
}
