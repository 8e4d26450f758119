import type { ReactNode } from 'react';
import { SectionHead } from '../../layout/SectionHead/SectionHead.tsx';
import classes from './QuickAi.module.css';

/** The place of the two Quick AI cards, side by side. */
export function QuickAi({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="quick-ai">
      <SectionHead title="Quick AI" id="quick-ai" />
      <div className={classes.cards}>{children}</div>
    </section>
  );
}
