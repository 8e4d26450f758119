import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import classes from './ScoreNote.module.css';

interface ScoreNoteProps {
  children: ReactNode;
  onExplain: () => void;
  className?: string;
}

/** Stands under a score: who gave it, and a button that opens the explanation. */
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
