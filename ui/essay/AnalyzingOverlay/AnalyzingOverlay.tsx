import { createPortal } from 'react-dom';
import { useLingering } from '../../hooks/useLingering.ts';
import { WreathDrawing } from '../ScoreWreath/ScoreWreath.tsx';
import classes from './AnalyzingOverlay.module.css';

/** In ms. The overlay appears after `delay` and then stays for `least`, so that it never flickers. */
const timing = { delay: 150, least: 400 };

/** How long a scoring has to last, in ms, for the overlay to be seen and read. */
export const ANALYZING_TIME = timing.delay + timing.least;

/** Covers the page while an essay is scored. */
export function AnalyzingOverlay({ active }: { active: boolean }) {
  const shown = useLingering(active, timing);
  return createPortal(
    // Always in the page, so that screen readers announce what appears in it.
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
