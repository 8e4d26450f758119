import { memo, useMemo } from 'react';
import classes from './EssayEditor.module.css';
import { drawableHighlights, type Piece, splitParagraphs } from './pieces.ts';

/** A part of the essay, as UTF-16 offsets. */
export interface Stretch {
  start: number;
  end: number;
}

/** Lines under the sentences that could go, with their numbers in the margin. The list beside the essay says the same in words. */
export const CutLayer = memo(function CutLayer({ text, cuts }: { text: string; cuts: readonly Stretch[] }) {
  const paragraphs = useMemo(() => {
    const numbered = cuts.map(({ start, end }, i) => ({
      id: String(i + 1),
      kind: 'work' as const,
      start,
      end,
      why: '',
    }));
    return splitParagraphs(text, drawableHighlights(numbered, text.length));
  }, [text, cuts]);
  return (
    <div className={classes.layer} aria-hidden="true" data-cuts>
      {paragraphs.map((pieces, i) => (
        <Paragraph key={i} pieces={pieces} />
      ))}
    </div>
  );
});

/** Rendered again only when its own words or lines change, so that typing over the limit stays quick. */
const Paragraph = memo(
  function Paragraph({ pieces }: { pieces: readonly Piece[] }) {
    return (
      <div className={classes.paragraph} dir="auto">
        {pieces.map(({ text, highlight, continued }, i) => (
          <span
            key={i}
            className={highlight ? classes.cut : classes.unmarked}
            data-number={continued ? undefined : highlight?.id}
          >
            {text}
          </span>
        ))}
      </div>
    );
  },
  (before, after) =>
    before.pieces.length === after.pieces.length &&
    before.pieces.every(({ text, highlight, continued }, i) => {
      const now = after.pieces[i]!;
      return text === now.text && highlight?.id === now.highlight?.id && continued === now.continued;
    }),
);
