import type { CommentKind, ReaderComment, Stretch } from './review.ts';

/** A comment that stands in the text, with its number there. */
export type PlacedComment = ReaderComment & Stretch & { number: number };

/** A part of a paragraph in which nothing begins or ends: UTF-16 offsets into the whole text. */
export interface Piece extends Stretch {
  text: string;
  /** The number of its sentence, from 0; null between sentences. */
  sentence: number | null;
  /** The kind of the last comment on it; null without one. */
  kind: CommentKind | null;
  /** The ids of the comments on it. */
  marks: string[];
  /** Whether somebody is writing a comment on it. */
  picked: boolean;
  /** The comments that end here, whose numbers stand after it. */
  ends: PlacedComment[];
}

export interface Paragraph extends Stretch {
  pieces: Piece[];
  /** The comments that end in it, in the order of the text. */
  comments: PlacedComment[];
}

/** The comments that have a place, in the order of the text and numbered, and the others. */
export function placedComments(comments: readonly ReaderComment[]): {
  placed: PlacedComment[];
  others: ReaderComment[];
} {
  const hasPlace = (comment: ReaderComment): comment is ReaderComment & Stretch =>
    comment.start !== null && comment.end !== null;
  const placed = comments
    .filter(hasPlace)
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map((comment, i) => ({ ...comment, number: i + 1 }));
  return { placed, others: comments.filter((comment) => !hasPlace(comment)) };
}

/** The paragraphs of a text, cut where a sentence, a comment or the picked words begin or end. */
export function paragraphsOf(
  text: string,
  {
    sentences,
    comments,
    picked,
  }: { sentences: readonly Stretch[]; comments: readonly PlacedComment[]; picked: Stretch | null },
): Paragraph[] {
  const stretches = [...sentences, ...comments, ...(picked ? [picked] : [])];
  const cuts = new Set(stretches.flatMap(({ start, end }) => [start, end]));
  return [...text.matchAll(/[^\n]+/g)].map(({ 0: line, index: start }) => {
    const end = start + line.length;
    const inside = [...cuts].filter((at) => at > start && at < end).toSorted((a, b) => a - b);
    const starts = [start, ...inside];
    const pieces = starts.map((from, i) => pieceOf(text, { start: from, end: starts[i + 1] ?? end }));
    return { start, end, pieces, comments: comments.filter((comment) => comment.end > start && comment.end <= end) };
  });

  function pieceOf(whole: string, { start, end }: Stretch): Piece {
    const covers = (stretch: Stretch) => stretch.start <= start && stretch.end >= end;
    const on = comments.filter(covers);
    const sentence = sentences.findIndex(covers);
    return {
      start,
      end,
      text: whole.slice(start, end),
      sentence: sentence < 0 ? null : sentence,
      kind: on.at(-1)?.kind ?? null,
      marks: on.map(({ id }) => id),
      picked: picked !== null && covers(picked),
      ends: comments.filter((comment) => comment.end === end),
    };
  }
}
