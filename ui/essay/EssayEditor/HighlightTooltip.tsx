import { arrow, autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react-dom';
import { Check, CircleQuestionMark, Clipboard, Leaf, Pencil } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import classes from './HighlightTooltip.module.css';
import { markId, remarkTitle } from './HighlightLayer.tsx';
import type { EssayHighlight } from './pieces.ts';

/** Within so many px of the edge of the window the tooltip flips to the other side. */
const EDGE = 12;
/** How much of a mark's first line the arrow points at, in px. */
const BEGINNING = 88;

const icons = {
  good: Check,
  work: Pencil,
  praise: Check,
  wording: Pencil,
  question: CircleQuestionMark,
  pasted: Clipboard,
  laurel: Leaf,
  reader: Pencil,
};

interface HighlightTooltipProps {
  highlight: EssayHighlight;
  /** The editor, between whose sides the tooltip stays. */
  boundary: HTMLElement | null;
  /** Whether the focus goes to what the remark offers. */
  takesFocus?: boolean;
  onClose?: () => void;
}

/**
 * The remark on a highlight, above its first line, or below its last line where it does not fit above. One that offers something is a
 * dialog without a modal: Tab and Escape lead back to the mark.
 */
export function HighlightTooltip({ highlight, boundary, takesFocus = false, onClose }: HighlightTooltipProps) {
  const titleId = useId();
  const press = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) press.current?.focus();
  }, [takesFocus]);
  const [arrowElement, setArrowElement] = useState<HTMLElement | null>(null);
  const {
    refs: { setReference, setFloating },
    floatingStyles,
    placement,
    middlewareData,
  } = useFloating({
    placement: 'top-start',
    middleware: [
      offset(10),
      flip({ padding: EDGE }),
      shift({ boundary: boundary ?? undefined }),
      arrow({ element: arrowElement, padding: 16 }),
    ],
    whileElementsMounted: autoUpdate,
  });

  useLayoutEffect(() => {
    const mark = boundary?.querySelector(`#${CSS.escape(markId(highlight.id))}`);
    if (!mark) return;
    setReference({
      contextElement: mark,
      getBoundingClientRect() {
        const all = mark.getBoundingClientRect();
        const first = mark.getClientRects()[0] ?? all;
        // Narrow, so that the arrow points at the first words of the mark in either direction of writing.
        const width = Math.min(first.width, BEGINNING);
        const x = getComputedStyle(mark).direction === 'rtl' ? first.right - width : first.x;
        return new DOMRect(x, all.y, width, all.height);
      },
    });
  }, [highlight, setReference, boundary]);

  const { choice } = highlight;
  const Icon = icons[highlight.kind];
  function leave(event: KeyboardEvent) {
    event.preventDefault();
    document.getElementById(markId(highlight.id))?.focus();
    onClose?.();
  }
  const side = placement.startsWith('top') ? 'above' : 'below';
  return (
    <div
      className={classes.root}
      ref={setFloating}
      style={floatingStyles}
      role={choice ? 'dialog' : 'tooltip'}
      aria-labelledby={choice ? titleId : undefined}
      data-remark
      data-kind={highlight.kind}
      data-side={side}
    >
      <span className={classes.head} id={titleId}>
        <Icon aria-hidden="true" />
        {remarkTitle(highlight)}
      </span>
      {highlight.why}
      {choice && (
        <span className={classes.foot}>
          <button
            type="button"
            className={classes.choose}
            ref={press}
            onKeyDown={(event) => event.key === 'Tab' && leave(event)}
            onClick={() => {
              onClose?.();
              choice.onChoose();
            }}
          >
            {choice.label}
          </button>
        </span>
      )}
      <i className={classes.arrow} ref={setArrowElement} style={{ left: middlewareData.arrow?.x }} aria-hidden="true" />
    </div>
  );
}
