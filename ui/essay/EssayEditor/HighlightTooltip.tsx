import { arrow, autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react-dom';
import { Check, Pencil } from 'lucide-react';
import { type RefObject, useLayoutEffect, useState } from 'react';
import classes from './HighlightTooltip.module.css';
import { markId } from './HighlightLayer.tsx';
import type { EssayHighlight } from './pieces.ts';

/** Distance from the edges at which it turns over, in px. */
const EDGE = 12;

/** The remark on a stretch of the essay, above its first line or, without room there, below its last. */
export function HighlightTooltip({ highlight, root }: { highlight: EssayHighlight; root: RefObject<HTMLElement | null> }) {
  const [arrowElement, setArrowElement] = useState<HTMLElement | null>(null);
  const {
    refs: { setReference, setFloating },
    floatingStyles,
    placement,
    middlewareData,
  } = useFloating({
    placement: 'top-start',
    middleware: [offset(10), flip({ padding: EDGE }), shift({ padding: EDGE }), arrow({ element: arrowElement, padding: 16 })],
    whileElementsMounted: autoUpdate,
  });

  useLayoutEffect(() => {
    const mark = root.current?.querySelector(`#${CSS.escape(markId(highlight.id))}`);
    if (!mark) return;
    setReference({
      contextElement: mark,
      getBoundingClientRect() {
        const all = mark.getBoundingClientRect();
        const first = mark.getClientRects()[0] ?? all;
        return new DOMRect(first.x, all.y, first.width, all.height);
      },
    });
  }, [highlight, setReference, root]);

  const side = placement.startsWith('top') ? 'above' : 'below';
  return (
    <div
      className={classes.root}
      ref={setFloating}
      style={floatingStyles}
      role="tooltip"
      data-kind={highlight.kind}
      data-side={side}
    >
      <span className={classes.head}>
        {highlight.kind === 'good' ? <Check aria-hidden="true" /> : <Pencil aria-hidden="true" />}
        {highlight.kind === 'good' ? 'Working' : 'Needs work'}
      </span>
      {highlight.why}
      <i className={classes.arrow} ref={setArrowElement} style={{ left: middlewareData.arrow?.x }} aria-hidden="true" />
    </div>
  );
}
