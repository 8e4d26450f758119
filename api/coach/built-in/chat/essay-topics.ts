import type { ContextEssay } from '#contract/ai.ts';
import { readUnits } from '#contract/map/read-units.ts';
import type { PromptUnit } from '#contract/map/prompt-units.ts';
import { collegePrompts } from '#api/colleges/prompts.ts';
import topics from '#api/coach/data/chat/essay-topics.json' with { type: 'json' };
import { FUNCTION_WORDS } from '../words.ts';
import { MAIN, promptOf } from './essays.ts';
import { NUMBERS } from './figures.ts';
import { keyOf, keysOfCollege } from './names.ts';

/** What the prompts of essays ask for where the student has corrected it, by the essay's id. */
export type Units = Readonly<Record<string, readonly PromptUnit[]>>;

/** A name of an essay, and how well it fits: of two essays by one name, the one that it fits better is meant. */
export interface EssayName {
  key: string;
  fit: number;
}

/**
 * How well a name fits that an essay has by its title, by what its prompt asks for first, by what it asks for beside that, and more
 * where the prompt has the very word.
 */
const FIT = { title: 3, first: 2, beside: 1, inWords: 0.5 };
/** What a name fits that the student gave the essay. */
export const OWN_NAME = 4;

/** The key of an essay that is named by what it is about: such a name counts only beside a word such as "essay". */
const topicKey = (name: string): string => `@${name}`;

const CALLED: Partial<Record<PromptUnit, string[]>> = topics.units;
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

const NO_TOPICS = new Set([...topics['essay words'], ...topics['no topics']]);

const unitsOfPrompt = new Map<string, PromptUnit[]>();
const MOST_KEPT = 2_000;

/** Reading a prompt takes much longer than looking it up, and students share prompts. */
export function unitsIn(prompt: string): PromptUnit[] {
  const found = unitsOfPrompt.get(prompt) ?? readUnits(prompt);
  if (unitsOfPrompt.size >= MOST_KEPT) unitsOfPrompt.clear();
  unitsOfPrompt.set(prompt, found);
  return found;
}

/** The names of an essay by what it is about, such as the keys of "challenge essay", "piq 5" and "why rice essay". */
export function namesByTopic(essay: ContextEssay, corrected: Units): EssayName[] {
  if (essay.id === MAIN) return [];
  const prompt = promptOf(essay);
  const units = corrected[essay.id] ?? unitsIn(prompt);
  const colleges = keysOfCollege(essay.college ?? '');
  const words = new Set(keyOf(prompt).split(' '));
  const ofPrompt = units.flatMap((unit, at) =>
    (CALLED[unit] ?? []).map((called) => ({
      key: topicKey(called),
      fit: (at === 0 ? FIT.first : FIT.beside) + (words.has(called) ? FIT.inWords : 0),
    })),
  );
  const ofCollege = units.includes('why-college') ? colleges.map((college) => topicKey(`why ${college}`)) : [];
  return [
    ...titleNames(essay, colleges).map((key) => ({ key, fit: FIT.title })),
    ...piqNames(essay).map((key) => ({ key, fit: FIT.title })),
    ...ofCollege.map((key) => ({ key, fit: FIT.first })),
    ...ofPrompt,
  ];
}

/** The keys of "challenge" and "educational barrier" of "PIQ 4: Educational barrier". */
function titleNames({ title }: ContextEssay, colleges: string[]): string[] {
  const ofCollege = new Set(colleges.flatMap((college) => college.split(' ')));
  const parts = title.split(/[:–—|]|\s-\s/).map(keyOf);
  const words = parts
    .flatMap((part) => part.split(' '))
    .filter((word) => word.length > 2 && !FUNCTION_WORDS.has(word) && !ofCollege.has(word));
  return [...parts, ...words]
    .filter((name) => name !== '' && !colleges.includes(name) && !NO_TOPICS.has(name))
    .filter((name) => !/^(?:piq|prompt|question|essay)? ?\d*$/.test(name))
    .map(topicKey);
}

/** The names of an answer to one of the University of California's numbered questions: "piq 5", "fifth piq". */
function piqNames(essay: ContextEssay): string[] {
  const number = piqOf(essay);
  if (number === undefined) return [];
  const [word, nth] = [NUMBERS[number], ORDINALS[number]];
  return [
    ...[number, word].flatMap((one) => [`piq ${one}`, `piq number ${one}`, `uc prompt ${one}`, `uc essay ${one}`]),
    `piq${number}`,
    `${nth} piq`,
    ...(topics.piqs[number - 1] ?? []).map(topicKey),
  ];
}

/** The number of the University of California's question that an essay answers, by its title or its prompt. */
export function piqOf({ title, prompt, college }: ContextEssay): number | undefined {
  const [, inTitle] = /\bpiq\s*(?:#|no\.?|number)?\s*([1-8])\b/i.exec(title) ?? [];
  if (inTitle) return Number(inTitle);
  const [question] = collegePrompts(college ?? '').prompts.filter(
    ({ id, text }) => id.startsWith('uc-') && prompt !== '' && keyOf(text) === keyOf(prompt),
  );
  return question ? Number(question.id.slice(3)) : undefined;
}

/** "Piq 4 or piq 5" for "piqs 4 or 5" and "piq 4 or 5", and for "which piq is better, 4 or 5". */
export const withPiqNumbers = (text: string): string =>
  /\bpiqs?\b/.test(text)
    ? text
        .replace(/(?:piqs? )?\b([1-8]) (and|or|vs|than) (?:piq )?([1-8])\b/, 'piq $1 $2 piq $3')
        .replace(/\bpiqs piq\b/, 'piq')
    : text;

const LAST = new Set(topics['essay words']);
const KEPT = new Set(topics.kept);
const OPENING = new Set(topics.opening);
const SEVERAL = new Set(topics['several essays']);
/** True where a message speaks of several essays, so that "the challenge" beside it is one of them. */
export const speaksOfEssays = (words: readonly string[]): boolean => words.some((word) => SEVERAL.has(word));

/** The key of the topic in "the barrier or the challenge", where no word says that it is an essay. */
export const bareTopic = (word: string, before: string | undefined): string | undefined =>
  ARTICLES.has(before ?? '') ? topicKey(word) : undefined;

/** True for "essay" and "piq", behind which it may be said what they are about. */
export const opensTopic = (word: string): boolean => OPENING.has(word);
const BETWEEN = new Set(topics.between);
const ARTICLES = new Set(topics.articles);

/**
 * The key of the topic by which those words name an essay, and how many of the words it takes up: "challenge essay", "challenge piq",
 * "challenge one", "essay about the challenge". "Challenge prompt" keeps its last word, because it is what is asked for.
 */
export function topicIn(words: string[], before: string | undefined): { key: string; length: number } | undefined {
  const [first = '', second = '', third = ''] = words;
  const last = words.at(-1) ?? '';
  // "A challenge essay" is none in particular.
  if (before === 'a' || before === 'an' || words.length < 2) return undefined;
  if (LAST.has(last)) {
    const name = words.slice(0, -1).join(' ');
    // "Why one is better" names nothing, and "the why one" does.
    if (
      name === 'why' &&
      !['essay', 'supplement', 'supplemental', 'supp'].includes(last) &&
      !ARTICLES.has(before ?? '')
    )
      return undefined;
    return { key: topicKey(name), length: KEPT.has(last) ? words.length - 1 : words.length };
  }
  // "Do I need that one for Rice" points back to something else.
  if (!OPENING.has(first) || !BETWEEN.has(second) || (first === 'one' && before === 'that')) return undefined;
  const name = words.slice(ARTICLES.has(third) ? 3 : 2).join(' ');
  return { key: topicKey(name), length: words.length };
}
