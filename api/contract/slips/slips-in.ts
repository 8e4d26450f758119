import { type Found, namesIn } from './find-names.ts';
import { ELSEWHERE, type KnownForm, type NameIndex } from './name-index.ts';
import { isEvent, isOtherName, isResidence, isStateOfTown } from './other-meanings.ts';
import { isNearOwn, isOwn, type OwnNames, ownNames } from './own-names.ts';
import type { Place } from './place.ts';
import { sentenceSpans } from '../sentence-spans.ts';
import { plainText } from '../plain-text.ts';
import { joinedLines, quotedParts, type Stretch } from './plain.ts';
import { closeSigns, isAcademic, isPast, wishesIn } from './signs.ts';
import { isSomebodysCollege } from './somebodys-college.ts';

/** Another college's name in an essay for one college, at UTF-16 offsets of the text. */
export interface Slip extends Stretch {
  /** The other college. */
  college: string;
  /** What the words mean otherwise; null where they mean nothing else. */
  alsoMeans: string | null;
}

/**
 * The names of other colleges that were left in an essay for `target`, in text order and without overlap. A form that means something
 * else too counts only with a second sign that a college is meant; somebody else's college, a quotation, a hospital and the like never do.
 */
export function slipsIn(text: string, target: string, names: NameIndex): Slip[] {
  const plain = joinedLines(plainText(text));
  const found = namesIn(plain, names);
  if (found.length === 0) return [];
  const own = ownNames(target, names);
  const quoted = quotedParts(plain);
  const others = found.filter(({ form }) => !isOwn(form, own)).slice(0, MOST);
  const essay = { plain, sentences: sentenceSpans(plain), others, own };
  return others
    .filter(({ start }) => !quoted.some((part) => start > part.start && start < part.end))
    .filter((name) => isMeant(name, essay))
    .map(({ form, start, end }) => ({
      start,
      end,
      college: collegeMeant(form, plain, names),
      alsoMeans: form.alsoMeans,
    }));
}

/** Of several colleges the one that the text names by a longer form too, in any case; else the most popular one. */
function collegeMeant({ text, colleges }: KnownForm, plain: string, { byCollege }: NameIndex): string {
  const lower = plain.toLowerCase();
  const isNamed = (college: string) =>
    byCollege.get(college)?.some((form) => form.text.length > text.length && lower.includes(form.text.toLowerCase()));
  return (colleges.length > 1 ? colleges.find(isNamed) : undefined) ?? colleges[0] ?? text;
}

interface EssayRead {
  plain: string;
  sentences: Stretch[];
  others: Found[];
  own: OwnNames;
}

/** How many names of other colleges are looked at: more are no essay. */
const MOST = 300;
/** How far from a name signs are looked for, in characters: further than any sentence of an essay is long. */
const FAR = 400;
/** How many signs a form needs that means something else too. */
const ENOUGH = 2;
const ENOUGH_FOR_PERSON = 3;

/** Whether there are signs enough that the name stands for the college. */
function isMeant(name: Found, essay: EssayRead): boolean {
  const { form, start, end } = name;
  const { plain, sentences, own } = essay;
  const at = sentences.findIndex((sentence) => start < sentence.end);
  const sentence = nearby(sentences[at] ?? { start: 0, end: plain.length }, name);
  const words = plain.slice(sentence.start, sentence.end);
  const place: Place = {
    before: plain.slice(sentence.start, start),
    after: plain.slice(end, sentence.end).replace(/^'S\b/, "'s"),
    sentence: words,
    wishes: wishesIn(words),
    wishesHere: wishesIn(clauseAt(words, start - sentence.start)),
  };
  if (isSomebodysCollege(place)) return false;
  if (form.kind === 'domain') return true;
  if (isOtherName(place, form) || isEvent(place, form)) return false;
  if (form.alone) return true;

  const close = closeSigns(place.before, place.after, form.kind);
  const around = { start: sentences[at - 1]?.start ?? sentence.start, end: sentences[at + 1]?.end ?? sentence.end };
  const again = isNamedAgain(name, around, essay);
  if (/^\p{N}+$/u.test(form.text)) return again;
  if (isNearOwn(form, own) && close < 1.5) return false;
  if ((isResidence(place) || isStateOfTown(place, form)) && close < 1.5) return false;
  if (form.alsoMeans === ELSEWHERE && close < 1) return false;
  const isName = /person|given name/.test(form.alsoMeans ?? '');
  const isCommon = ORDINARY.has(form.text) || (isName && !again && !place.wishes);
  if (start === sentence.start && !form.text.includes(' ') && close < (isCommon ? 1.5 : 1)) return false;

  const next = sentences[at + 1];
  const cheers =
    form.kind === 'team' && place.after.startsWith('!') && next && wishesIn(plain.slice(next.start, next.end));
  const isVague = form.alsoMeans === ELSEWHERE || /state|region|city|country|river/.test(form.alsoMeans ?? '');
  const sum =
    close +
    (place.wishes ? 1.5 : 0) +
    (cheers ? 1.5 : 0) +
    (again ? 1.5 : 0) +
    (isAcademic(words) ? 1 : 0) +
    (start > sentence.start && !isName ? 0.5 : 0) +
    (isPast(words) ? 0 : close >= 1 && !isVague ? 1 : 0.5);
  // Where a form is a person's name too, a place needs one sign more, and a team a cheer, a wish or the college named again.
  if (isName && !again && form.kind === 'team' && !cheers && !place.wishes) return false;
  return sum >= (isName && !again && form.kind === 'place' ? ENOUGH_FOR_PERSON : ENOUGH);
}

/** The stretch, no further from the name than signs are looked for. */
const nearby = (stretch: Stretch, { start, end }: Stretch): Stretch => ({
  start: Math.max(stretch.start, start - FAR),
  end: Math.min(stretch.end, end + FAR),
});

/** Whether the same college is named by another form in the stretch. */
const isNamedAgain = ({ form }: Found, around: Stretch, { others }: EssayRead): boolean =>
  others.some(
    (other) =>
      other.form !== form &&
      other.start >= around.start &&
      other.end <= around.end &&
      other.form.colleges.some((college) => form.colleges.includes(college)),
  );

/** The part of a sentence around a place in it, from one “, and” to the next. */
function clauseAt(sentence: string, at: number): string {
  let from = 0;
  for (const { index } of sentence.matchAll(/[,;:] (?:and|but|so|or|yet) |; /g)) {
    if (index >= at) return sentence.slice(from, index);
    from = index;
  }
  return sentence.slice(from);
}

/** Names that are ordinary words too, so that a capital at the head of a sentence says nothing. */
const ORDINARY: ReadonlySet<string> = new Set(
  `Academy American Army Atlantic Baker Bard Beacon Berry Brown Calvary Capital Case Central Centre Charter City Concord Converse
  Cornerstone Covenant Crown Curry Dean Defiance Dominican Drew Eastern Fisher Friends Grace Haven Heritage Hood Hope Horizon Hunter
  Justice Keystone King Landmark Liberty Life Manor Mercy Messenger Midway Mission National Navy Northeastern Northern Northwestern
  Orange Pace Pacific Park Peace Pillar Plaza Point Post Pride Providence Reach Reed Regent Rice Rush Rust Shepherd Skyline Snow South
  Southern State Sterling Tech Temple Union Wake Western`.split(/\s+/),
);
