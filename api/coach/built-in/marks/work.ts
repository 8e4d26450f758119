import { BORROWED_OPENING, BORROWED_WORDS, OPENING_QUESTION, THROAT_CLEARING } from '../phrases.ts';
import { misspellings } from '../spelling.ts';
import { arguing } from '../reading/arguing.ts';
import { contradictions } from '../reading/contradictions.ts';
import { stockIn } from '../reading/generic.ts';
import { earlyMentions } from '../reading/order.ts';
import { otherCollege } from '../reading/other-college.ts';
import { inFigures } from '#contract/in-words.ts';
import { countWords } from '#contract/words.ts';
import { ANSWERED_BY_THOUGHT, type AskedPart } from '#contract/outline/asked-parts.ts';
import { missingParts } from '../reading/prompt-parts.ts';
import type { Reading, ReadSentence } from '../reading/reading.ts';
import {
  breaksOff,
  type Context,
  isOutOfPlace,
  listing,
  notPlace,
  orderIsBroken,
  repeatsActivities,
  UNFINISHED,
} from '../scoring/gates.ts';
import { aboutAnother, endOf, GENERIC, genericOf, STORIES } from '../scoring/signals.ts';
import { PEOPLE } from '../words.ts';
import type { Mark, RemarkKey } from './mark.ts';
import { quoted } from './mark.ts';
import { grammarSlips } from '../reading/slips.ts';
import { ABOUT_SELF, PARTICULAR, sentenceMarks } from './sentence-marks.ts';

const whole = (key: RemarkKey, use: number, about?: Mark['about']): Mark => ({
  kind: 'work',
  key,
  start: null,
  end: null,
  use,
  about,
});
const at = (
  key: RemarkKey,
  { start, end }: { start: number; end: number },
  use: number,
  about?: Mark['about'],
): Mark => ({ kind: 'work', key, start, end, use, about });

const MISSING: Readonly<Partial<Record<AskedPart, RemarkKey>>> = {
  ...Object.fromEntries(ANSWERED_BY_THOUGHT.map((part) => [part, 'missingReflection'])),
  schoolwork: 'missingSchoolwork',
  acts: 'missingActs',
  why: 'missingWhy',
  bring: 'missingBring',
};

/** Everything that could be said of what needs work, in no order. `best` is the essay's strongest line. */
export function workMarks(reading: Reading, context: Context, best: ReadSentence | undefined): Mark[] {
  return [
    ...embarrassing(reading, context),
    ...onTheWhole(reading, context),
    ...openings(reading, context, best),
    ...endings(reading, context, best),
    ...sentenceMarks(reading, { kind: context.kind, brochure: isBrochure(reading, context) }),
    ...slips(reading),
  ];
}

/** What would embarrass: another college's name, two facts that can't both be true, blame. */
function embarrassing(reading: Reading, context: Context): Mark[] {
  const { college, kind } = context;
  const { sentences } = reading;
  const other = otherCollege(reading.essay.text, context);
  const facts = contradictions(reading).map(({ second, says: [first, then] }) =>
    at('contradiction', second, 95, { first, second: then }),
  );
  const early = earlyMentions(reading)
    .slice(0, 2)
    .map(({ name, at: sentence }) => at('earlyMention', sentence, 60, { name }));
  const blame = sentences.filter(({ text }) => BLAME.test(text)).slice(0, 1);
  const wrongBox =
    kind === 'additionalInformation' ? sentences.filter(({ text }) => isOutOfPlace(text) && !BLAME.test(text)) : [];
  const misplaced = [...new Set([wrongBox[0], wrongBox.find(({ text }) => /\bin addition to\b/i.test(text))])];
  return [
    ...(other && college ? [at('otherCollege', other, 100, { college, form: other.form })] : []),
    ...facts,
    ...early,
    ...blame.map((sentence) => at('blame', sentence, 88)),
    ...misplaced.flatMap((sentence) => (sentence ? [at('notPlace', sentence, 84)] : [])),
  ];
}

const BLAME =
  /\b(?:(?:teacher|coach|counselor|school|professor|(?:Mr|Mrs|Ms|Dr)\. \w+)\b.{0,40}\b(?:did not like|didn't like|hated|was unfair|graded (?:much |so |too )?(?:harder|unfairly)|had it out|picked on|favou?red)|it was(?:n't| not) (?:fair|my fault)|unfairly)\b/i;

/** From here on most of a text argues. */
const ARGUES = 0.7;

/** The one thing about the whole essay that would help most. */
function onTheWhole(reading: Reading, context: Context): Mark[] {
  const { kind, prompt, college, wordLimit } = context;
  const { sentences, words } = reading;
  const generic = genericOf(reading);
  const missing = missingParts(prompt, kind, reading, college).flatMap((part) => MISSING[part] ?? []);
  const marks: Mark[] = [...new Set(missing)].map((key) => whole(key, 86));
  if (kind === 'additionalInformation') return notPlace(reading) > 0.08 ? [whole('wholeNotPlace', 90)] : [];
  if (wordLimit !== null && words < UNFINISHED * wordLimit)
    marks.push(whole('wholeUnfinished', 70, { words: String(words), limit: String(wordLimit) }));
  // Counted as the editor shows it, because the reading counts words in its own way.
  const over = wordLimit === null ? 0 : countWords(reading.essay.text) - wordLimit;
  if (over > 0) marks.push(whole('wholeOverLimit', 88, { over: inFigures(over, 'word'), limit: String(wordLimit) }));
  if (STORIES.has(kind) && arguing(reading) >= ARGUES) return [...marks, whole('wholeArgument', 92)];
  if (generic >= 0.33 && sentences.length > 3)
    return [...marks, whole(kind === 'whyCollege' ? 'wholeGenericWhy' : 'wholeGeneric', 92)];
  if (Math.max(listing(reading), repeatsActivities(reading, context)) >= 0.4)
    return [...marks, whole('wholeListing', 90)];
  if (isBrochure(reading, context)) return [...marks, whole('wholeBrochure', 90)];
  const person = kind === 'personalStatement' ? mainPerson(reading) : undefined;
  if (person) marks.push(whole('wholeAboutOther', 89, { person }));
  if (orderIsBroken(reading)) marks.push(whole('wholeOrder', 87));
  return marks;
}

/** An answer to “why us” that has facts of the college and little of the student. */
const isBrochure = ({ sentences, words }: Reading, { kind }: Pick<Context, 'kind'>): boolean =>
  kind === 'whyCollege' &&
  sentences
    .filter(
      ({ role, evidence, thought, generic }) =>
        evidence.self &&
        (((role === 'scene' || role === 'summary' || role === 'detail') && generic < 0.15) ||
          (role === 'reflection' && thought >= 0.5 && generic < 0.12)),
    )
    .reduce((sum, sentence) => sum + sentence.words.length, 0) /
    Math.max(1, words) <
    0.15;

/** Those of whom one says “my”: “your customer” would be odd. */
const KIN =
  /^(?:(?:grand|step)?(?:mother|father|mom|dad|ma|pa|parents?)|brother|sister|uncle|aunt|cousin|coach|teacher|friend)$/;

/** “your grandfather”, where most of the text is about one person of the family and not about the writer, “somebody else” where it is another. */
function mainPerson(reading: Reading): string | undefined {
  if (aboutAnother(reading) < 0.5) return undefined;
  const keys = reading.essay.words.map(({ key }) => key);
  const counts = new Map<string, number>();
  for (const key of keys) if (PEOPLE.has(key) && KIN.test(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const [person, times] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? ['', 0];
  const spokenOf = keys.filter((key) => key === 'he' || key === 'she').length;
  return times >= 4 || (times >= 2 && spokenOf >= 10) ? `your ${person}` : 'somebody else';
}

/** General words before the text begins. */
function openings({ essay, sentences }: Reading, { kind, wordLimit }: Context, best: ReadSentence | undefined): Mark[] {
  if (kind === 'shortAnswer' || (wordLimit !== null && wordLimit <= 60)) return [];
  const first = sentences[0];
  if (!first || sentences.length < 4) return [];
  const buried = buriedStart(sentences);
  if (buried) {
    const opening = sentences.filter(({ paragraph }) => paragraph === first.paragraph && paragraph < buried.paragraph);
    const quote = quoted(essay.text, buried.start, buried.end);
    return [at('throatClearingStory', { start: first.start, end: (opening.at(-1) ?? first).end }, 85, { quote })];
  }
  const general = sentences.slice(0, 3).findIndex((sentence) => !isThroatClearing(sentence));
  const last = sentences[(general < 0 ? 3 : general) - 1];
  if (!last || general === 0) return [];
  const starts = sentences.find(
    ({ role, generic, anchors, start }) =>
      start > last.end && (role === 'scene' || role === 'summary') && generic < 0.2 && anchors >= 1,
  );
  const stretch = { start: first.start, end: last.end };
  return starts && best
    ? [at('throatClearingStory', stretch, 85, { quote: quoted(essay.text, starts.start, starts.end) })]
    : [at('throatClearing', stretch, 83)];
}

/** A story is buried behind so much of its text, in which so little happens and so much is general. */
const BURIED = { words: 0.2, scene: 0.1, generic: 0.2 };
/** Sentences from which one sees that somebody stays in a moment. */
const STAYS = 3;

/** The first sentence of the paragraph in which the story starts, where much that is general stands before it. */
function buriedStart(sentences: readonly ReadSentence[]): ReadSentence | undefined {
  const isScene = ({ role, generic }: ReadSentence) => role === 'scene' && generic < BURIED.generic;
  const moment = sentences.findIndex(
    (sentence, index) => isScene(sentence) && sentences.slice(index, index + STAYS + 1).filter(isScene).length >= STAYS,
  );
  if (moment < 0) return undefined;
  const start = sentences.findIndex(({ paragraph }) => paragraph === sentences[moment]!.paragraph);
  const before = sentences.slice(0, start);
  const count = (some: readonly ReadSentence[]) => some.reduce((sum, { words }) => sum + words.length, 0);
  const [all, words] = [count(sentences), count(before)];
  const generic = before.reduce((sum, sentence) => sum + sentence.words.length * sentence.generic, 0);
  return words >= BURIED.words * all &&
    count(before.filter(isScene)) <= BURIED.scene * words &&
    generic >= BURIED.generic * words &&
    sentences[start]!.anchors >= 1.5
    ? sentences[start]
    : undefined;
}

/** A question to the reader, a dictionary, somebody famous, or a phrase that clears the throat. */
const BORROWED: readonly RegExp[] = [OPENING_QUESTION, ...BORROWED_OPENING, ...BORROWED_WORDS, ...THROAT_CLEARING];

const isThroatClearing = ({ role, generic, anchors, text }: ReadSentence): boolean =>
  (anchors < 1.5 && BORROWED.some((pattern) => text.search(pattern) >= 0)) ||
  ((role === 'general' || role === 'claim' || role === 'frame') &&
    ((generic >= 0.25 && anchors < 1.5) ||
      (generic >= 0.1 &&
        anchors < 1 &&
        /\b(?:everyone|people|life|world|society|leadership|success|challenges?)\b/i.test(text))));

/** From which share of the sentences on a line is near the end. */
const NEAR_END = 0.75;

/** A last sentence that could close many essays; an essay with events and no thought at its end. */
function endings(reading: Reading, context: Context, best: ReadSentence | undefined): Mark[] {
  const { essay, sentences } = reading;
  if (context.kind === 'shortAnswer' || context.kind === 'additionalInformation' || sentences.length < 4) return [];
  const last = sentences.at(-1)!;
  if (breaksOff(reading)) return [at('breaksOff', last, 88)];
  if (sentences.length < 6) return [];
  const moral = sentences.filter(({ paragraph }) => paragraph === last.paragraph);
  const before = sentences.at(-1 - moral.length);
  if (before && before.generic < PARTICULAR && moral.length > 1 && moral.every(isStock)) {
    const quote = quoted(essay.text, before.start, before.end);
    return [at('endingParagraph', { start: moral[0]!.start, end: last.end }, 90, { quote })];
  }
  const ends = endOf(reading).filter(
    ({ generic, anchors, thought, text, paragraph }) =>
      paragraph === last.paragraph &&
      (thought < 0.5 || stockIn(text) > 0) &&
      (generic >= GENERIC || (genericOf(reading) >= PARTICULAR && generic >= 0.2 && anchors < 1)),
  );
  const worst = isStock(last) ? last : ends.sort((a, b) => b.generic - a.generic)[0];
  const missing = missingParts(context.prompt, context.kind, reading, context.college).some((part) =>
    ANSWERED_BY_THOUGHT.includes(part),
  );
  if (missing) return [at('endsWithoutThought', last, 80)];
  if (!worst) return [];
  const stretch = { start: worst.start, end: worst.end };
  if (ABOUT_SELF.test(worst.text) && worst.role !== 'plan') return [at('endingClaim', stretch, 79)];
  // To stop at a line of the middle would drop most of what follows.
  const isNear = best !== undefined && sentences.indexOf(best) >= NEAR_END * sentences.length;
  return isNear && best.end < worst.start
    ? [at('endingBetter', stretch, 79, { quote: quoted(essay.text, best.start, best.end) })]
    : [at('ending', stretch, 74)];
}

/** Whether many could have written a sentence of the end. */
const isStock = ({ generic, thought, text, evidence }: ReadSentence): boolean =>
  (generic >= 0.25 && thought < 0.5) || (stockIn(text) > 0 && !evidence.speech);

/** “its” before a word that it can own is right, whatever the grammar checker says: “know its left from its right”. */
const isPossessive = (plain: string, start: number, end: number, fix: string): boolean =>
  /\bit's$/.test(fix) &&
  /\bits$/.test(plain.slice(start, end)) &&
  !/^ (?:a|an|the|not|been|going|so|too|very|really|just|my|your|all|time|okay|hard|easy|like)\b/.test(
    plain.slice(end, end + 12),
  );

/** Whether a single word stands between quotation marks, as one does that is spoken of. */
const isQuoted = (plain: string, { start, end }: { start: number; end: number }): boolean =>
  plain[start - 1] === '"' && /^[.,;:!?]?"/.test(plain.slice(end, end + 2));

/** Slips of grammar and spelling, at most three, of one kind if there is one; never in what somebody says. */
function slips({ essay }: Reading): Mark[] {
  const grammar = grammarSlips(essay)
    .filter(({ start, end, fix }) => !isPossessive(essay.plain, start, end, fix))
    .map((slip) => at('slip', slip, 30, { fix: slip.fix, because: slip.because }));
  const spelling = misspellings(essay).flatMap(({ word, meant }) =>
    meant === undefined || word.raw !== word.raw.toLowerCase() || isQuoted(essay.plain, word)
      ? []
      : [at('spelling', word, 29, { fix: meant })],
  );
  const long = essay.sentences
    .filter(({ words, text }) => words.length > 60 && !/[;:–—]/.test(text))
    .map((sentence) => at('runOn', sentence, 31, { words: String(sentence.words.length) }));
  return [...grammar, ...spelling, ...long].slice(0, 3);
}
