import { Copy, RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { CharacterCount } from '../../primitives/CharacterCount/CharacterCount.tsx';
import { CoachFailure, type CoachFailureProps } from '../../primitives/CoachFailure/CoachFailure.tsx';
import { Dialog, type DialogProps } from '../../primitives/Dialog/Dialog.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import text from '../../styles/text.module.css';
import { IMPACT_LIMIT } from '../ActivityFields/ActivityFields.tsx';
import classes from './SmartFrameDialog.module.css';

export interface SmartFrameDialogProps
  extends Pick<DialogProps, 'open' | 'onOpenChange'>, Pick<CoachFailureProps, 'onBuiltIn' | 'usedUp'> {
  /** The title of the activity; empty where it has none. */
  activity: string;
  /** Wordings of its line; none is preferred. */
  options: readonly string[];
  /** Questions whose answers would make a better line. */
  questions: readonly string[];
  busy: boolean;
  error?: string;
  /** Who worded them: "Laurel's built-in coach". */
  suggestedBy?: string;
  /** How far their facts can be trusted. */
  caution?: string;
  /** Stands beside Try again, and says so where there are no other wordings left. */
  note?: string;
  onUse: (option: string) => void;
  onCopy: (option: string) => void;
  onTryAgain: () => void;
  /** What the student's colleges say of such help. */
  rules?: ReactNode;
}

const REMINDER = 'Check every number before you use a line; they have to be true.';

/** Wordings of an activity's line to choose from, and questions where a fact is missing. */
export function SmartFrameDialog({
  open,
  onOpenChange,
  activity,
  options,
  questions,
  busy,
  error,
  suggestedBy,
  caution,
  note = 'Your current line stays until you choose one.',
  onUse,
  onCopy,
  onTryAgain,
  onBuiltIn,
  usedUp,
  rules,
}: SmartFrameDialogProps) {
  const list = useRef<HTMLDivElement>(null);
  const arrived = open && !busy && !error;
  // The options replace the skeletons, and the student reads them next.
  useEffect(() => {
    if (arrived) list.current?.focus();
  }, [arrived]);

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="SmartFrame suggestions"
      description={activity ? `${activity.replace(/[.!?]+$/, '')}. ${REMINDER}` : REMINDER}
      footer={
        <div className={classes.foot}>
          <p className={classes.note}>
            {note} {suggestedBy && `Suggested by ${suggestedBy}. ${caution}`}
          </p>
          <div className={classes.buttons}>
            <Button onClick={() => onOpenChange(false)}>Cancel</Button>
            {!usedUp && (
              <Button icon={RefreshCw} busy={busy} onClick={onTryAgain}>
                Try again
              </Button>
            )}
          </div>
        </div>
      }
    >
      <p className={text.hidden} role="status">
        {busy && 'Looking for wordings…'}
      </p>
      {busy && [1, 2, 3].map((option) => <OptionSkeleton key={option} />)}
      {!busy && error && <CoachFailure className={classes.failure} error={error} onBuiltIn={onBuiltIn} />}
      {arrived && (
        <div ref={list} tabIndex={-1} className={classes.answer}>
          <ul>
            {options.map((option) => (
              <li key={option} className={classes.option}>
                <p className={classes.line} dir="auto">
                  {option}
                </p>
                <div className={classes.actions}>
                  <Button size="small" onClick={() => onUse(option)}>
                    Use this
                  </Button>
                  <Button icon={Copy} size="small" variant="ghost" onClick={() => onCopy(option)}>
                    Copy
                  </Button>
                  <span className={classes.count}>
                    <CharacterCount length={option.length} limit={IMPACT_LIMIT} />
                  </span>
                </div>
              </li>
            ))}
          </ul>
          {questions.length > 0 && (
            <div className={classes.option}>
              <h3 className={classes.asked}>
                {options.length > 0 ? 'A better line could answer' : 'Answer one of these in Impact first'}
              </h3>
              <ul className={classes.questions}>
                {questions.map((question) => (
                  <li key={question}>{question}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
      )}
      {rules}
    </Dialog>
  );
}

function OptionSkeleton() {
  return (
    <div className={classes.option}>
      <div className={classes.lines}>
        <Skeleton width="96%" height="18px" />
        <Skeleton width="58%" height="18px" />
      </div>
      <div className={classes.actions}>
        <Skeleton width="78px" height="32px" />
      </div>
    </div>
  );
}
