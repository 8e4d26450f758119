import clsx from 'clsx';
import { type CSSProperties, useRef } from 'react';
import { LEAF, LEAF_SIDE } from '../../primitives/Logo/leaf.ts';
import { useCountUp } from '../../hooks/useCountUp.ts';
import { meter } from '../meter.ts';
import classes from './ScoreWreath.module.css';

/** The twelve leaves of the right-hand branch, from the stem up: x, y, turn in degrees, size. */
const leaves = [
  [21.78, 71.24, 100, 1.096],
  [31.55, 61.92, 24, 0.965],
  [49.07, 56.05, 75.8, 1.159],
  [54.16, 43.55, -0.2, 1.02],
  [67.74, 31.01, 51.6, 1.195],
  [67.26, 17.52, -24.4, 1.052],
  [74.5, 0.52, 27.4, 1.195],
  [68.53, -11.59, -48.6, 1.052],
  [68.16, -30.06, 3.2, 1.159],
  [57.75, -38.66, -72.8, 1.02],
  [49.85, -55.36, -21, 0.987],
  [36.83, -58.94, -97, 0.868],
] as const;

export interface ScoreWreathProps {
  /** 0 to 100; null before the first scoring. */
  score: number | null;
  /** Whether the number is written out of 100, or out of 10 with one decimal. */
  outOf?: 100 | 10;
  /** The width in CSS pixels. Under 96 the number is left out, and the wreath is decoration beside it. */
  size?: number;
  /** Whether the leaves and the number grow to a new score. */
  animate?: boolean;
  className?: string;
}

/** The score as a laurel wreath of 24 leaves. A low score is an unfinished wreath, never a red one. */
export function ScoreWreath({ score, outOf = 100, size = 184, animate = true, className }: ScoreWreathProps) {
  const written = (value: number) => (outOf === 10 ? (value / 10).toFixed(1) : String(Math.round(value)));
  const number = useRef<HTMLElement>(null);
  const show = (value: number) => {
    const text = number.current?.firstChild;
    // The text node is changed and not replaced: a removed node would begin a new step of undo in the essay.
    if (text) text.nodeValue = written(value);
  };
  const { still } = useCountUp(score ?? 0, show, animate);
  const decorative = size < 96;
  return (
    <div
      className={clsx(classes.root, className)}
      style={{ width: size, fontSize: size * (score === 100 && outOf === 100 ? 0.235 : 0.29) }}
      {...(decorative || score === null
        ? { 'aria-hidden': true }
        : meter('Score', score, 100, `${written(score)} out of ${outOf}`))}
    >
      <WreathDrawing className={still ? undefined : classes.growing} filled={(score ?? 0) / 100} />
      {!decorative && score !== null && (
        <div className={classes.value}>
          <b ref={number}>{written(score)}</b>
          <span>/ {outOf}</span>
        </div>
      )}
    </div>
  );
}

/** Only the drawing. `filled` is the share of leaves that are green, 0 to 1. */
export function WreathDrawing({ filled, className }: { filled: number; className?: string }) {
  return (
    <svg className={clsx(classes.drawing, className)} viewBox="-104 -100 208 196" aria-hidden="true">
      <Branch filled={filled} />
      <g transform="scale(-1 1)">
        <Branch filled={filled} mirrored />
      </g>
    </svg>
  );
}

/** Light falls from the left on both branches, so the mirrored one swaps the sides of its leaves. */
function Branch({ filled, mirrored = false }: { filled: number; mirrored?: boolean }) {
  return (
    <g>
      <path className={classes.stem} data-empty={filled === 0 || undefined} d="M0 72A72 72 0 0 0 36-62.35" />
      {leaves.map(([x, y, turn, size], i) => {
        const part = Math.min(1, Math.max(0, filled * leaves.length - i));
        return (
          <g key={i} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
            <path className={classes.empty} d={LEAF} />
            <g
              className={classes.fill}
              data-leaf={part > 0 ? i : undefined}
              style={{ '--level': i } as CSSProperties}
              opacity={part === 1 ? undefined : part === 0 ? 0 : 0.25 + 0.6 * part}
            >
              <path className={mirrored ? classes.shade : classes.leaf} d={LEAF} />
              <path className={mirrored ? classes.leaf : classes.shade} d={LEAF_SIDE} />
            </g>
          </g>
        );
      })}
    </g>
  );
}
