import { createPortal } from 'react-dom';
import { useLingering } from '../../hooks/useLingering.ts';
import { WreathDrawing } from '../ScoreWreath/ScoreWreath.tsx';
import classes from './AnalyzingOverlay.module.css';

/** Covers the page while an essay is scored: after 150 ms, and then for at least 400 ms. */
export function AnalyzingOverlay({ active }: { active: boolean }) {
  const shown = useLingering(active, { delay: 150, least: 400 });
  if (!shown) return null;
  return createPortal(
    <div className={classes.root} role="status" aria-busy="true">
      <div className={classes.wreath}>
        <WreathDrawing filled={1} />
      </div>
      <p className={classes.text}>Analyzing your essay…</p>
    </div>,
    document.body,
  );
}
