export interface EssayHighlight {
  id: string;
  /** Whether the passage works or needs work, a reader asks about it, or where its words came from. */
  kind: 'good' | 'work' | 'praise' | 'wording' | 'question' | 'pasted' | 'laurel' | 'reader';
  /** UTF-16 offsets into the essay. */
  start: number;
  end: number;
  why: string;
  /** What heads the remark, where its kind does not say it. */
  title?: string;
  /** What the student can say of it, under a heading of its own. It comes before remarks that can only be read. */
  choice?: { title: string; label: string; onChoose: () => void };
}

/** A part of a paragraph, marked or not. */
export interface Piece {
  text: string;
  /** The offset of its first character in the essay. */
  start: number;
  highlight?: EssayHighlight;
  /** Whether its highlight began in an earlier paragraph. Only the first piece of a highlight can be focused. */
  continued?: boolean;
}

/** The highlights with finite offsets, clamped to the text, in text order, without the later of two that overlap. */
export function drawableHighlights(highlights: readonly EssayHighlight[], length: number) {
  const drawable: EssayHighlight[] = [];
  const inOrder = highlights
    .filter(({ start, end }) => Number.isFinite(start) && Number.isFinite(end))
    .map((highlight) => ({ ...highlight, start: Math.max(0, highlight.start), end: Math.min(length, highlight.end) }))
    .toSorted((a, b) => a.start - b.start);
  for (const highlight of inOrder) {
    if (highlight.start < highlight.end && highlight.start >= (drawable.at(-1)?.end ?? 0)) drawable.push(highlight);
  }
  return drawable;
}

/** The paragraphs of the essay as pieces, by drawable highlights. Together they are its text without line ends. */
export function splitParagraphs(text: string, highlights: readonly EssayHighlight[]): Piece[][] {
  let next = 0;
  let offset = 0;
  let drawn: EssayHighlight | undefined;
  return text.split('\n').map((paragraph) => {
    const end = offset + paragraph.length;
    const pieces: Piece[] = [];
    let at = offset;
    for (let i = next; i < highlights.length; i++) {
      const highlight = highlights[i]!;
      if (highlight.start >= end) break;
      const from = Math.max(highlight.start, offset);
      const to = Math.min(highlight.end, end);
      if (from > at) pieces.push({ text: text.slice(at, from), start: at });
      if (to > from) {
        pieces.push({ text: text.slice(from, to), start: from, highlight, continued: highlight === drawn });
        drawn = highlight;
      }
      at = Math.max(at, to);
      if (highlight.end <= end) next = i + 1;
    }
    if (at < end) pieces.push({ text: text.slice(at, end), start: at });
    offset = end + 1;
    return pieces;
  });
}
