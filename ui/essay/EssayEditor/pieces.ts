export interface EssayHighlight {
  id: string;
  /** Whether the passage works or needs work. */
  kind: 'good' | 'work';
  /** UTF-16 offsets into the essay. */
  start: number;
  end: number;
  /** The remark in a sentence or two. */
  why: string;
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

/**
 * The highlights that can be drawn, in text order: those with finite offsets, clamped to the text, without the later of
 * two that overlap.
 */
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

/**
 * The essay as paragraphs of pieces, which together are its text without the line ends. `highlights` are drawable ones.
 */
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
