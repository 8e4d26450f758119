import { memo, useMemo } from 'react';
import classes from './EssayEditor.module.css';
import { drawableHighlights, splitParagraphs } from './pieces.ts';

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
        <div key={i} className={classes.paragraph} dir="auto">
          {pieces.map((piece) => (
            <span
              key={piece.start}
              className={piece.highlight ? classes.cut : classes.unmarked}
              data-number={piece.continued ? undefined : piece.highlight?.id}
            >
              {piece.text}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
});
