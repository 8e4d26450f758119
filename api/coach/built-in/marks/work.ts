import { BORROWED_OPENING, BORROWED_WORDS, OPENING_QUESTION, THROAT_CLEARING } from '../phrases.ts';
import { misspellings } from '../spelling.ts';
import { contradictions } from '../reading/contradictions.ts';
import { stockIn } from '../reading/generic.ts';
import { earlyMentions } from '../reading/order.ts';
import { otherCollege } from '../reading/other-college.ts';
import { missingParts, type Part } from '../reading/prompt-parts.ts';
import type { Reading, ReadSentence } from '../reading/reading.ts';
import { TURN } from '../reading/roles.ts';
import { type Context, isOutOfPlace, listing, notPlace, orderIsBroken, repeatsActivities } from '../scoring/gates.ts';
import { aboutOthers, endOf, GENERIC, genericOf, officeWordsIn, sceneShare } from '../scoring/signals.ts';
import { PEOPLE, setOf } from '../words.ts';
import type { Mark, RemarkKey } from './mark.ts';
import { quoted } from './mark.ts';
import { verbSlips } from '../reading/verb-slips.ts';

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

const MISSING: Readonly<Record<Part, RemarkKey>> = {
  reflection: 'missingReflection',
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
    ...sentencesOf(reading, { ...context, brochure: isBrochure(reading, context) }),
    ...slips(reading),
  ];
}

/** What would embarrass: another college's name, two facts that can't both be true, blame. */
function embarrassing(reading: Reading, { college, kind }: Context): Mark[] {
  const { sentences } = reading;
  const other = otherCollege(reading.essay, college);
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

/** The one thing about the whole essay that would help most. */
function onTheWhole(reading: Reading, context: Context): Mark[] {
  const { kind, prompt, college, wordLimit } = context;
  const { sentences, words } = reading;
  const generic = genericOf(reading);
  const marks: Mark[] = missingParts(prompt, kind, reading, college).map((part) => whole(MISSING[part], 86));
  if (kind === 'additionalInformation') return notPlace(reading) > 0.08 ? [whole('wholeNotPlace', 90)] : [];
  if (wordLimit !== null && words < wordLimit / 4)
    marks.push(whole('wholeUnfinished', 70, { words: String(words), limit: String(wordLimit) }));
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
export const isBrochure = ({ sentences, words }: Reading, { kind }: Pick<Context, 'kind'>): boolean =>
  kind === 'whyCollege' &&
  sentences
    .filter(
      ({ role, evidence, thought, generic }) =>
        evidence.self &&
        ((role === 'scene' || role === 'summary' || role === 'detail') && generic < 0.15
          ? true
          : thought >= 0.5 && generic < 0.12 && role === 'reflection'),
    )
    .reduce((sum, sentence) => sum + sentence.words.length, 0) /
    Math.max(1, words) <
    0.15;

/** “your grandfather”, where most of the text is about one person of the family and not about the writer. */
function mainPerson(reading: Reading): string | undefined {
  if (aboutOthers(reading) < 0.38 || sceneShare(reading) > 0.3) return undefined;
  const counts = new Map<string, number>();
  for (const { key } of reading.essay.words) if (PEOPLE.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const [person, times] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  return times >= 4 ? `your ${person}` : undefined;
}

/** General words before the text begins. */
function openings({ essay, sentences }: Reading, { kind, wordLimit }: Context, best: ReadSentence | undefined): Mark[] {
  if (kind === 'shortAnswer' || (wordLimit !== null && wordLimit <= 60)) return [];
  const first = sentences[0];
  if (!first || sentences.length < 4) return [];
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

/** A question to the reader, a dictionary, somebody famous, or a phrase that clears the throat. */
const BORROWED: readonly RegExp[] = [OPENING_QUESTION, ...BORROWED_OPENING, ...BORROWED_WORDS, ...THROAT_CLEARING];

const isThroatClearing = ({ role, generic, anchors, text }: ReadSentence): boolean =>
  (anchors < 1.5 && BORROWED.some((pattern) => text.search(pattern) >= 0)) ||
  ((role === 'general' || role === 'claim' || role === 'frame') &&
    ((generic >= 0.25 && anchors < 1.5) ||
      (generic >= 0.1 &&
        anchors < 1 &&
        /\b(?:everyone|people|life|world|society|leadership|success|challenges?)\b/i.test(text))));

/** A last sentence that could close many essays; an essay with events and no thought at its end. */
function endings(reading: Reading, context: Context, best: ReadSentence | undefined): Mark[] {
  const { essay, sentences } = reading;
  if (context.kind === 'shortAnswer' || context.kind === 'additionalInformation' || sentences.length < 6) return [];
  const ends = endOf(reading).filter(
    ({ generic, anchors }) => generic >= GENERIC || (genericOf(reading) >= PARTICULAR && generic >= 0.2 && anchors < 1),
  );
  const last = sentences.at(-1)!;
  const isStock = last.generic >= 0.25 || (stockIn(last.text) > 0 && !last.evidence.speech);
  const worst = isStock ? last : ends.sort((a, b) => b.generic - a.generic)[0];
  const missing = missingParts(context.prompt, context.kind, reading, context.college).includes('reflection');
  if (missing) return [at('endsWithoutThought', last, 80)];
  if (!worst) return [];
  const stretch = { start: worst.start, end: worst.end };
  if (ABOUT_SELF.test(worst.text) && worst.role !== 'plan') return [at('endingClaim', stretch, 79)];
  return best && best.end < worst.start
    ? [at('endingBetter', stretch, 79, { quote: quoted(essay.text, best.start, best.end) })]
    : [at('ending', stretch, 74)];
}

const LESSON =
  /\b(?:taught me|ha(?:s|ve) (?:also )?(?:improved|strengthened|shaped|prepared|helped|deepened|instilled|taught|made|shown)|learned (?:that|the|to be)|showed me|made me (?:realize|stronger|a better|more)|lesson|(?:realized|believe|understood?|come to (?:see|understand)) that)\b/i;
const ABOUT_SELF =
  /\b(?:I am|I'm|I have always been|I consider myself|I'll always|I pride myself|my (?:positive|strong|hard)|asset|natural leader|good listener|hard worker|caring|passionate|dedicated|I (?:had )?never felt|I strive)\b/i;
const TRIP =
  /\b(?:these (?:people|children|families|kids)|(?:had|have|with) (?:almost|next to) nothing|(?:happy|joyful|grateful) with so little)\b/i;
const EVENT_VERB = setOf(
  'volunteered helped organized organised developed created encountered joined had led became decided worked delegated increased improved began started learned traded listened discovered transformed shared overcame faced got gave woke founded contributed supported mentored participated engaged served reached evolved',
);

/** Below this an essay is particular throughout. */
const PARTICULAR = 0.1;

/** What is wrong with single sentences, at most one thing with each. */
function sentencesOf(reading: Reading, context: Context & { brochure: boolean }): Mark[] {
  const why = context.kind === 'whyCollege';
  // In an essay that is particular throughout, only a sentence that is plainly generic is worth a mark.
  const least = genericOf(reading) < PARTICULAR ? GENERIC : 0;
  return reading.sentences.flatMap((sentence): Mark[] => {
    const { text, generic, anchors, role, evidence, words } = sentence;
    const { names } = evidence;
    if (evidence.speech || generic < least) return [];
    const office = officeWordsIn(sentence);
    const shortAnswer = context.kind === 'shortAnswer';
    if (
      office >= 4 &&
      words.length >= 10 &&
      office / words.length >= 0.2 &&
      evidence.figures === 0 &&
      (generic >= 0.1 || evidence.ideas >= 3) &&
      !why &&
      !shortAnswer
    )
      return [at('officeWords', sentence, 40 + 6 * Math.min(office, 8))];
    const bare = anchors < 1;
    const strength = 30 * generic;
    if (TRIP.test(text) && generic >= GENERIC) return [at('trip', sentence, 50 + strength)];
    if (LESSON.test(text) && !TURN.test(text) && (generic >= GENERIC || (generic >= 0.15 && evidence.ideas >= 2)))
      return [at('lesson', sentence, 46 + strength)];
    if (why && (role === 'plan' || role === 'general' || role === 'claim' || role === 'detail') && generic >= GENERIC)
      return [at('genericCollege', sentence, 44 + strength + (PRAISES.test(text) ? 8 : 0))];
    if (shortAnswer) return generic >= GENERIC ? [at('generic', sentence, 40 + strength)] : [];
    if (
      why &&
      context.brochure &&
      !evidence.selfActs &&
      names >= 2 &&
      (role === 'detail' || role === 'general' || role === 'plan')
    )
      return [at('brochure', sentence, 66 + Math.min(names, 6))];
    if (
      ABOUT_SELF.test(text) &&
      (role === 'claim' || role === 'reflection') &&
      (generic >= GENERIC ||
        (bare &&
          words.length <= 12 &&
          role === 'claim' &&
          evidence.self &&
          /\bI(?: am|'m)\b.*\b(?:person|leader|listener|worker|student)\b/i.test(text)))
    )
      return [at('claim', sentence, 48 + strength + (words.length <= 14 ? 26 : 0))];
    if (isEvent(sentence))
      return [
        at(
          'event',
          sentence,
          50 +
            strength +
            (bare ? 6 : 0) +
            (evidence.self && VAGUE_THING.test(text) ? 16 : 0) +
            (evidence.ideas >= 4 && !evidence.self ? 8 : 0),
        ),
      ];
    if (stockIn(text) > 0 && generic >= GENERIC - 0.05)
      return [at('stockPhrase', sentence, 50 + strength + (SAYING.test(text) ? 10 : 0))];
    return generic >= 0.4 ? [at('generic', sentence, 36 + strength)] : [];
  });
}

/** Sayings and images that were once somebody's. */
const SAYING =
  /\b(?:blood|sweat|stepping stones?|tapestry|two sides|bridge|seed|doorway|rollercoaster|champions?|everything happens|full circle|home is|comfort zone|puts? (?:my|your) mind)\b/i;
const PRAISES =
  /\b(?:excellent|outstanding|perfect|best|small class|beautiful|every voice|lifelong|vibrant|diverse|incredible)\b/i;

/** What hides in such a sentence: a club, an issue, somebody, without a name. */
const VAGUE_THING =
  /\b(?:a (?:\w+ )?(?:club|group|platform|friend|project|event|initiative|program|team|situation|issue|organization|business|campaign|system|space)|(?:many|several|various|different|cultural|community) (?:events?|members|projects|activities|tasks|organizations)|students|the (?:club|group|team|organization)|an (?:issue|organization|event|initiative)|people|others|challenges|every day)\b/i;

/** Something that was done or happened, told so that nobody can see it. */
const isEvent = ({ text, words, generic, anchors, role, evidence }: ReadSentence): boolean =>
  role !== 'plan' &&
  role !== 'reflection' &&
  words.some(({ key }) => EVENT_VERB.has(key)) &&
  evidence.pasts + (/\bhave (?:\w+ )?\w+ed\b/i.test(text) ? 1 : 0) > 0 &&
  ((generic >= 0.22 && anchors < 1) ||
    (generic >= 0.4 && anchors < 1.6) ||
    (anchors < 0.8 && evidence.ideas > 0 && evidence.names === 0 && words.length >= 9 && generic >= 0.12) ||
    /\b(?:students|people) who were\b|\b(?:eventually|things got better|slowly)\b.*\b(?:better|changed|improved|transformed)\b/i.test(
      text,
    ));

/** “its” before a word that it can own is right, whatever the grammar checker says: “know its left from its right”. */
const isPossessive = (plain: string, start: number, end: number, fix: string): boolean =>
  /\bit's$/.test(fix) &&
  /\bits$/.test(plain.slice(start, end)) &&
  !/^ (?:a|an|the|not|been|going|so|too|very|really|just|my|your|all|time|okay|hard|easy|like)\b/.test(
    plain.slice(end, end + 12),
  );

/** Slips of grammar and spelling, at most three, of one kind if there is one; never in what somebody says. */
function slips({ essay }: Reading): Mark[] {
  const grammar = [...essay.slips, ...verbSlips(essay)]
    .filter(({ start, end, fix }) => !isPossessive(essay.plain, start, end, fix))
    .map((slip) => at('slip', slip, 30, { fix: slip.fix, because: slip.because }));
  const spelling = misspellings(essay).flatMap(({ word, meant }) =>
    meant === undefined || word.raw !== word.raw.toLowerCase() ? [] : [at('spelling', word, 29, { fix: meant })],
  );
  const long = essay.sentences
    .filter(({ words, text }) => words.length > 60 && !/[;:–—]/.test(text))
    .map((sentence) => at('runOn', sentence, 31, { words: String(sentence.words.length) }));
  return [...grammar, ...spelling, ...long].slice(0, 3);
}
