import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useIsPhone } from '../../hooks/useIsPhone.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ScoreWreath } from '../ScoreWreath/ScoreWreath.tsx';
import classes from './Workspace.module.css';

export interface WorkspaceProps {
  title: string;
  /** Quiet buttons beside the title; on a phone they live in the top bar's menu instead. */
  toolbar: ReactNode;
  prompt: ReactNode;
  editor: ReactNode;
  /** The bar that sticks to the bottom of the text: word count, limit, status. */
  foot: ReactNode;
  scorePanel: ReactNode;
  /** What the phone's bottom bar repeats of the score. */
  phoneScore: {
    score: number | null;
    likes: number;
    needsWork: number;
    busy: boolean;
    error?: string;
    onScore: () => void;
  };
}

/** Where an essay is written: the text in the middle, the coach beside it; on a phone the coach below, and a bar to call it. */
export function Workspace({ title, toolbar, prompt, editor, foot, scorePanel, phoneScore }: WorkspaceProps) {
  const phone = useIsPhone();
  const { score, likes, needsWork, busy, error, onScore } = phoneScore;
  const counts = score === null ? 'Press Score (AI)' : `${likes} working, ${needsWork} to revise`;
  return (
    <div className={classes.root}>
      <div className={classes.main}>
        <div className={classes.column}>
          <div className={classes.head}>
            <h1 className={classes.title} tabIndex={-1}>
              {title}
            </h1>
            {!phone && <div className={classes.toolbar}>{toolbar}</div>}
          </div>
          {prompt}
          {editor}
        </div>
        <div className={classes.foot}>
          <div className={classes.footInner}>{foot}</div>
        </div>
      </div>
      <aside className={classes.side} aria-label="Feedback" id="feedback">
        <div className={classes.sticky}>{scorePanel}</div>
      </aside>
      {phone && (
        <div className={classes.phoneBar}>
          <a className={classes.pull} href="#feedback">
            <i className={classes.grab} aria-hidden="true" />
            <ScoreWreath score={score} size={52} />
            <span>
              <span className={classes.phoneScore}>
                {score ?? 'No score'} {score !== null && <small>/ 100</small>}
              </span>
              <span className={clsx(classes.phoneCounts, error && classes.phoneFailed)}>{error ?? counts}</span>
            </span>
          </a>
          <Button variant="primary" busy={busy} onClick={onScore}>
            {busy ? 'Analyzing...' : 'Score (AI)'}
          </Button>
        </div>
      )}
    </div>
  );
}
