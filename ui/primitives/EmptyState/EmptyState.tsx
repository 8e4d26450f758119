import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Sprig } from '../Logo/Sprig.tsx';
import classes from './EmptyState.module.css';

export interface EmptyStateProps {
  /** One sentence of fact. */
  title: string;
  /** One sentence of encouragement, or of what to do. */
  text?: string;
  action?: ReactNode;
  /** `empty`: there is nothing yet. `failed`: the panel could not be loaded. */
  kind?: 'empty' | 'failed';
}

/** Stands in the place of content. */
export function EmptyState({ title, text, action, kind = 'empty' }: EmptyStateProps) {
  return (
    <div className={classes.root} data-kind={kind} role={kind === 'failed' ? 'alert' : undefined}>
      {kind === 'empty' ? (
        <Sprig className={classes.sprig} />
      ) : (
        <CloudOff className={classes.cloud} aria-hidden="true" />
      )}
      <h2 className={classes.title}>{title}</h2>
      {text && <p className={classes.text}>{text}</p>}
      {action}
    </div>
  );
}
