import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './Fold.module.css';

/** A part that opens in place when its line is pressed. */
export function Fold({ summary, children, open }: { summary: string; children: ReactNode; open?: boolean }) {
  return (
    <details className={classes.root} open={open}>
      <summary>
        <ChevronRight aria-hidden="true" />
        {summary}
      </summary>
      {children}
    </details>
  );
}
