import { FUNCTION_WORDS } from '../words.ts';
import { FILLERS } from './spelling.ts';
import type { Sourced } from './reply.ts';
import { searchOf } from './search.ts';

/** How much a sentence has to be like a question, 0 to 1, to be what it asks for. */
const ABOUT_IT = 0.1;

const SENTENCES = /(?<=[.!?])\s+(?=[\p{Lu}“"*])/u;

/**
 * The sentence of an answer that a question goes on about: "what does it cost" after it was told what the CSS Profile is. Undefined where no
 * sentence has the words of the question.
 */
export function sentenceFor(parts: readonly Sourced[], question: string): Sourced | undefined {
  const asked = plainWords(question);
  if (asked === '') return undefined;
  const sentences = parts.flatMap(({ says, source }) =>
    says
      .flatMap((text) => text.split(SENTENCES))
      .map((text) => ({ text, source, asked: [plainWords(text)], says: '' })),
  );
  const [best] = searchOf(sentences)(asked);
  if (!best || best.alike < ABOUT_IT) return undefined;
  return { says: ['Of what I said, this is about it:', best.thing.text], source: best.thing.source };
}

/** The words of a text that carry its meaning. */
const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !FUNCTION_WORDS.has(word) && !FILLERS.has(word) && !ASKING.has(word))
    .join(' ');

/** What asks, and is no function word as students write it. */
const ASKING: ReadonlySet<string> = new Set(['whats', 'whens', 'wheres', 'whos', 'hows', 'ok', 'get']);
