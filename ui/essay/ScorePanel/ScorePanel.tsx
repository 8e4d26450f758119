import { ArrowDown, ArrowUp } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { useIsPhone } from '../../hooks/useIsPhone.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { CoachFailure, type CoachFailureProps } from '../../primitives/CoachFailure/CoachFailure.tsx';
import { type CategoryScores, CategoryBars } from '../CategoryBars/CategoryBars.tsx';
import { type Feedback, FeedbackList } from '../FeedbackList/FeedbackList.tsx';
import { NamesLeftIn, type NamesLeftInProps } from '../NamesLeftIn/NamesLeftIn.tsx';
import { OverLimitSentences, type OverLimitSentencesProps } from '../OverLimitSentences/OverLimitSentences.tsx';
import { ScoreNote } from '../ScoreNote/ScoreNote.tsx';
import { EARLIER_DRAFT } from '../earlier-draft.ts';
import { ScoreWreath } from '../ScoreWreath/ScoreWreath.tsx';
import text from '../../styles/text.module.css';
import classes from './ScorePanel.module.css';

export interface EssayScore {
  /** 0 to 100, whole. */
  score: number;
  /** The score of the same coach before this one; null where there is none to compare with. */
  previousScore: number | null;
  /** Whether the text was changed since it was scored. */
  outdated?: boolean;
  categories: CategoryScores;
  likes: readonly Feedback[];
  needsWork: readonly Feedback[];
  /** Who scored: "Laurel's built-in coach". */
  scoredBy: string;
  /** Whether another coach gave the score before this one. */
  otherCoach?: boolean;
}

export interface ScorePanelProps extends Pick<CoachFailureProps, 'onBuiltIn' | 'usedUp'> {
  /** Null before the first scoring. */
  result: EssayScore | null;
  busy?: boolean;
  error?: string;
  onScore: () => void;
  /** Shows the words of a remark in the text. */
  onShow?: (id: string) => void;
  onExplain: () => void;
  /** Names of other colleges in the essay, and the sentences that could go where it is too long. */
  namesLeftIn?: Omit<NamesLeftInProps, 'onShow'>;
  overLimit?: Omit<OverLimitSentencesProps, 'onShow'>;
  /** What the bar of a phone says in place of the counts of remarks: "3 names left in, 32 over", "8 of 9 lines written". */
  glance?: string;
  /** The wreath, from which the leaves of `celebrate` burst. */
  wreathRef?: Ref<HTMLDivElement>;
}

/** What the coach said about an essay, and the button that scores, which on a phone is in the bottom bar. */
export function ScorePanel({
  result,
  busy = false,
  error,
  onScore,
  onShow,
  onExplain,
  namesLeftIn,
  overLimit,
  glance: _,
  wreathRef,
  ...coach
}: ScorePanelProps) {
  const phone = useIsPhone();
  const press = useRef<HTMLButtonElement>(null);
  const change = result ? changeOf(result) : 0;
  return (
    <div className={classes.root} aria-busy={busy || undefined}>
      <div className={classes.score} ref={wreathRef}>
        <ScoreWreath score={result?.score ?? null} size={232} />
        {!result && <p className={classes.none}>No score yet. Write a little, then see what a reader would say.</p>}
        {result && (
          // Hidden and not removed: an element that is removed while the student types splits their undo.
          <p className={classes.outdated} hidden={!result.outdated}>
            {EARLIER_DRAFT}
          </p>
        )}
        {change !== 0 && (
          <p className={classes.change} data-down={change < 0 || undefined} hidden={result?.outdated}>
            {change > 0 ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}
            {Math.abs(change)} {change < 0 && 'lower '}since your last score
          </p>
        )}
      </div>
      <div className={text.hidden} aria-live="polite">
        {result && scoreInWords(result)}
      </div>
      {!phone && (
        <Button ref={press} className={classes.press} variant="primary" wide busy={busy} onClick={onScore}>
          {busy ? 'Analyzing...' : 'Score (AI)'}
        </Button>
      )}
      {error && <CoachFailure {...coach} className={classes.error} error={error} onTryAgain={onScore} next={press} />}
      {onShow && namesLeftIn && <NamesLeftIn {...namesLeftIn} onShow={onShow} />}
      {onShow && overLimit && <OverLimitSentences {...overLimit} onShow={onShow} />}
      {result && (
        <>
          <section className={classes.part}>
            <h2 className={classes.title}>Score Details</h2>
            <CategoryBars scores={result.categories} />
          </section>
          <div className={classes.part}>
            <FeedbackList kind="good" items={result.likes} outdated={result.outdated} onShow={onShow} />
          </div>
          <div className={classes.part}>
            <FeedbackList kind="work" items={result.needsWork} outdated={result.outdated} onShow={onShow} />
          </div>
          <ScoreNote className={classes.note} onExplain={onExplain}>
            Scored by {result.scoredBy}
            {result.otherCoach && ', another coach than last time'}. It reads the writing, not your chances: a score is
            not a chance of admission.
          </ScoreNote>
        </>
      )}
    </div>
  );
}

function changeOf({ score, previousScore }: EssayScore) {
  return previousScore === null ? 0 : score - previousScore;
}

/** A new score in the words of a screen reader. */
export function scoreInWords(result: EssayScore) {
  const change = changeOf(result);
  const moved = change === 0 ? '' : `, ${change > 0 ? 'up' : 'down'} ${Math.abs(change)}`;
  return `Scored ${result.score} out of 100${moved}`;
}
