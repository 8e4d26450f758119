import { memo, useEffect, useLayoutEffect, useRef } from 'react';
import text from '../../styles/text.module.css';
import classes from './EssayEditor.module.css';
import type { EssayHighlight, Piece } from './pieces.ts';

/** A transparent copy of the essay over the text box. Its marks are what the student sees and points at. */
export function HighlightLayer({ paragraphs, openId }: { paragraphs: readonly Piece[][]; openId: string | null }) {
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
            {remarkTitle(highlight!)}. {highlight!.why}
          </span>
        ))}
      </div>
    </div>
  );
}

/** What a remark is headed by. */
export const remarkTitle = ({ kind, title, choice }: EssayHighlight) =>
  choice?.title ?? title ?? (kind === 'good' ? 'Working' : 'Needs work');

/** Rendered again only when its own words or marks change, so that typing in a long essay stays quick. */
const Paragraph = memo(
  function Paragraph({ pieces, openId }: { pieces: readonly Piece[]; openId: string | null }) {
    return (
      <div className={classes.paragraph} dir="auto">
        {pieces.map(({ text, start, highlight, continued }, i) =>
          highlight ? (
            <mark
              // The id and not the place: a mark that moves must stay the same element, or undo goes letter by letter.
              key={highlight.id}
              id={continued ? undefined : markId(highlight.id)}
              className={classes.mark}
              data-kind={highlight.kind}
              data-highlight={highlight.id}
              data-start={start}
              data-continued={continued || undefined}
              data-open={highlight.id === openId || undefined}
              data-choice={highlight.choice ? '' : undefined}
              role="button"
              aria-haspopup={highlight.choice ? 'dialog' : undefined}
              aria-expanded={highlight.choice ? highlight.id === openId : undefined}
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

/** Whether two pieces render the same. Only a mark shows where in the essay its piece begins. */
function looksLike(a: Piece, b: Piece) {
  return (
    a.text === b.text &&
    a.highlight?.id === b.highlight?.id &&
    (!a.highlight || (a.start === b.start && a.continued === b.continued))
  );
}

/** How many ms the margin waits after a change, because finding where lines begin needs the whole layout. */
const MARGIN_DELAY = 100;

/** Shows one margin mark on a line: hides the check where a mark that needs work starts on the same line. */
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
    // The browser takes an attribute that is set again for a change, even to the same value.
    if (mark.dataset.margin === margin) continue;
    if (margin) mark.dataset.margin = margin;
    else delete mark.dataset.margin;
  }
}

export const markId = (id: string) => `highlight-${id}`;
const descriptionId = (id: string) => `highlight-${id}-why`;
