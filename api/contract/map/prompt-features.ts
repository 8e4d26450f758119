import ideas from './ideas.json' with { type: 'json' };

/** A word without its ending, so that “argue”, “argued” and “arguing” are one. */
function stem(word: string): string {
  const bare = word.replace(/'s$/, '');
  if (bare.length <= 4) return bare.replace(/(?<=\w{2}[^s])s$/, '');
  return bare
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:ingly|edly)$/, '')
    .replace(/(?<=\w{3})(?:ing|ed|es|s|ly|e|er|or)$/, '')
    .replace(/(\w)\1$/, '$1');
}

/** The ideas that a word stands for: “uncle” is family. */
const ideasByWord = new Map<string, string[]>();
for (const [idea, words] of Object.entries(ideas))
  for (const word of new Set(words.split(' ').map(stem)))
    ideasByWord.set(word, [...(ideasByWord.get(word) ?? []), `=${idea}`]);

const LENGTHS = [3, 6, 10, 18, 35];

/**
 * What is counted in a prompt: its words, what they stand for, each two words that stand together, and its length.
 * @param plain the prompt in its plain form
 */
export function featuresOf(plain: string): string[] {
  const parts = plain
    .trim()
    .split(' ')
    .map((part) => (/^[a-z']+$/.test(part) ? stem(part) : /^\d/.test(part) ? '0' : part));
  const words = parts.filter((part) => /[\p{L}\p{N}]/u.test(part));
  const length = LENGTHS.find((most) => words.length <= most) ?? 'long';
  return [
    ...new Set([
      ...words,
      ...words.flatMap((word) => ideasByWord.get(word) ?? []),
      ...parts.slice(1).map((part, at) => `${parts[at]!} ${part}`),
      `#${length}`,
    ]),
  ];
}
