import { type ReactNode, useId } from 'react';
import { SectionHead } from '../../layout/SectionHead/SectionHead.tsx';
import classes from './QuickAi.module.css';

export function QuickAi({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHead title="Quick AI" id={id} />
      <div className={classes.cards}>{children}</div>
    </section>
  );
}
