/** A paragraph at UTF-16 offsets `start` to `end`, without white space around it. */
export interface ParagraphSpan {
  start: number;
  end: number;
  text: string;
}

/** How many paragraphs are held against each other. No essay has so many, and a text of the greatest length may have 50,000. */
export const MOST_COMPARED = 200;

/** The paragraphs of a text, which line ends part, without empty ones. */
export function paragraphSpans(text: string): ParagraphSpan[] {
  return [...text.matchAll(/[^\n\r\u2028\u2029]+/g)].flatMap(({ 0: line, index }) => {
    const trimmed = line.trim();
    if (trimmed === '') return [];
    const start = index + line.length - line.trimStart().length;
    return [{ start, end: start + trimmed.length, text: trimmed }];
  });
}

/** The sentences of each paragraph. Both are in text order, and a sentence that no paragraph has whole belongs to none. */
export function byParagraph<Sentence extends { start: number; end: number }>(
  sentences: readonly Sentence[],
  paragraphs: readonly ParagraphSpan[],
): Sentence[][] {
  let next = 0;
  return paragraphs.map(({ start, end }) => {
    const own: Sentence[] = [];
    for (; next < sentences.length && sentences[next]!.start < end; next++)
      if (sentences[next]!.start >= start && sentences[next]!.end <= end) own.push(sentences[next]!);
    return own;
  });
}
