import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { USE_BUILT_IN } from '../../primitives/CoachFailure/CoachFailure.tsx';
import text from '../../styles/text.module.css';
import { EARLIER_DRAFT } from '../earlier-draft.ts';
import { meter } from '../meter.ts';
import { type EssayReading, ReadingSwitch } from '../ReadingSwitch/ReadingSwitch.tsx';
import { ScorePanel, type ScorePanelProps, scoreInWords } from '../ScorePanel/ScorePanel.tsx';
import { ScoreWreath } from '../ScoreWreath/ScoreWreath.tsx';
import { CloseSheetThen } from './close-sheet.ts';
import classes from './PhoneScore.module.css';

/** How far a finger pulls to open or close the sheet, in CSS pixels. */
const PULL = 24;

export interface PhoneScoreProps extends ScorePanelProps {
  /** What the sheet shows, and the readings beside the score. */
  reading: EssayReading;
  onReading: (reading: EssayReading) => void;
  outline: ReactNode;
  revisions: ReactNode;
}

const TITLES: Record<EssayReading, string> = { score: 'Score', outline: 'Outline', revisions: 'Revisions' };

/** The score on a phone: a bar with the button that scores. Pressed or pulled up, it opens a sheet with the score and the other readings. */
export function PhoneScore({ reading, onReading, outline, revisions, ...props }: PhoneScoreProps) {
  const { result, busy = false, error, onScore, onBuiltIn, onShow, wreathRef, glance } = props;
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const scoreButton = useRef<HTMLButtonElement>(null);
  /** What is done to the text once the sheet is closed. */
  const next = useRef<(() => void) | null>(null);
  const pullUp = usePull(-PULL, () => setOpen(true));
  const pullDown = usePull(PULL, () => setOpen(false));
  const score = result?.score ?? null;

  function closeThen(act: () => void) {
    next.current = act;
    setOpen(false);
  }

  return (
    <CloseSheetThen value={closeThen}>
      <div className={classes.bar}>
        <div className={classes.glance}>
          <div ref={wreathRef}>
            <ScoreWreath score={score} size={52} />
          </div>
          <div className={classes.words}>
            {score === null ? (
              <p className={classes.score}>No score</p>
            ) : (
              <p className={classes.score} {...meter('Score', score, 100, `${score} out of 100`)}>
                {score} <small>/ 100</small>
              </p>
            )}
            {error ? (
              <p className={classes.failed} role="alert">
                {error}
              </p>
            ) : (
              <p className={classes.counts}>
                {glance}
                {!glance && !result && 'Press Score (AI)'}
                {!glance && result && (
                  <>
                    <span hidden={result.outdated}>
                      {result.likes.length} working, {result.needsWork.length} to revise
                    </span>
                    <span hidden={!result.outdated}>{EARLIER_DRAFT}</span>
                  </>
                )}
              </p>
            )}
          </div>
          <button
            ref={opener}
            type="button"
            className={classes.pull}
            aria-label="Score details"
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(true)}
            {...pullUp}
          />
        </div>
        <Button ref={scoreButton} variant="primary" busy={busy} onClick={onScore}>
          {busy ? 'Analyzing...' : 'Score (AI)'}
        </Button>
        {onBuiltIn && (
          <Button
            className={classes.builtIn}
            onClick={() => {
              // This button disappears then.
              scoreButton.current?.focus();
              onBuiltIn();
            }}
          >
            {USE_BUILT_IN}
          </Button>
        )}
      </div>
      <div className={text.hidden} aria-live="polite">
        {result && scoreInWords(result)}
      </div>
      <Radix.Root open={open} onOpenChange={setOpen}>
        <Radix.Portal>
          <Radix.Overlay className={classes.scrim} />
          <Radix.Content
            className={classes.sheet}
            data-reading={reading}
            aria-describedby={undefined}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (next.current) next.current();
              else opener.current?.focus();
              next.current = null;
            }}
          >
            <header className={classes.head} {...pullDown}>
              <Radix.Title>{TITLES[reading]}</Radix.Title>
              <Radix.Close asChild>
                <Button icon={X} className={classes.close} variant="ghost" aria-label="Close" />
              </Radix.Close>
            </header>
            <div className={classes.body}>
              <div className={classes.switch}>
                <ReadingSwitch value={reading} onChange={onReading} />
              </div>
              {reading === 'outline' && outline}
              {reading === 'revisions' && revisions}
              {reading === 'score' && (
                <ScorePanel {...props} wreathRef={undefined} onShow={onShow && ((id) => closeThen(() => onShow(id)))} />
              )}
            </div>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </CloseSheetThen>
  );
}

/** Acts when a finger has moved by `distance` px: down, or up where it is negative. */
function usePull(distance: number, act: () => void) {
  const start = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientY;
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current === null) return;
      const moved = event.clientY - start.current;
      if (distance < 0 ? moved > distance : moved < distance) return;
      start.current = null;
      act();
    },
    onPointerUp: () => {
      start.current = null;
    },
  };
}
