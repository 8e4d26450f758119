import { Minimize2 } from 'lucide-react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import text from '../../styles/text.module.css';
import { ChangedText, changedParagraphId, type ChangedTextProps } from './ChangedText.tsx';
import { RevisionDetails } from './RevisionDetails.tsx';
import { RevisionsLoading } from './Revisions.tsx';
import type { RevisionChoice, RevisionMark, RevisionReport } from './revision-report.ts';
import { VersionChoice } from './VersionChoice.tsx';
import classes from './Revisions.module.css';

export interface RevisionsWideProps {
  title: string;
  /** "Revisions, October 24 to this text". */
  lead: string;
  choice: RevisionChoice;
  /** Both undefined while they load. */
  report?: RevisionReport;
  changes?: ChangedTextProps;
  error?: string;
  onRetry?: () => void;
  onClose: () => void;
}

/** The same over the whole sheet, with the text and its changes beside it. */
export function RevisionsWide({ title, lead, choice, report, changes, error, onRetry, onClose }: RevisionsWideProps) {
  const goTo = ({ paragraph }: RevisionMark) => {
    const place = document.getElementById(changedParagraphId(paragraph ?? 0));
    place?.scrollIntoView({ block: 'center' });
    place?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
  };
  return (
    <section className={classes.wide} aria-label="Revisions">
      <header className={classes.wideHead}>
        <div>
          <h1 ref={beginHere} className={classes.wideTitle} tabIndex={-1} dir="auto">
            {title}
          </h1>
          <p>{lead}</p>
        </div>
        <div className={classes.wideActions}>
          <VersionChoice {...choice} />
          <Button variant="ghost" size="small" icon={Minimize2} onClick={onClose}>
            Back to writing
          </Button>
        </div>
      </header>
      {error && <Banner action={onRetry && { label: 'Try again', onAction: onRetry }}>{error}</Banner>}
      {!error && (
        <div className={classes.columns}>
          <div>
            <h2 className={text.hidden}>What changed</h2>
            {report ? <RevisionDetails report={report} all onShow={goTo} onShowSettled={goTo} /> : <RevisionsLoading />}
          </div>
          {changes && <ChangedText {...changes} />}
        </div>
      )}
    </section>
  );
}

/** The button that opened it is gone, so whoever works by keyboard goes on from the title, which the page scrolls to. */
const beginHere = (title: HTMLElement | null) => title?.focus();
