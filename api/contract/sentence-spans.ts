/** A sentence at UTF-16 offsets `start` to `end`, without white space around it. */
export interface SentenceSpan {
  start: number;
  end: number;
  text: string;
}

const ABBREVIATION = /(?:^|[\s("'])(?:Mr|Mrs|Ms|Dr|St|Mt|vs|v|Jr|Sr|Prof|Rev|Gen|Sgt|Gov|Sen|No|e\.g|i\.e|\p{Lu})$/u;

/** The sentences of a text, in its order. A line end closes a sentence. */
export function sentenceSpans(text: string): SentenceSpan[] {
  const sentences: SentenceSpan[] = [];
  let from = 0;
  const cut = (to: number) => {
    const piece = text.slice(from, to);
    const trimmed = piece.trim();
    const start = from + piece.length - piece.trimStart().length;
    if (trimmed) sentences.push({ start, end: start + trimmed.length, text: trimmed });
    from = to;
  };
  // What follows a stop is looked at afterwards, because a row of ten thousand stops would be searched from each of them.
  for (const { 0: stop, index } of text.matchAll(/[.!?\u2026]+["'”’)\]]*|[\n\r\u2028\u2029]/g)) {
    const isInside = stop.trim() !== '' && !/\s/.test(text[index + stop.length] ?? '');
    if (isInside) continue;
    const isAbbreviation = stop === '.' && ABBREVIATION.test(text.slice(Math.max(0, index - 6), index));
    const goesOn = /^\s\p{Ll}/u.test(text.slice(index + stop.length, index + stop.length + 2));
    if (!isAbbreviation && !(goesOn && stop.trim() !== '')) cut(index + stop.length);
  }
  cut(text.length);
  return sentences;
}
