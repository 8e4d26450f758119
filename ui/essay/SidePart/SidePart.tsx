import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import classes from './SidePart.module.css';

interface SidePartProps {
  title: string;
  icon: LucideIcon;
  /** `work` where something asks for a change. */
  tone?: 'work';
  count?: number;
  children: ReactNode;
}

/** A part of what is said beside an essay, under its own heading. */
export function SidePart({ title, icon: Icon, tone, count, children }: SidePartProps) {
  const id = useId();
  return (
    <section className={classes.root} aria-labelledby={id}>
      <h2 className={classes.title} id={id} data-tone={tone}>
        <Icon aria-hidden="true" />
        {title}
        {count !== undefined && <span className={classes.count}>{count}</span>}
      </h2>
      {children}
    </section>
  );
}
