import safety from '#api/coach/data/chat/safety.json' with { type: 'json' };
import type { Sourced } from './reply.ts';
import { HELP } from './sources.ts';
import { spelledOut } from './spelling.ts';

/** A danger that a message can speak of. Of several, the earlier one in safety.json counts. */
export type Danger = keyof typeof safety.kinds;

const words: Record<string, string> = safety.words;
/** A pattern with each of the lists that it names: "{family} hit me" for "(?:dad|mom) hit me". */
const written = (pattern: string): string =>
  pattern.replace(/\{([a-z]+)\}/g, (_, list: string) => `(?:${words[list]})`);

/** Each pattern is tried by itself: joined into one for each danger, they took ten times as long. */
const kinds = Object.entries(safety.kinds).map(([name, { patterns }]) => ({
  name: name as Danger,
  patterns: patterns.map((one) => new RegExp(written(one))),
}));
/** Words that speak of suicide and are no cry for help: an activity about prevention, an essay about somebody. */
const NOT_MEANT = new RegExp(safety.notMeant, 'g');

/** The danger that a message speaks of. */
export function dangerIn(message: string): Danger | undefined {
  const said = plainly(message);
  return kinds.find(({ patterns }) => patterns.some((pattern) => pattern.test(said)))?.name;
}

/** A message in lower case without punctuation, with its shorthand written out, and without words that only seem to speak of harm. */
export const plainly = (message: string): string =>
  message
    .toLowerCase()
    .replace(/['\u2018\u2019]/g, '')
    .replace(/\bw\/o\b/g, 'without')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map(spelledOut)
    .join(' ')
    .replace(NOT_MEANT, ' ');

/** The whole answer where life or safety is in danger: where help is, then a word. */
export function helpFor(danger: Danger): Sourced {
  const { first, lines, also } = safety.kinds[danger];
  return { says: [first], list: lines, also, source: HELP };
}

/**
 * Where help is, in case a message speaks of danger. It stands before the answer to what is asked, or alone.
 * @param word what is said to somebody who tells of hard times
 */
export function perhapsHelp(isAlone: boolean, word: string): Sourced {
  const { first, lines, also, otherwise } = safety.perhaps;
  const more = isAlone ? { also: [word, ...also], next: otherwise } : {};
  return { says: [first], list: lines, ...more, source: HELP };
}

/** The same after a word on hard times, which the message more likely tells of. */
export function linesToo(): Sourced {
  return { says: [safety.perhaps.besides], list: safety.perhaps.lines, source: HELP };
}

/** One line below an answer, where a message is only faintly like those that speak of danger. */
export const lineBelow = (): Sourced => ({ says: [safety.perhaps.below], source: HELP });

/** The same help once more, when the student goes on without a question. */
export function remindOf(danger: Danger): Sourced {
  const { also = [], ...help } = helpFor(danger);
  return {
    ...help,
    also: ['What you wrote a moment ago comes first. If you have not told anyone yet, please do.', ...also],
  };
}
