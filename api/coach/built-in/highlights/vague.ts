import { NAME, type Essay, type Sentence, type Word } from '../text.ts';
import { FEELINGS, GENERAL, INTENSIFIERS, PEOPLE, SUBJECTS } from '../words.ts';
import { evidenceIn } from './evidence.ts';
import { clauses, listed, ownClaims, quote, setOf, spanOf, type Find, type Rule } from './rule.ts';

/** What a reader asks at an empty noun. */
const ASKED: readonly (readonly [noun: RegExp, ask: string])[] = [
  [/^things?$/i, 'Name the first one that comes to your mind.'],
  [/^stuff$/i, 'Say what it was: three plain nouns are enough.'],
  [/^(?:people|kids|friends|person)$/i, 'Give one of them a name and a habit.'],
  [/^experiences?$/i, 'Say what happened in it, in one sentence.'],
  [/^(?:ways?|aspects?)$/i, 'Name one of them.'],
  [/^(?:memories|moments|times?)$/i, 'Tell one of them, with the place.'],
  [/^(?:opportunities|activities|lessons|skills|qualities|goals)$/i, 'Choose one and say what you did with it.'],
  [/^(?:challenges?|obstacles?|situations?|problems?|struggles?|difficulties)$/i, 'Say which, on what day.'],
  [/^(?:food|music|place|places|cultures?|backgrounds?)$/i, 'Say which: a name is shorter than the adjective.'],
];

const NOUNS =
  'things?|stuff|people|kids|friends|person|experiences?|ways?|aspects?|memories|moments|times?|opportunities|activities|lessons|skills|qualities|goals|challenges?|obstacles?|situations?|problems?|struggles?|difficulties|food|music|places?|cultures?|backgrounds?';
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

/** So much to see or check in the sentence that the empty words are filled there. */
const FILLED = 2.2;

const isFilled = ({ words }: Sentence): boolean => evidenceIn(words).weight >= FILLED;

const emptyPair: Rule = {
  key: 'emptyPair',
  kind: 'needsWork',
  find: (essay) =>
    ownClaims(essay, essay.sentences, [EMPTY_PAIR, ANY_STUFF])
      .filter(({ start, end, sentence }) => !isFilled(sentence) && !FIXED.test(essay.plain.slice(start, end)))
      .flatMap(({ start, end }) => {
        const last = essay.plain.slice(start, end).split(' ').at(-1) ?? '';
        const ask = ASKED.find(([noun]) => noun.test(last))?.[1];
        const said = essay.plain.slice(start, end).split(' ').length;
        return ask ? [{ start, end, detail: ask, strength: 52 + 3 * said }] : [];
      }),
  wordings: [
    (quote, ask) => [`${quote} leaves the reader to fill in what you mean.`, ask],
    (quote, ask) => [`There was something particular behind ${quote}, and it is not on the page.`, ask],
    (quote, ask) => [`${quote} would fit into any essay.`, ask],
  ],
};

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
const verdict: Rule = {
  key: 'verdict',
  kind: 'needsWork',
  find: (essay) =>
    ownClaims(essay, essay.sentences, VERDICTS).map(({ start, end, sentence }) => {
      const next = clauses(essay.sentences[essay.sentences.indexOf(sentence) + 1] ?? NOTHING)[0] ?? [];
      const shows = evidenceIn(next).seen >= 1 && evidenceIn(next).weight >= 1.5;
      const { start: from, end: to } = spanOf(essay, next);
      return { start, end, detail: shows ? quote(essay, from, to) : '', strength: 55 + (shows ? 1 : 0) };
    }),
  wordings: [
    (quote, next) => [
      `${quote} gives the verdict and keeps the case back.`,
      next ? `Cut it and go straight to ${next}.` : 'Give the moment in which it was most so.',
    ],
    (quote, next) => [
      `A reader has to take your word at ${quote}.`,
      next ? `Let ${next} say it alone.` : 'Put in what made it so: a number, an hour, a thing that went wrong.',
    ],
  ],
};

const NOTHING: Sentence = { text: '', start: 0, end: 0, paragraph: 0, words: [], slips: [] };

const TOLD = setOf('was felt got became feeling feel');
const BETWEEN = new Set([...INTENSIFIERS, ...setOf('a bit little also just quite both kind of pretty proud and')]);

/** Before what somebody asked or supposed. */
const REPORTED = setOf('if whether that because');
/** After a feeling that has its reason beside it. */
const OF_WHAT = setOf('of that to when because');

/** "I was so nervous", told of the past. Whether the line before has shown it decides what to do with it. */
const feelingTold: Rule = {
  key: 'feelingTold',
  kind: 'needsWork',
  find: (essay) =>
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
      const { start, end } = spanOf(essay, last);
      const shown = evidenceIn(last).seen >= 2 && last.some(isSomebody) ? quote(essay, start, end) : '';
      return [{ ...spanOf(essay, words.slice(verb - 1, feeling + 1)), detail: shown, strength: 57 }];
    }),
  wordings: [
    (quote, shown) =>
      shown
        ? [`${quote} only puts a name to what ${shown} has told.`, 'Cut the few words and read on.']
        : [
            `${quote} names the feeling, and each reader will think of another one.`,
            'Write what your hands, your face or your feet did.',
          ],
    (quote, shown) =>
      shown
        ? [`Right after ${shown}, a reader can do without ${quote}.`, 'Try the paragraph without it.']
        : [`Nobody in the room could have seen ${quote}.`, 'Give the one thing they did see.'],
  ],
};

const isSomebody = ({ key }: Word): boolean => key === NAME || SUBJECTS.has(key) || PEOPLE.has(key);

const isBodily = (sentence: Sentence | undefined): boolean =>
  sentence !== undefined && sentence.words.length <= 20 && evidenceIn(sentence.words).seen >= 2;

const TIME_PASSED: readonly RegExp[] = [
  /\bfor (?:about |almost |nearly |over )?(?:a few|several|many|some|a couple of|two|three|four|five|six) (?:days|weeks|months|years)\b/gi,
  /\b(?:over|for|in) the (?:next|following) (?:few|several|couple of|two|three|four|five|six)? ?(?:days|weeks|months|years)\b/gi,
  /\bthe next few (?:days|weeks|months|years)\b/gi,
  /\bas (?:time (?:went|passed)(?: (?:on|by))?|the (?:weeks|months|years) (?:went|passed)(?: (?:on|by))?)\b/gi,
  /\bit went on like that(?: for a while)?\b/gi,
  /\b(?:things|it) (?:slowly |finally |eventually )?(?:started|began) to (?:get better|improve|change)\b/gi,
  /\b(?:eventually|over time|gradually|little by little|with time),? I (?:started|began|became|got|gained|improved|adapted|adjusted)[^.,;!?"]{2,40}/gi,
  /\bI (?:started|began) to (?:improve|get better|feel better|fit in|make friends)\b/gi,
];

/** Time that goes by in a few words, with nothing of it told in the same sentence or the next. */
const timePassed: Rule = {
  key: 'timePassed',
  kind: 'needsWork',
  find: (essay) =>
    ownClaims(essay, essay.sentences, TIME_PASSED)
      .filter(({ start, end, sentence: { words, text } }) => {
        const rest = words.filter((word) => word.end <= start || word.start >= end);
        return evidenceIn(rest).weight < 1 && /\b(?:I|we|it|things)\b/i.test(text) && !text.includes('"');
      })
      .filter(
        ({ sentence }) => evidenceIn(essay.sentences[essay.sentences.indexOf(sentence) + 1]?.words ?? []).seen < 2,
      )
      .map(({ start, end }) => ({ start, end, detail: '', strength: 42 })),
  wordings: [
    (quote) => [`${quote} lets that time go by in a few words.`, 'If the change happened then, tell one day of it.'],
    (quote) => [`Much seems to have happened in ${quote}.`, 'Choose the hour in which you noticed it first.'],
  ],
};

const GENERALLY = new Set([
  ...GENERAL,
  ...setOf(
    'experience experiences challenge challenges opportunity opportunities situation activities others skills values person ways things better help believe',
  ),
]);
const ABSTRACT = /(?:tion|sion|ment|ness|ity|ance|ence|ship|ful)s?$/;
const RUN = 3;
const RUN_WORDS = 38;

/** Three sentences in a row, long ones, in which nothing is seen and general words stand. */
const nothingShown: Rule = {
  key: 'nothingShown',
  kind: 'needsWork',
  find: (essay) =>
    runsOf(essay).map((run) => {
      const [first] = run;
      return {
        ...spanOf(essay, first ? (clauses(first)[0] ?? []) : []),
        detail: String(run.length),
        strength: 56 + Math.min(8, run.length),
      };
    }),
  wordings: [
    (quote, many, elsewhere) => {
      const line = elsewhere();
      return [
        `From ${quote} on, ${many} sentences in a row give a reader little to picture.`,
        line
          ? `Put one moment among them, told like ${line}.`
          : 'Put one moment among them: a place, a person, what was said.',
      ];
    },
    (quote, many) => [
      `The ${many} sentences that begin with ${quote} speak in general, and a stranger could have written them.`,
      'Keep the one that matters most and tell where you learned it.',
    ],
  ],
};

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

const LOOSE = setOf(
  'good great nice better best hard really very lot lots things stuff important different interesting happy fun big special bad',
);
const MOST_LOOSE = 16;

/** The clause of a narrated sentence that leans most on words without an outline, where nothing else in it can be seen. */
const looseWords: Rule = {
  key: 'looseWords',
  kind: 'needsWork',
  find: (essay) =>
    essay.sentences
      .filter(({ text, words }) => !text.includes('"') && !text.includes('?') && evidenceIn(words).weight < 1)
      .flatMap(clauses)
      .filter((words) => words.length >= 5 && words.length <= MOST_LOOSE && !words.some(({ key }) => OPEN.has(key)))
      .flatMap((words) => {
        const loose = words.filter(({ key }) => LOOSE.has(key));
        return loose.length < 2
          ? []
          : [
              {
                ...spanOf(essay, words),
                detail: listed(loose.slice(0, 2).map(({ raw }) => raw)),
                strength: 27 + loose.length,
              },
            ];
      }),
  wordings: [
    (quote, loose) => [
      `${quote} leans on ${loose}, and a reader cannot see what they stand for.`,
      'Add an object, a number or the words somebody said.',
    ],
  ],
};

/** Words of a mind at work: what they stand in does more than describe. */
const OPEN = setOf(
  "not never nobody nothing no if wonder know knew think thought believe realized understood noticed remember don't didn't wasn't",
);

export const VAGUE: readonly Rule[] = [emptyPair, verdict, feelingTold, looseWords];
export const SUMMARY: readonly Rule[] = [nothingShown, timePassed];
