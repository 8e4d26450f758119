export interface EssayHighlight {
  id: string;
  /** What works, or what needs work. */
  kind: 'good' | 'work';
  /** UTF-16 offsets into the essay. */
  start: number;
  end: number;
  /** The remark, in a sentence or two. */
  why: string;
}

/** A stretch of a paragraph, marked or not. */
export interface Piece {
  text: string;
  /** Offset of its first character in the essay. */
  start: number;
  highlight?: EssayHighlight;
  /** A highlight over several paragraphs has a piece in each; only the first can be focused. */
  continued?: boolean;
}

/** What can be drawn, in text order: finite ranges, clamped to the text, the later of two that overlap left out. */
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

/** The essay as paragraphs of pieces, which together are its text without the line ends. Takes drawable highlights. */
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
