import { inFigures } from '#contract/in-words.ts';
import { limitOf } from '#contract/main-essay.ts';
import { knownQuestion } from '#api/colleges/prompts.ts';
import type { ContextEssay, StudentRecord } from '#contract/ai.ts';
import { unitsAsked } from '#contract/map/read-units.ts';
import { paragraphSpans } from '#contract/outline/paragraphs.ts';
import { promptParts } from '#contract/outline/prompt-parts.ts';
import lists from '#api/coach/data/chat/words.json' with { type: 'json' };
import { frequency } from '../../frequency.ts';
import { rolesIn } from '../../roles-in.ts';
import { readEssay, type Word } from '../../text.ts';
import {
  essayLink,
  isEmpty,
  isSent,
  isUnsettled,
  MAIN,
  oncePerAnswer,
  promptOf,
  remark,
  scoreText,
  textOf,
} from '../essays.ts';
import { listed, nameOf, pages, quoted, sentenceOf } from '../markdown.ts';
import { keysOfCollege } from '../names.ts';
import { holds } from '../phrases.ts';
import { essaysOf, namesEssays, type Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { isUc } from '../signs.ts';
import { readsMainEssay } from './piqs.ts';

const MOST_ESSAYS = 4;

/** The essays of a question that have text. */
const written = (question: Question): ContextEssay[] => essaysOf(question).filter((essay) => !isEmpty(essay));

const OF_UC = /\b(?:ucs?|piqs?)\b/;

/** "How many words have I written in all?", "How many for the UCs?" */
export function answerTotal(question: Question): Reply {
  const { record, text } = question;
  if (/\b(?:left|still|remaining|to go|to write)\b/.test(text)) return wordsLeft(record);
  const ofUc = OF_UC.test(text) ? record.essays.filter(({ college }) => college !== null && isUc(college)) : [];
  const asked = ofUc.length > 0 ? ofUc : namesEssays(question) ? essaysOf(question) : record.essays;
  const essays = asked.filter((essay) => !isEmpty(essay)).toSorted((a, b) => b.words - a.words);
  const total = essays.reduce((sum, { words }) => sum + words, 0);
  return {
    says: [`You have written **${inFigures(total, 'word')}** in ${inFigures(essays.length, 'essay')}:`],
    list: essays.map((essay) => `${essayLink(essay)}: ${inFigures(essay.words, 'word')}`),
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
      `Up to the limits, **${inFigures(total, 'word')}** are left in ${inFigures(open.length, 'essay')} that ${open.length === 1 ? 'is' : 'are'} not final; ${blank} of them ${blank === 1 ? 'is' : 'are'} blank. You need not fill a limit.`,
    ],
    list: open.map(({ essay, room }) => `${essayLink(essay)}: room for ${inFigures(room, 'word')}`),
    also: [sentenceOf('No limit is entered for', unlimited.map(essayLink), 4)],
    next: 'Next step: begin with a blank one. The others need finishing more than length.',
  };
}

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
      return `${essayLink(essay)}: ${inFigures(sentences.length, 'sentence')}, ${me.length} about you, ${school.length} about the college, ${both} of them about both`;
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

/** "In short, it asks for “Why this field” and “Why this college”.", or nothing where no part is found. */
export function askedInShort(essay: ContextEssay, question: Question): string {
  const parts = partsOf(essay, question).map((part) => quoted(part.says));
  return parts.length > 0 ? `In short, it asks for ${listed(parts)}.` : '';
}

function partsOf(essay: ContextEssay, { units }: Question) {
  const [text, prompt, college] = [textOf(essay), promptOf(essay), essay.college ?? null];
  const asked = unitsAsked(prompt, units[essay.id] ?? null, knownQuestion(prompt, college));
  return promptParts({ text, prompt, college, ...asked, sentences: rolesIn(text) }, paragraphSpans(text));
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
