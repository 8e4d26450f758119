import type { ContextEssay, StudentRecord } from '#contract/ai.ts';
import lists from '#api/coach/data/chat/words.json' with { type: 'json' };
import { abridge } from '../../abridge.ts';
import { frequency } from '../../frequency.ts';
import { readEssay, stemOf } from '../../text.ts';
import { FUNCTION_WORDS } from '../../words.ts';
import { appLink, essayLink, isEmpty, oncePerAnswer, textOf } from '../essays.ts';
import { escapeMarkdown, listed, pages, quoted } from '../markdown.ts';
import { keyOf } from '../names.ts';
import { notesOf } from '../notes.ts';
import { appsOf, namesEssays, type Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { fromRecord } from '../sources.ts';
import { FIELDS } from '../themes.ts';
import { nameOfActivity } from './activities.ts';
import { nameOfHonor } from './honors.ts';
import { tellingWords } from './ideas.ts';
import { answerWhatItSays } from './what-it-says.ts';

const ASKING = new Set(lists.asking);
const OF_THE_SEARCH = new Set(lists['of the search']);

/** Groups of words of which one may stand in the question and another in the record. */
const ALSO: readonly string[][] = [
  ['dad', 'dads', 'father', 'fathers'],
  ['mom', 'moms', 'mother', 'mothers'],
  ['job', 'jobs', 'laid', 'fired', 'layoff', 'unemployed'],
  ['grandma', 'grandmother', 'nana'],
  ['grandpa', 'grandfather'],
  ['sew', 'sewing', 'hem', 'hemming', 'alterations'],
];

/** Occurrences per 51 million words up to which a word tells what a question is about: "salon". */
const RARE = 2_500;

/** Letters up to which a word has no ending but an s: “Bea” is not in “beautiful”. */
const SHORT_NAME = 3;

/** True where a word of a text is the one that is looked for, in any ending, or one that means the same. */
const isMeant = (asked: string, word: string): boolean =>
  (asked.length <= SHORT_NAME ? word === asked || word === `${asked}s` : word.startsWith(stemOf(asked))) ||
  ALSO.some((group) => group.includes(asked) && group.includes(word));

/** The words that a question looks for: those of the activities that it names, and its own that are not about the search itself. */
function wordsFor(question: Question): string[] {
  const asked = question.text.split(' ').filter((word) => /^[a-z]{3,}$/.test(word));
  return [
    ...question.activities.flatMap(tellingWords),
    ...question.honors.flatMap(({ title }) =>
      keyOf(title)
        .split(' ')
        .filter((word) => frequency(word) <= RARE),
    ),
    ...asked
      .filter((word) => !FUNCTION_WORDS.has(word) && !ASKING.has(word) && !OF_THE_SEARCH.has(word))
      .flatMap((word) => (/^(?:parents?|folks)$/.test(word) ? [word, 'mom', 'dad'] : word)),
  ];
}

/** What is asked of all essays, or of one more: "does the salon show up in every essay", "is it in my Duke essay too". */
const OF_EACH = /\b(?:every|all|each|too|also|only|just|both|besides|else)\b/;

/** What asks for more than the essays: "do I talk about my brother anywhere". */
const ANYWHERE = /\b(?:anywhere|at all|in my (?:application|app|apps)|everything)\b(?!.*\bessays?\b)/;

/** "Which of my essays is about music?", "Where did I write about my dad getting laid off?": the place with most of these words. */
export function answerAbout(question: Question): Reply | Reply[] {
  const words = wordsFor(question);
  // "Does my Emory essay say what I'd bring" has no word to look for, so its own words are read back.
  if (words.length === 0 && namesEssays(question)) return answerWhatItSays(question);
  const found = IN_LISTS.test(question.text) ? [] : placesInEssays(question, words);
  const [best] = found;
  if (!best) return elsewhere(question, words) ?? (IN_LISTS.test(question.text) ? notInLists : foundNowhere(words));
  // Where one essay has two of the words or more in one place, those with a single one are left out, unless one is enough.
  const isEither = /\bor\b|\bparents?\b/.test(question.text);
  const least = Math.min(best.hits.length, isEither ? 1 : 2);
  const meant = found.filter(({ hits }) => hits.length >= least);
  const without = OF_EACH.test(question.text) ? essaysWithout(question.record, meant) : [];
  const lines = ANYWHERE.test(question.text) ? linesWith(question, words) : [];
  return {
    says: ['As far as the words show, these speak of it:'],
    list: [...meant.slice(0, MOST_ESSAYS).map(placeLine), ...lines.slice(0, MOST_ESSAYS).map(({ says }) => says)],
    also: without.length > 0 ? [`I find none of these words in ${listed(without.map(essayLink), MOST_ESSAYS)}.`] : [],
    next: 'Next step: ask me how one of them is doing.',
  };
}

const notInLists: Reply = {
  says: ['None of your activities, honors and notes has the words that I looked for.'],
  next: `Next step: ask with a word that stands there, or look in ${pages.activities}.`,
};

/** What asks for a place in the lists, and in no essay: "what do I say about my brother in my activities". */
const IN_LISTS =
  /\b(?:in|on|from|under) my (?:activit(?:y|ies)(?: list| lines?)?|ecs?|extracurriculars?|honors?|awards?|notes)\b/;

const foundNowhere = (words: readonly string[]): Reply => ({
  says: [
    words.length > 0
      ? `None of your essays has the words that I looked for: ${listed(words.map(quoted))}.`
      : 'I find no word in that for which I could look in your essays.',
  ],
  next: `Next step: ask with a word that you used there, or look in ${pages.essays}.`,
});

/** What the rest of the record has of what no essay speaks of. */
function elsewhere(question: Question, words: readonly string[]): Reply | undefined {
  const found = linesWith(question, words);
  if (found.length === 0) return undefined;
  return {
    says: [
      IN_LISTS.test(question.text)
        ? 'They stand here:'
        : 'None of your essays has the words that I looked for. They stand here in your record:',
    ],
    list: found.slice(0, MOST_ESSAYS).map(({ says }) => says),
    next: 'Next step: ask me what it could show that no essay shows yet.',
    source: fromRecord('Everything that you have entered'),
  };
}

/**
 * What the record has of what a question speaks of, where nothing says what is asked of it; undefined where its words are too common for that.
 * A note of the college that is named needs no rare word: "how much is my Minnesota scholarship" finds "Gold scholarship, 10k a year".
 */
export function whatYouEntered(question: Question): Reply | undefined {
  if (!OF_OWN.test(question.text)) return undefined;
  const words = wordsFor(question);
  // One word of a long message is in many texts by chance.
  const least = question.text.split(' ').length > LONG ? 2 : 1;
  const isTelling = (hits: readonly string[]) =>
    hits.length >= least && hits.some((word) => frequency(word) <= RARE && !A_TIME.test(word));
  const apps = new Set(appsOf(question));
  const lines = linesWith(question, words).filter(({ hits, app }) => (app && apps.has(app)) || isTelling(hits));
  const places = placesInEssays(question, words).filter(({ hits }) => isTelling(hits));
  const list = [...lines.map(({ says }) => says), ...places.map(placeLine)];
  if (list.length === 0) return undefined;
  return {
    says: ['I am not sure what you want to know of it. This is what you have entered:'],
    list: list.slice(0, MOST_ESSAYS),
    source: fromRecord('Everything that you have entered'),
  };
}

/** What speaks of the student's own things. Where nothing does, a word that their record has too stands there by chance. */
const OF_OWN =
  /\b(?:my|mine|our|ESSAY|ACTIVITY|HONOR|COLLEGE|(?:did|do|have) i|i (?:said|say|wrote|mention\w*|have|had|got|did|was))\b|^who(?:s| is| was)\b/;

/** Words above which a message is long. */
const LONG = 14;

/** Months and days stand in many texts and tell of none. */
const A_TIME =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/;

const MOST_ESSAYS = 4;
/** Characters of a place that is quoted. */
const LONGEST_PLACE = 240;

/** A line of the record outside the essays, with its words that were asked for. */
interface Line {
  says: string;
  hits: string[];
  /** The application whose note it is. */
  app?: StudentRecord['apps'][number];
}

/** The activities, honors and notes that have some of those words, those with most of them first. */
function linesWith({ record: { activities, honors, apps } }: Question, words: readonly string[]): Line[] {
  const lines = [
    ...activities.map((one) => ({
      says: `${nameOfActivity(one)}${one.impact.trim() ? `: ${quoted(one.impact)}` : ''}`,
      text: `${one.title} ${one.role} ${one.organization} ${one.impact}`,
    })),
    ...honors.map((one) => ({ says: nameOfHonor(one), text: `${one.title} ${one.organization ?? ''} ${one.notes}` })),
    ...apps.flatMap((app) =>
      notesOf(app).map((line) => ({ says: `Your note for ${appLink(app)}: ${line}`, text: line, app })),
    ),
  ];
  return lines
    .map(({ text, ...line }) => ({ ...line, hits: hitsIn(text, words) }))
    .filter(({ hits }) => hits.length > 0)
    .toSorted((a, b) => b.hits.length - a.hits.length);
}

function hitsIn(text: string, words: readonly string[]): string[] {
  const own = [...text.matchAll(/\p{L}+/gu)].map(([word]) => word.toLowerCase());
  return [...new Set(words)].filter((word) => own.some((one) => isMeant(word, one)));
}

/** The best place of each essay that has one, the best of all first. */
function placesInEssays(question: Question, words: readonly string[]): PlaceInEssay[] {
  const isSpeech = /\b(?:say|says|said|tell|tells|told|react|reacts|reacted|answer|answers|answered)\b/.test(
    question.text,
  );
  const fields = FIELDS.filter(({ pattern }) => words.some((word) => pattern.test(word)));
  return question.record.essays
    .flatMap((essay) => bestPlace(essay, { words, fields, isSpeech }) ?? [])
    .toSorted((a, b) => b.score - a.score);
}

const essaysWithout = ({ essays }: StudentRecord, found: readonly PlaceInEssay[]): ContextEssay[] =>
  oncePerAnswer(essays).filter((essay) => !isEmpty(essay) && found.every((place) => place.essay !== essay));

const placeLine = ({ essay, place }: PlaceInEssay): string =>
  `${essayLink(essay)}: “${escapeMarkdown(abridge(place, LONGEST_PLACE))}”`;

interface PlaceInEssay {
  essay: ContextEssay;
  place: string;
  /** The words that were looked for and stand there. */
  hits: string[];
  score: number;
}

interface Looked {
  words: readonly string[];
  fields: typeof FIELDS;
  /** Whether it is asked what somebody says, so that a place with speech goes before others. */
  isSpeech: boolean;
}

/** The place in an essay with the most of those words, the rare ones first: one sentence or a few. */
function bestPlace(essay: ContextEssay, { words, fields, isSpeech }: Looked): PlaceInEssay | undefined {
  const text = textOf(essay);
  const { sentences } = readEssay(text);
  const most = isSpeech ? 3 : 2;
  const places = sentences.flatMap(({ start }, at) =>
    sentences.slice(at, at + most).map(({ end }) => text.slice(start, end).replace(/\s+/g, ' ')),
  );
  const scored = places.map((place) => {
    const hits = hitsIn(place, words);
    const besides = [
      fields.some(({ pattern }) => pattern.test(place)) ? FIELD_WEIGHT : 0,
      isSpeech && hits.length > 0 && /["“”]/.test(place) ? SPEECH_WEIGHT : 0,
    ];
    const score = [...hits.map(worthOf), ...besides].reduce((sum, worth) => sum + worth, 0);
    return { essay, place, hits, score };
  });
  // Of places with the same words the shorter one says enough.
  const [best] = scored.toSorted((a, b) => b.score - a.score || a.place.length - b.place.length);
  return best && best.score > 0 ? best : undefined;
}

/** What a word counts that a place has: a rare one more. */
const worthOf = (word: string): number => 1 + 2 / Math.log10(10 + frequency(word));

/** What it counts that somebody speaks there, where it is asked what somebody says. */
const SPEECH_WEIGHT = 0.5;
/** What a word of the same field counts. */
const FIELD_WEIGHT = 0.5;
