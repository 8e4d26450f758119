/** A stretch of a text, as UTF-16 offsets. */
export interface Stretch {
  start: number;
  end: number;
}

/** Straight quotes, plain hyphens and spaces. Every replacement keeps the length, so that offsets stay true. */
export const plainText = (text: string): string => (/[^\x20-\x7e\n]/.test(text) ? straightened(text) : text);

const straightened = (text: string): string =>
  text
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d\u201e]/g, '"')
    .replace(/[\u2010-\u2013]/g, '-')
    .replace(/[\t\u00a0\u2000-\u200a\u202f\u3000]/g, ' ');

/** The text with a space for each line end inside a sentence, as in a text that was copied with its line ends. The length stays. */
export const joinedLines = (text: string): string => text.replace(/(?<=[\p{L}\p{N},;'-])\n(?=[\p{L}\p{N}])/gu, ' ');

/** What stands in quotation marks within a paragraph; in single ones only where a sentence is quoted. */
export function quotedParts(text: string): Stretch[] {
  const double = text.matchAll(/"[^"\n]*"/g);
  const single = text.matchAll(
    /(?<![\p{L}\p{N}])'(?=\p{Lu})[^'"\n]{0,200}(?:'\p{L}[^'"\n]{0,200}){0,9}[,.!?]'(?!\p{L})/gu,
  );
  return [...double, ...single].map(({ 0: part, index }) => ({ start: index, end: index + part.length }));
}
