/** A sentence at UTF-16 offsets `start` to `end`, without white space around it. */
export interface SentenceSpan {
  start: number;
  end: number;
  text: string;
}

/** Up to an end of a sentence with what closes it, or to the end of the line. */
const SENTENCE = /[^\n]+?(?:[.!?…]+["”’')\]]*(?=\s|$)|$)/gmu;
/** A dot that ends no sentence. */
const ABBREVIATION = /(?:^|[\s("'“‘])(?:mr|mrs|ms|dr|prof|st|mt|vs|jr|sr|no|e\.g|i\.e|\p{Lu})\.$/iu;

/** The sentences of a text, in its order. */
export function sentenceSpans(text: string): SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  let begun: number | undefined;
  for (const { 0: part, index } of text.matchAll(SENTENCE)) {
    const start = begun ?? index;
    const end = index + part.length;
    begun =
      ABBREVIATION.test(text.slice(start, end)) && text[end] !== undefined && text[end] !== '\n' ? start : undefined;
    if (begun === undefined) add(spans, text, start, end);
  }
  return spans;
}

function add(spans: SentenceSpan[], text: string, from: number, to: number): void {
  const whole = text.slice(from, to);
  const sentence = whole.trim();
  if (sentence === '') return;
  const start = from + whole.indexOf(sentence);
  spans.push({ start, end: start + sentence.length, text: sentence });
}
