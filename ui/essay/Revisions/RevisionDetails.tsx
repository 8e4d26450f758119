import { Check, Pencil, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { inFigures } from '../../in-words.ts';
import { MovedCategories } from './MovedCategories.tsx';
import { RevisionMarks } from './RevisionMarks.tsx';
import type { RevisionMark, RevisionReport } from './revision-report.ts';
import classes from './Revisions.module.css';

interface RevisionDetailsProps {
  report: RevisionReport;
  /** Whether the marks that are settled are all shown at once. */
  all?: boolean;
  /** Shows a mark in the text. */
  onShow: (mark: RevisionMark) => void;
  /** Shows also where a settled mark stood. */
  onShowSettled?: (mark: RevisionMark) => void;
}

/** What happened in a sentence, three numbers, one next move; then the reasons. What is still work comes before what is done. */
export function RevisionDetails({ report, all, onShow, onShowSettled }: RevisionDetailsProps) {
  const { says, next, settled, left, added, categories, sentences, words, scoredBy } = report;
  return (
    <>
      <p className={classes.says}>{says}</p>
      <dl className={classes.numbers}>
        <Figure label="Settled" icon={<Check aria-hidden="true" />} count={settled.length} />
        <Figure label="Left" icon={<Pencil aria-hidden="true" />} count={left.length} />
        <Figure label="New" icon={<Plus aria-hidden="true" />} count={added.length} />
      </dl>
      {next && (
        <p className={classes.next}>
          <b>Next</b> {next}
        </p>
      )}
      <MovedCategories categories={categories} />
      <RevisionMarks kind="left" marks={left} onShow={onShow} />
      <RevisionMarks kind="added" marks={added} onShow={onShow} />
      <RevisionMarks kind="settled" marks={settled} all={all} onShow={onShowSettled} />
      <p className={classes.counts}>
        {inWords(sentences)} {Math.abs(words)} {Math.abs(words) === 1 ? 'word' : 'words'} {words < 0 ? 'fewer' : 'more'}
        . Both texts were scored by {scoredBy}.
      </p>
    </>
  );
}

const inWords = ({ cut, added, moved }: RevisionReport['sentences']) =>
  `${inFigures(cut, 'sentence')} cut, ${added} added, ${moved} moved.`;

function Figure({ label, icon, count }: { label: string; icon: ReactNode; count: number }) {
  return (
    <div data-kind={label}>
      <dt>{label}</dt>
      <dd>
        {icon}
        {count}
      </dd>
    </div>
  );
}
