import { memo, useEffect, useLayoutEffect, useRef } from 'react';
import text from '../../styles/text.module.css';
import classes from './EssayEditor.module.css';
import type { Piece } from './pieces.ts';

export interface HighlightLayerProps {
  paragraphs: readonly Piece[][];
  openId: string | null;
}

/** The essay once more, transparent, over the text box: its marks are what is seen and pointed at. */
export function HighlightLayer({ paragraphs, openId }: HighlightLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  useMarginMarks(layer, paragraphs);
  const marked = paragraphs.flat().filter((piece) => piece.highlight && !piece.continued);
  return (
    <div className={classes.layer} ref={layer} data-layer>
      {paragraphs.map((pieces, i) => (
        <Paragraph
          key={i}
          pieces={pieces}
          openId={pieces.some(({ highlight }) => highlight?.id === openId) ? openId : null}
        />
      ))}
      <div className={text.hidden}>
        {marked.map(({ highlight }) => (
          <span key={highlight!.id} id={descriptionId(highlight!.id)}>
            {highlight!.kind === 'good' ? 'Working. ' : 'Needs work. '}
            {highlight!.why}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Redrawn only where its own words or marks changed, so that typing in a long essay stays quick. */
const Paragraph = memo(
  function Paragraph({ pieces, openId }: { pieces: readonly Piece[]; openId: string | null }) {
    return (
      <div className={classes.paragraph} dir="auto">
        {pieces.map(({ text, start, highlight, continued }, i) =>
          highlight ? (
            <mark
              // By the mark, not by its place: a mark that moves must stay the same element, or undo falls apart into letters.
              key={highlight.id}
              id={continued ? undefined : markId(highlight.id)}
              className={classes.mark}
              data-kind={highlight.kind}
              data-highlight={highlight.id}
              data-start={start}
              data-continued={continued || undefined}
              data-open={highlight.id === openId || undefined}
              role="button"
              tabIndex={continued ? -1 : 0}
              aria-describedby={descriptionId(highlight.id)}
            >
              <span className={classes.tint}>{text}</span>
            </mark>
          ) : (
            <span key={i} className={classes.unmarked} aria-hidden="true">
              {text}
            </span>
          ),
        )}
      </div>
    );
  },
  (before, after) =>
    before.openId === after.openId &&
    before.pieces.length === after.pieces.length &&
    before.pieces.every((piece, i) => looksLike(piece, after.pieces[i]!)),
);

/** Without a mark it does not matter where in the essay a piece stands. */
function looksLike(a: Piece, b: Piece) {
  return (
    a.text === b.text &&
    a.highlight?.id === b.highlight?.id &&
    (!a.highlight || (a.start === b.start && a.continued === b.continued))
  );
}

/** Before the margin follows what is typed, in ms: where a line begins is known only once all are laid out. */
const MARGIN_DELAY = 100;

/** One margin mark a line: hides the check of a mark that starts on the same line as one that needs work. */
function useMarginMarks(layer: React.RefObject<HTMLDivElement | null>, paragraphs: readonly Piece[][]) {
  useEffect(() => {
    const timer = setTimeout(() => updateMarginMarks(layer.current!), MARGIN_DELAY);
    return () => clearTimeout(timer);
  }, [layer, paragraphs]);
  useLayoutEffect(() => {
    const root = layer.current!;
    const observer = new ResizeObserver(() => updateMarginMarks(root));
    observer.observe(root);
    return () => observer.disconnect();
  }, [layer]);
}

function updateMarginMarks(layer: HTMLElement) {
  const marks = [...layer.querySelectorAll<HTMLElement>('mark[id]')].map((mark) => ({
    mark,
    line: Math.round(mark.getClientRects()[0]?.top ?? 0),
  }));
  const pencils = new Set(marks.filter(({ mark }) => mark.dataset.kind === 'work').map(({ line }) => line));
  for (const { mark, line } of marks) {
    const margin = mark.dataset.kind === 'good' && pencils.has(line) ? 'hidden' : undefined;
    // An attribute that is set again is a change to the browser, also to the same value.
    if (mark.dataset.margin === margin) continue;
    if (margin) mark.dataset.margin = margin;
    else delete mark.dataset.margin;
  }
}

export const markId = (id: string) => `highlight-${id}`;
const descriptionId = (id: string) => `highlight-${id}-why`;
