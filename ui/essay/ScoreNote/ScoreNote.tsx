import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import classes from './ScoreNote.module.css';

interface ScoreNoteProps {
  /** Who scored. */
  children: ReactNode;
  /** Opens how the score is made. */
  onExplain: () => void;
  className?: string;
}

/** Under a score: who gave it, and the way to how it is made. */
export function ScoreNote({ children, onExplain, className }: ScoreNoteProps) {
  return (
    <div className={clsx(classes.root, className)}>
      <p>{children}</p>
      <Button className={classes.explain} variant="ghost" size="small" aria-haspopup="dialog" onClick={onExplain}>
        How this score is made
      </Button>
    </div>
  );
}
