import { Maximize2 } from 'lucide-react';
import { useContext } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import text from '../../styles/text.module.css';
import { CloseSheetThen } from '../PhoneScore/close-sheet.ts';
import { RevisionDetails } from './RevisionDetails.tsx';
import type { RevisionChoice, RevisionMark, RevisionReport } from './revision-report.ts';
import { VersionChoice } from './VersionChoice.tsx';
import classes from './Revisions.module.css';

export interface RevisionsProps {
  /** Undefined while the versions load, and where there are not two to compare. */
  choice?: RevisionChoice;
  /** What the two texts are compared to; undefined while that loads. */
  report?: RevisionReport;
  /** The scored version that there is, where there is only one, and null for none. */
  only?: { when: string; score: number } | null;
  /** Why the two could not be compared. */
  error?: string;
  onRetry?: () => void;
  onScore: () => void;
  onShow: (mark: RevisionMark) => void;
  onOpenWide: () => void;
}

/** What became of the essay between two of its texts. */
export function Revisions({ choice, report, only, error, onRetry, onScore, onShow, onOpenWide }: RevisionsProps) {
  const closeSheetThen = useContext(CloseSheetThen);
  return (
    <section aria-label="Revisions">
      <h2 className={text.hidden}>Revisions</h2>
      {only !== undefined && <NothingToCompare only={only} onScore={onScore} />}
      {choice && <VersionChoice {...choice} />}
      {error && <Banner action={onRetry && { label: 'Try again', onAction: onRetry }}>{error}</Banner>}
      {!error && only === undefined && !report && <RevisionsLoading />}
      {!error && report && (
        <>
          <RevisionDetails report={report} onShow={(mark) => closeSheetThen(() => onShow(mark))} />
          <Button
            className={classes.open}
            variant="ghost"
            size="small"
            icon={Maximize2}
            data-action="Open wide"
            onClick={onOpenWide}
          >
            Open wide, with the changes
          </Button>
        </>
      )}
    </section>
  );
}

function NothingToCompare({ only, onScore }: Pick<RevisionsProps, 'onScore'> & { only: RevisionsProps['only'] }) {
  return (
    <div className={classes.one}>
      <p className={classes.says}>{only ? 'One version has a score.' : 'No version has a score yet.'}</p>
      <p className={classes.lead}>
        {only ? 'Revise, score again' : 'Score the essay, revise it, score again'}, and this says what you settled, what
        is left and which category moved.
      </p>
      {only && (
        <p className={classes.scored}>
          <span>{only.when}</span>
          <span>
            <b>{only.score}</b> / 100
          </span>
        </p>
      )}
      <Button variant="primary" wide onClick={onScore}>
        Score (AI)
      </Button>
    </div>
  );
}

/** Mirrors the report while it loads. */
export function RevisionsLoading() {
  return (
    <div className={classes.loading} aria-busy="true">
      <span className={text.hidden} role="status">
        Comparing two versions
      </span>
      <Skeleton height="20px" />
      <Skeleton height="20px" width="72%" />
      <Skeleton height="54px" />
      {Array.from({ length: 6 }, (_, i) => (
        <Skeleton key={i} height="12px" />
      ))}
    </div>
  );
}
