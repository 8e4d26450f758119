import { knownQuestion } from '#api/colleges/prompts.ts';
import type { ContextEssay, StudentRecord } from '#contract/ai.ts';
import { paragraphSpans } from '#contract/outline/paragraphs.ts';
import { promptParts } from '#contract/outline/prompt-parts.ts';
import lists from '#api/coach/data/chat/words.json' with { type: 'json' };
import { abridge } from '../../abridge.ts';
import { frequency } from '../../frequency.ts';
import { rolesIn } from '../../roles-in.ts';
import { readEssay, stemOf, type Word } from '../../text.ts';
import { FUNCTION_WORDS } from '../../words.ts';
import { unitsIn } from '../essay-topics.ts';
import {
  essayLink,
  isEmpty,
  isSent,
  isUnsettled,
  limitOf,
  MAIN,
  oncePerAnswer,
  promptOf,
  remark,
  scoreText,
  textOf,
} from '../essays.ts';
import { counted, escapeMarkdown, listed, nameOf, pages, quoted, sentenceOf } from '../markdown.ts';
import { keysOfCollege } from '../names.ts';
import { holds } from '../phrases.ts';
import { essaysOf, namesEssays, type Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { FIELDS } from '../themes.ts';
import { tellingWords } from './ideas.ts';
import { readsMainEssay } from './piqs.ts';

const MOST_ESSAYS = 4;

/** The essays of a question that have text. */
const written = (question: Question): ContextEssay[] => essaysOf(question).filter((essay) => !isEmpty(essay));

/** "How many words have I written in all?" */
export function answerTotal({ record, text }: Question): Reply {
  if (/\b(?:left|still|remaining|to go|to write)\b/.test(text)) return wordsLeft(record);
  const essays = record.essays.filter((essay) => !isEmpty(essay)).toSorted((a, b) => b.words - a.words);
  const total = essays.reduce((sum, { words }) => sum + words, 0);
  return {
    says: [`You have written **${counted(total, 'word')}** in ${counted(essays.length, 'essay')}:`],
    list: essays.map((essay) => `${essayLink(essay)}: ${counted(essay.words, 'word')}`),
    next: 'Next step: ask me which ones are still empty or over a limit.',
  };
}

/** The room under the limits of the essays that are not final: at most so much is left to write. */
function wordsLeft(record: StudentRecord): Reply {
  const unsettled = record.essays.filter((essay) => isUnsettled(essay) && !isSent(record, essay));
  const unlimited = unsettled.filter((essay) => limitOf(essay) === null);
  const open = unsettled
    .flatMap((essay) => {
      const limit = limitOf(essay);
      return limit === null ? [] : [{ essay, room: Math.max(0, limit - essay.words) }];
    })
    .toSorted((a, b) => b.room - a.room);
  const total = open.reduce((sum, { room }) => sum + room, 0);
  const blank = open.filter(({ essay }) => isEmpty(essay)).length;
  return {
    says: [
      `Up to the limits, **${counted(total, 'word')}** are left in ${counted(open.length, 'essay')} that ${open.length === 1 ? 'is' : 'are'} not final; ${blank} of them ${blank === 1 ? 'is' : 'are'} blank. You need not fill a limit.`,
    ],
    list: open.map(({ essay, room }) => `${essayLink(essay)}: room for ${counted(room, 'word')}`),
    also: [sentenceOf('No limit is entered for', unlimited.map(essayLink), 4)],
    next: 'Next step: begin with a blank one. The others need finishing more than length.',
  };
}

const ASKING = new Set(lists.asking);

/** Words of the question that say where to look and not what for. */
const OF_THE_SEARCH = new Set(
  'essay essays piq which where part bit mention mentioned bring brought talk talked write wrote written thing one cant remember did say said story scene line sentence anywhere ever got getting about something with'.split(
    ' ',
  ),
);

/** Groups of words of which one may stand in the question and another in the essay. */
const ALSO: readonly string[][] = [
  ['dad', 'dads', 'father', 'fathers'],
  ['mom', 'moms', 'mother', 'mothers'],
  ['job', 'jobs', 'laid', 'fired', 'layoff', 'unemployed'],
  ['grandma', 'grandmother', 'nana'],
  ['grandpa', 'grandfather'],
  ['sew', 'sewing', 'hem', 'hemming', 'alterations'],
];

/** True where a word of a text is the one that is looked for, in any ending, or one that means the same. */
const isMeant = (asked: string, word: string): boolean =>
  word.startsWith(stemOf(asked)) || ALSO.some((group) => group.includes(asked) && group.includes(word));

/** "Which of my essays is about music?", "Where did I write about my dad getting laid off?": the place with most of these words. */
export function answerAbout(question: Question): Reply {
  const own = question.activities.flatMap(tellingWords);
  const asked = question.text.split(' ').filter((word) => /^[a-z]{3,}$/.test(word));
  const words = [
    ...own,
    ...asked
      .filter((word) => !FUNCTION_WORDS.has(word) && !ASKING.has(word) && !OF_THE_SEARCH.has(word))
      .flatMap((word) => (/^(?:parents?|folks)$/.test(word) ? [word, 'mom', 'dad'] : word)),
  ];
  const isSpeech = /\b(?:say|says|said|tell|tells|told|react|reacts|reacted|answer|answers|answered)\b/.test(
    question.text,
  );
  const fields = FIELDS.filter(({ pattern }) => words.some((word) => pattern.test(word)));
  const found = question.record.essays
    .flatMap((essay) => bestPlace(essay, { words, fields, isSpeech }) ?? [])
    .toSorted((a, b) => b.score - a.score);
  const [best] = found;
  if (!best) {
    return {
      says: [
        `None of your essays has the words that I looked for${words.length > 0 ? `: ${listed(words.map(quoted))}` : ''}.`,
      ],
      next: `Next step: ask with a word that you used there, or look in ${pages.essays}.`,
    };
  }
  // Where one essay has two of the words or more in one place, those with a single one are left out, unless one is enough.
  const isEither = /\bor\b|\bparents?\b/.test(question.text);
  const meant = best.hits > 1 && !isEither ? found.filter(({ hits }) => hits > 1) : found;
  return {
    says: ['As far as the words show, these speak of it:'],
    list: meant
      .slice(0, MOST_ESSAYS)
      .map(({ essay, place }) => `${essayLink(essay)}: “${escapeMarkdown(abridge(place, LONGEST_PLACE))}”`),
    next: 'Next step: ask me how one of them is doing.',
  };
}

/** Characters of a place that is quoted. */
const LONGEST_PLACE = 240;

interface Looked {
  words: string[];
  fields: typeof FIELDS;
  /** Whether it is asked what somebody says, so that a place with speech goes before others. */
  isSpeech: boolean;
}

/** The place in an essay with the most of those words, the rare ones first: one sentence or a few. */
function bestPlace(essay: ContextEssay, { words, fields, isSpeech }: Looked) {
  const text = textOf(essay);
  const { sentences } = readEssay(text);
  const most = isSpeech ? 3 : 2;
  const places = sentences.flatMap(({ start }, at) =>
    sentences.slice(at, at + most).map(({ end }) => text.slice(start, end).replace(/\s+/g, ' ')),
  );
  const scored = places.map((place) => {
    const own = [...place.matchAll(/\p{L}+/gu)].map(([word]) => word.toLowerCase());
    const hits = [...new Set(words)].filter((word) => own.some((one) => isMeant(word, one)));
    const besides = [
      fields.some(({ pattern }) => pattern.test(place)) ? FIELD_WEIGHT : 0,
      isSpeech && hits.length > 0 && /["“”]/.test(place) ? SPEECH_WEIGHT : 0,
    ];
    const score = [...hits.map(worthOf), ...besides].reduce((sum, worth) => sum + worth, 0);
    return { essay, place, hits: hits.length, score };
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

/** "Quote me the best sentence." */
export function answerBestLine(question: Question): Reply {
  const kind = holds(question.text, lists.worst) ? 'needsWork' : 'likes';
  const scored = written(question).filter((essay) => essay[kind].length > 0);
  const [first] = written(question);
  if (scored.length === 0) {
    return {
      says: [
        first
          ? `${essayLink(first)} has ${scoreText(first)}, so I have marked no line in it.`
          : 'There is no text yet.',
      ],
      next: `Next step: press Score (AI) in ${first ? essayLink(first) : pages.essays}, and ask me again.`,
    };
  }
  const best = namesEssays(question) ? scored : scored.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0)).slice(0, 1);
  return {
    says: [kind === 'likes' ? 'These lines were marked as good:' : 'These lines were marked as needing work:'],
    list: best.slice(0, MOST_ESSAYS).map((essay) => {
      const [mark] = essay[kind].filter(({ start }) => start !== null);
      const words = mark ? `${quoted(essay.text.slice(mark.start ?? 0, mark.end ?? 0))} ` : '';
      return `${essayLink(essay)}: ${words}${remark({ ...essay, text: '' }, kind) ?? ''}`;
    }),
    next: 'Next step: read the rest of it beside that line, and ask which sentence says as little as another essay could.',
  };
}

const ABOUT_ME = new Set(['i', 'me', 'my', 'mine', 'myself', 'we', 'our', 'us']);
const ABOUT_THEM = ['you', 'your', 'campus', 'college', 'university'];

/** "Is my Reed essay about me or the school?" */
export function answerWhose(question: Question): Reply {
  const lines = written(question)
    .slice(0, MOST_ESSAYS)
    .map((essay) => {
      const names = keysOfCollege(essay.college ?? '').flatMap((key) => key.split(' '));
      const them = new Set([...ABOUT_THEM, ...names]);
      const { sentences } = readEssay(textOf(essay));
      const having = (words: Set<string>) =>
        sentences.filter((sentence) =>
          sentence.words.some(({ raw }) => words.has(raw.toLowerCase().split("'")[0] ?? '')),
        );
      const [me, school] = [having(ABOUT_ME), having(them)];
      const both = me.filter((sentence) => school.includes(sentence)).length;
      return `${essayLink(essay)}: ${counted(sentences.length, 'sentence')}, ${me.length} about you, ${school.length} about the college, ${both} of them about both`;
    });
  return {
    says: ['Counted by the words “I”, “my” and “you”, and by the name of the college:'],
    list: lines,
    next: 'Next step: a good answer joins the two. Take one sentence that is only about the college, and add what you would do with that thing.',
  };
}

/** "Does it answer the whole prompt?": the parts of each prompt that no paragraph answers, as the outline shows them. */
export function answerPromptParts(question: Question): Reply {
  const essays = written(question).filter((essay) => promptOf(essay) !== '');
  const lines = essays.slice(0, MOST_ESSAYS).map((essay) => {
    const parts = partsOf(essay, question);
    const missing = parts.filter(({ paragraphs }) => paragraphs.length === 0);
    const says =
      parts.length === 0
        ? 'I find no part of its prompt that I could look for'
        : missing.length > 0
          ? `no paragraph answers ${listed(missing.map((part) => quoted(part.says)))}`
          : `each part is taken up somewhere: ${listed(parts.map((part) => quoted(part.says)))}`;
    return `${essayLink(essay)}: ${says}`;
  });
  const empty = essaysOf(question).filter(isEmpty);
  return {
    says: [
      lines.length > 0
        ? 'I look in each paragraph for what the prompt asks:'
        : 'There is no prompt with a text that I could compare.',
    ],
    list: [...lines, ...empty.slice(0, 2).map((essay) => `${essayLink(essay)}: still empty`)],
    next: 'I cannot tell whether you answered in other words. Next step: open its Outline, put a finger on each part of the prompt and find its sentence.',
  };
}

function partsOf(essay: ContextEssay, { units }: Question) {
  const [text, prompt, college] = [textOf(essay), promptOf(essay), essay.college ?? null];
  const own = units[essay.id];
  const asks = own ?? knownQuestion(prompt, college)?.units ?? unitsIn(prompt);
  return promptParts(
    { text, prompt, college, units: asks, unitsAreOwn: own !== undefined, sentences: rolesIn(text) },
    paragraphSpans(text),
  );
}

/** Words of content by their stems. */
const stemsOf = (words: Word[]): Map<string, string> =>
  new Map(words.filter(({ content }) => content).map(({ stem, key }) => [stem, key]));

/** Occurrences per 51 million words up to which a word belongs to one story: "gymnastics". */
const TELLING = 2_500;
/** Such words that two essays share, from which they may tell the same. */
const MANY = 4;

/** What to do about two essays with one story: nothing where no college reads both. */
function whoReadsBoth(a: ContextEssay, b: ContextEssay): string {
  const [main, other] = a.id === MAIN ? [a, b] : [b, a];
  const reader = nameOf(other.college ?? '');
  const formOf = ({ prompt, college }: ContextEssay) => knownQuestion(prompt, college)?.shared?.form;
  const areOfOneForm = formOf(a) !== undefined && formOf(a) === formOf(b);
  if (a.appId === b.appId || areOfOneForm || (main.id === MAIN && readsMainEssay(other.college ?? '')))
    return `Next step: ${reader} reads both, so keep the scene in one and tell another side in the other.`;
  return main.id === MAIN
    ? `${reader} does not get your main essay, so nobody reads both. Next step: nothing has to change here.`
    : 'Each goes to another college, so nobody reads both. Next step: nothing has to change here.';
}

/** Whether two essays are held against each other: both where two are named, one of them where one is, else any. */
function isAsked(a: ContextEssay, b: ContextEssay, { essays, apps }: Question): boolean {
  const isNamed = (essay: ContextEssay) => essays.includes(essay) || apps.some(({ id }) => id === essay.appId);
  const named = [a, b].filter(isNamed).length;
  return essays.length + apps.length > 1 ? named === 2 : essays.length + apps.length === 1 ? named > 0 : true;
}

/** "Am I using the same story twice?" */
export function answerSameStory(question: Question): Reply {
  const read = oncePerAnswer(question.record.essays)
    .filter((essay) => !isEmpty(essay))
    .map((essay) => ({
      essay,
      stems: stemsOf(readEssay(textOf(essay)).words.filter(({ key }) => frequency(key) < TELLING)),
    }));
  const [closest] = read
    .flatMap((a, at) =>
      read
        .slice(at + 1)
        .filter((b) => isAsked(a.essay, b.essay, question))
        .map((b) => ({ a, b, words: [...a.stems].flatMap(([stem, word]) => (b.stems.has(stem) ? word : [])) })),
    )
    .toSorted((a, b) => b.words.length - a.words.length);
  if (!closest) {
    return {
      says: ['It takes two written essays to compare.'],
      next: `Next step: go on in ${pages.essays}, and ask me again.`,
    };
  }
  const pair = `${essayLink(closest.a.essay)} and ${essayLink(closest.b.essay)}`;
  const words = listed(closest.words.slice(0, 6).map(quoted), 6);
  return closest.words.length < MANY
    ? {
        says: [
          `No two of your essays tell the same story, as far as their rarer words show. ${pair} come closest${words ? `, with ${words} in both` : ''}.`,
        ],
        next: 'Next step: nothing has to change here. I only compare words, so check that no scene stands in both.',
      }
    : {
        says: [`${pair} may tell the same story: both have ${words}.`],
        next: whoReadsBoth(closest.a.essay, closest.b.essay),
      };
}
