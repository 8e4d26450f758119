import emptyNouns from '../../data/empty-nouns.json' with { type: 'json' };
import { TIME_PASSED } from '../phrases.ts';
import { NAME, type Essay, type Sentence, type Word } from '../text.ts';
import { FEELINGS, GENERAL, INTENSIFIERS, PEOPLE, SUBJECTS, setOf, list } from '../words.ts';
import { evidenceIn } from './evidence.ts';
import { clauses, findOf, listed, needsWork, ownClaims, quoteWords, textAt, type Find, type Rule } from './rule.ts';

/** Empty nouns, each with what a reader asks at it. */
const ASKED = Object.entries(emptyNouns);
const NOUNS = Object.keys(emptyNouns).join('|');
const FIRST =
  'so many|a lot of|lots of|all (?:kinds|sorts|types) of|a variety of|many|countless|various|numerous|amazing|awesome|incredible|wonderful|great|good|nice|fun|interesting|difficult|challenging|hard|valuable|important|meaningful|unforgettable|new';
const THEN =
  'different|new|amazing|awesome|incredible|wonderful|great|good|nice|fun|interesting|important|valuable|other';
const EMPTY_PAIR = new RegExp(
  String.raw`\b(?:really |very |so |such )?(?:${FIRST})(?: (?:${THEN}))? (?:${NOUNS})\b`,
  'gi',
);
const ANY_STUFF = /\b(?:(?:the|a lot of|all (?:the|that)|lots of) )?(?:easy |hard |other |different )?stuff\b/gi;

/** How many or how often is said, or what has no plainer name. */
const FIXED =
  /^(?:so |really |very )?(?:(?:many|numerous|countless) (?:people|kids|friends|times)|(?:good|great|hard|new) (?:thing|time|way|friends|person))$/i;

/** From this weight of evidence on, the sentence itself fills the empty words. */
const FILLED = 2.2;

const isFilled = ({ words }: Sentence): boolean => evidenceIn(words).weight >= FILLED;

const emptyPair = needsWork('emptyPair', (essay) =>
  ownClaims(essay, [EMPTY_PAIR, ANY_STUFF])
    .filter(({ start, end, sentence }) => !isFilled(sentence) && !FIXED.test(textAt(essay, { start, end })))
    .flatMap(({ start, end }) => {
      const last = textAt(essay, { start, end }).split(' ').at(-1) ?? '';
      const ask = ASKED.find(([noun]) => new RegExp(`^(?:${noun})$`, 'i').test(last))?.[1];
      const said = textAt(essay, { start, end }).split(' ').length;
      return ask ? [{ start, end, detail: ask, strength: 52 + 3 * said }] : [];
    }),
);

const VERDICT_WORD =
  'amazing|awesome|incredible|great|wonderful|fun|nice|good|hard|difficult|challenging|tough|rewarding|exciting|interesting|scary|unforgettable|beautiful|special|important|fulfilling|stressful|inspiring|overwhelming|life-changing|bittersweet|fascinating';
const VERDICTS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:it|this|that|everything|which) (?:was|is|has been|had been) (?:also )?(?:an? |such an? )?(?:really |very |so |truly |extremely |incredibly |always |quite )*(?:${VERDICT_WORD})(?: (?:experience|time|feeling|opportunity|memory|moment|work|journey))?(?: for me| at first)?(?=[.,;!?]| and\b| but\b)`,
    'gi',
  ),
  new RegExp(String.raw`\bis (?:really |very |so |extremely )(?:${VERDICT_WORD})(?=[.,;!?])`, 'gi'),
];

/** "It was very challenging": the judgement without the case. Where the next clause brings the case, the essay can go straight there. */
const verdict = needsWork('verdict', (essay) =>
  ownClaims(essay, VERDICTS).map(({ start, end, sentence }) => {
    const next = clauses(essay.sentences[essay.sentences.indexOf(sentence) + 1] ?? NOTHING)[0] ?? [];
    const shows = evidenceIn(next).seen >= 1 && evidenceIn(next).weight >= 1.5;
    return { start, end, detail: shows ? quoteWords(essay, next) : '', strength: 55 + (shows ? 1 : 0) };
  }),
);

const NOTHING: Sentence = { text: '', start: 0, end: 0, paragraph: 0, words: [], slips: [] };

const TOLD = setOf('was felt got became feeling feel');
const BETWEEN = new Set([...INTENSIFIERS, ...setOf('a bit little also just quite both kind of pretty proud and')]);

/** Before what somebody asked or supposed. */
const REPORTED = setOf('if whether that because');
/** After a feeling that has its reason beside it. */
const OF_WHAT = setOf('of that to when because');

/** "I was so nervous", told of the past. The remark depends on whether the line before has shown the feeling. */
const feelingTold = needsWork('feelingTold', (essay) =>
  essay.sentences.flatMap(({ words, text }, at): Find[] => {
    const feeling = words.findIndex((word) => FEELINGS.has(word.key));
    const verb = words.slice(0, Math.max(0, feeling)).findLastIndex((word) => TOLD.has(word.key));
    if (verb < 1 || words[verb - 1]?.key !== 'i' || text.includes('"')) return [];
    if (REPORTED.has(words[verb - 2]?.key ?? '') || OF_WHAT.has(words[feeling + 1]?.key ?? '')) return [];
    if (!words.slice(verb + 1, feeling).every((word) => BETWEEN.has(word.key))) return [];
    const own = evidenceIn(words).seen > 0 || isBodily(essay.sentences[at + 1]);
    if (own) return [];
    const before = essay.sentences[at - 1];
    const last = before ? (clauses(before).at(-1) ?? []) : [];
    const shown = evidenceIn(last).seen >= 2 && last.some(isSomebody) ? quoteWords(essay, last) : '';
    return [findOf(essay, words.slice(verb - 1, feeling + 1), 57, shown)];
  }),
);

const isSomebody = ({ key }: Word): boolean => key === NAME || SUBJECTS.has(key) || PEOPLE.has(key);

const isBodily = (sentence: Sentence | undefined): boolean =>
  sentence !== undefined && sentence.words.length <= 20 && evidenceIn(sentence.words).seen >= 2;

/** Time that goes by in a few words, with nothing of it told in the same sentence or the next. */
const timePassed = needsWork('timePassed', (essay) =>
  ownClaims(essay, TIME_PASSED)
    .filter(({ start, end, sentence: { words, text } }) => {
      const rest = words.filter((word) => word.end <= start || word.start >= end);
      return evidenceIn(rest).weight < 1 && /\b(?:I|we|it|things)\b/i.test(text) && !text.includes('"');
    })
    .filter(({ sentence }) => evidenceIn(essay.sentences[essay.sentences.indexOf(sentence) + 1]?.words ?? []).seen < 2)
    .map(({ start, end }) => ({ start, end, strength: 42 })),
);

const GENERALLY = new Set([...GENERAL, ...list('GENERALLY')]);
const ABSTRACT = /(?:tion|sion|ment|ness|ity|ance|ence|ship|ful)s?$/;
const RUN = 3;
const RUN_WORDS = 38;

/** Three sentences in a row, long ones, in which nothing is seen and general words stand. */
const nothingShown = needsWork('nothingShown', (essay) =>
  runsOf(essay).map((run) => {
    const [first] = run;
    return findOf(essay, first ? (clauses(first)[0] ?? []) : [], 56 + Math.min(8, run.length), String(run.length));
  }),
);

function runsOf(essay: Essay): Sentence[][] {
  const runs: Sentence[][] = [[]];
  for (const sentence of essay.sentences) {
    if (isGeneral(sentence)) runs.at(-1)?.push(sentence);
    else runs.push([]);
  }
  return runs.filter((run) => run.length >= RUN && run.reduce((sum, { words }) => sum + words.length, 0) >= RUN_WORDS);
}

const isGeneral = ({ words, text }: Sentence): boolean =>
  !text.includes('"') &&
  evidenceIn(words).weight < 1 &&
  words.some((word) => GENERALLY.has(word.key) || (word.content && ABSTRACT.test(word.key)));

const LOOSE = list('LOOSE');
const MOST_LOOSE = 16;

/** The clause of a narrated sentence that leans most on words without an outline, where nothing else in it can be seen. */
const looseWords = needsWork('looseWords', (essay) =>
  essay.sentences
    .filter(({ text, words }) => !text.includes('"') && !text.includes('?') && evidenceIn(words).weight < 1)
    .flatMap(clauses)
    .filter((words) => words.length >= 5 && words.length <= MOST_LOOSE && !words.some(({ key }) => OPEN.has(key)))
    .flatMap((words) => {
      const loose = words.filter(({ key }) => LOOSE.has(key));
      return loose.length < 2
        ? []
        : [findOf(essay, words, 27 + loose.length, listed(loose.slice(0, 2).map(({ raw }) => raw)))];
    }),
);

/** Words of a mind at work: what they stand in does more than describe. */
const OPEN = list('OPEN');

export const VAGUE: readonly Rule[] = [emptyPair, verdict, feelingTold, looseWords];
export const SUMMARY: readonly Rule[] = [nothingShown, timePassed];
