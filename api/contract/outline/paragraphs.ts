/** A paragraph at UTF-16 offsets `start` to `end`, without white space around it. */
export interface ParagraphSpan {
  start: number;
  end: number;
  text: string;
}

/** The paragraphs of a text, which line ends part, without empty ones. */
export function paragraphSpans(text: string): ParagraphSpan[] {
  return [...text.matchAll(/[^\n\r\u2028\u2029]+/g)].flatMap(({ 0: line, index }) => {
    const trimmed = line.trim();
    if (trimmed === '') return [];
    const start = index + line.length - line.trimStart().length;
    return [{ start, end: start + trimmed.length, text: trimmed }];
  });
}
