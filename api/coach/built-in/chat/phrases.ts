import lists from '#api/coach/data/chat/words.json' with { type: 'json' };

/** Words that only make a feeling or a question stronger: "so", "really". */
const STRONGER = new Set(lists.stronger);

const plain = (text: string): string => {
  const words = text.split(' ').filter((word) => !STRONGER.has(word));
  return ` ${words.join(' ')} `;
};

/** The phrases that stand in a text, in whole words; words such as "so" and "really" may stand between. */
export function phrasesIn(text: string, phrases: readonly string[]): string[] {
  const read = plain(text);
  return phrases.filter((phrase) => read.includes(` ${phrase} `));
}

/** Returns true where one of the phrases stands in a text. */
export const holds = (text: string, phrases: readonly string[]): boolean => phrasesIn(text, phrases).length > 0;

/** Returns true where a text begins with one of the phrases. */
export function opensWith(text: string, phrases: readonly string[]): boolean {
  const read = plain(text);
  return phrases.some((phrase) => read.startsWith(` ${phrase} `));
}

/** The text without those phrases. */
export const without = (text: string, phrases: readonly string[]): string =>
  phrases.reduce((rest, phrase) => rest.replaceAll(` ${phrase} `, ' '), plain(text)).trim();
