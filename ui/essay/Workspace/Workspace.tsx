import type { ReactNode } from 'react';
import { useIsPhone } from '../../hooks/useIsPhone.ts';
import { PhoneScore } from '../PhoneScore/PhoneScore.tsx';
import { ScorePanel, type ScorePanelProps } from '../ScorePanel/ScorePanel.tsx';
import classes from './Workspace.module.css';

export interface WorkspaceProps {
  title: string;
  /** Buttons beside the title. On a phone they are in the menu of the top bar instead. */
  toolbar: ReactNode;
  prompt: ReactNode;
  editor: ReactNode;
  /** The bar at the bottom of the text: word count, limit and status. */
  foot: ReactNode;
  score: ScorePanelProps;
  /** What stands in the place of the score, such as the comments of readers; on a phone after the text. */
  beside?: ReactNode;
  /** What can be looked up, below the score; on a phone it is in the menu of the top bar. */
  lookUp?: ReactNode;
}

/** Where an essay is written: the text, and the coach beside it, or on a phone in a bar at the bottom. */
export function Workspace({ title, toolbar, prompt, editor, foot, score, beside, lookUp }: WorkspaceProps) {
  const phone = useIsPhone();
  return (
    <div className={classes.root}>
      <div className={classes.main}>
        <div className={classes.column}>
          <div className={classes.head}>
            <h1 className={classes.title} tabIndex={-1} dir="auto">
              {title}
            </h1>
            {!phone && <div className={classes.toolbar}>{toolbar}</div>}
          </div>
          <div className={classes.prompt}>{prompt}</div>
          {editor}
        </div>
        <div className={classes.foot}>
          <div className={classes.footInner}>{foot}</div>
        </div>
      </div>
      <aside className={classes.side} aria-label="Feedback">
        {phone ? (
          <>
            {beside && <div className={classes.beside}>{beside}</div>}
            <PhoneScore {...score} />
          </>
        ) : (
          <div className={classes.sticky}>
            {beside ?? (
              <>
                <ScorePanel {...score} />
                {lookUp && <div className={classes.lookUp}>{lookUp}</div>}
              </>
            )}
          </div>
        )}
      </aside>
    </div>
  );
}
