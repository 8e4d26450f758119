import { limits } from '#contract/limits.ts';
import { likeness, MOST_ALIKE } from './words-in-common.ts';

const SENTENCE = /(?<=[.!?。！？;；])\s*|\n/u;
const CLAUSE = /(?<=[,，、:：])\s*/u;
const END = /[\s,;:，、；：]+$/u;

/** Of more sentences than this, none would open a line. */
const MOST_SENTENCES = 5;

/** Lines in a language without rules here, in the student's own words: whole sentences from the first on, from the second on, and so on. */
export function trimmedLines(text: string): string[] {
  const sentences = text.split(SENTENCE).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  const from = sentences.slice(0, MOST_SENTENCES).map((_, at) => fitted(sentences.slice(at), limits.impact));
  const lines: string[] = [];
  for (const line of from) if (line && lines.every((other) => likeness(other, line) <= MOST_ALIKE)) lines.push(line);
  return lines;
}

/** As many sentences as fit; of a first one that is too long as many clauses, else as many words. */
function fitted(sentences: string[], most: number): string {
  const [first = ''] = sentences;
  return (
    asMany(sentences, ' ', most) ||
    asMany(first.split(CLAUSE), ' ', most) ||
    asMany(
      [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(first)].map(({ segment }) => segment),
      '',
      most,
    )
  ).replace(END, '');
}

function asMany(pieces: string[], space: string, most: number): string {
  let text = '';
  for (const piece of pieces) {
    const longer = text ? text + (/[。！？，、；：]$/u.test(text) ? '' : space) + piece : piece;
    if (longer.length > most) break;
    text = longer;
  }
  return text;
}
