import { createPortal } from 'react-dom';
import { useLingering } from '../../hooks/useLingering.ts';
import { WreathDrawing } from '../ScoreWreath/ScoreWreath.tsx';
import classes from './AnalyzingOverlay.module.css';

/** It appears after 150 ms and then stays for at least 400 ms, so that it never flickers. */
const timing = { delay: 150, least: 400 };

/** How long a scoring has to last, in ms, for the overlay to be seen and read. */
export const ANALYZING_TIME = timing.delay + timing.least;

/** Covers the page while an essay is scored. */
export function AnalyzingOverlay({ active }: { active: boolean }) {
  const shown = useLingering(active, timing);
  return createPortal(
    // Always there, so that a screen reader is listening when it appears.
    <div role="status">
      {shown && (
        <div className={classes.root}>
          <div className={classes.wreath}>
            <WreathDrawing filled={1} />
          </div>
          <p className={classes.text}>Analyzing your essay…</p>
        </div>
      )}
    </div>,
    document.body,
  );
}
