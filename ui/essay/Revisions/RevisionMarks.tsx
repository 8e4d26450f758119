import { Check, type LucideIcon, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import type { RevisionMark } from './revision-report.ts';
import classes from './Revisions.module.css';

/** So many settled marks are shown at first: they are done. */
const FIRST = 3;

const KINDS = {
  left: { title: 'Left', icon: Pencil },
  added: { title: 'New', icon: Plus },
  settled: { title: 'Settled', icon: Check },
} satisfies Record<string, { title: string; icon: LucideIcon }>;

interface RevisionMarksProps {
  kind: keyof typeof KINDS;
  marks: readonly RevisionMark[];
  /** Whether all are shown at once. */
  all?: boolean;
  /** Shows a mark in the text. Marks that have no place there are no buttons. */
  onShow?: (mark: RevisionMark) => void;
}

/** The marks of one kind with their words and why. Nothing is shown where there is none. */
export function RevisionMarks({ kind, marks, all = false, onShow }: RevisionMarksProps) {
  const [open, setOpen] = useState(false);
  if (marks.length === 0) return null;
  const { title, icon: Icon } = KINDS[kind];
  const folds = kind === 'settled' && !all && marks.length > FIRST;
  const shown = folds && !open ? marks.slice(0, FIRST) : marks;
  return (
    <section className={classes.part}>
      <h3 className={classes.title}>
        <Icon aria-hidden="true" />
        {title}, {marks.length}
      </h3>
      <ul>
        {shown.map((mark, i) => (
          <li key={i}>
            {onShow && mark.quote !== null && mark.paragraph !== null ? (
              <button type="button" className={classes.mark} onClick={() => onShow(mark)}>
                <Mark {...mark} kind={kind} />
              </button>
            ) : (
              <div className={classes.mark}>
                <Mark {...mark} kind={kind} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {folds && (
        <Button
          variant="ghost"
          size="small"
          className={classes.more}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show fewer' : `Show ${marks.length - FIRST} more`}
        </Button>
      )}
    </section>
  );
}

function Mark({ quote, why, paragraph, stands, kind }: RevisionMark & Pick<RevisionMarksProps, 'kind'>) {
  const Words = kind === 'settled' && !stands ? 'del' : 'span';
  return (
    <>
      <span className={classes.place}>
        {paragraph !== null && (
          <>
            <span aria-hidden="true">¶{paragraph}</span>
            <span className={classes.hidden}>Paragraph {paragraph}</span>
          </>
        )}
      </span>
      {quote === null ? (
        <span className={classes.whole}>The whole essay</span>
      ) : (
        <q className={classes.quote} dir="auto">
          <Words>{quote}</Words>
        </q>
      )}
      <span className={classes.why}>{why}</span>
    </>
  );
}
