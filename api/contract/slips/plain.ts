/** A stretch of a text, as UTF-16 offsets. */
export interface Stretch {
  start: number;
  end: number;
}

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
