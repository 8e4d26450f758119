import { ArrowUpRight, BookOpen, CircleQuestionMark, Landmark, type LucideIcon, NotebookText } from 'lucide-react';
import { format, parseISO } from 'date-fns';
import { useContext } from 'react';
import text from '../../styles/text.module.css';
import { CycleContext, cycleInWords, isEarlier } from '../../requirements/cycle.ts';
import classes from './SourceNote.module.css';

/** Where a part of a reply is from. */
export interface ReplySource {
  kind: 'record' | 'facts' | 'general' | 'unknown';
  name: string;
  url: string | null;
  /** The day of reading, `2026-09-20`. */
  checkedOn: string | null;
  /** The admission cycle that it speaks of, such as `2026-27`. */
  cycle: string | null;
}

const KINDS: Record<ReplySource['kind'], { icon: LucideIcon; says: string }> = {
  record: { icon: NotebookText, says: 'Your record' },
  facts: { icon: Landmark, says: 'Facts of the season' },
  general: { icon: BookOpen, says: 'Generally true' },
  unknown: { icon: CircleQuestionMark, says: 'Not known' },
};

/** Says where a part of a reply is from: in words and an icon, with the source as a link, its cycle and the day of reading. */
export function SourceNote({ kind, name, url, checkedOn, cycle }: ReplySource) {
  const { icon: Icon, says } = KINDS[kind];
  const today = useContext(CycleContext);
  const wasEarlier = cycle !== null && isEarlier(cycle, today);
  const checked = checkedOn && `checked ${format(parseISO(checkedOn), 'MMM d, yyyy')}`;
  return (
    <div className={classes.root} role="note" aria-label="Where this is from" data-kind={kind}>
      <span className={classes.kind}>
        <Icon aria-hidden="true" />
        {says}
      </span>
      <span>
        {url ? (
          <a className={classes.link} href={url} target="_blank" rel="noreferrer">
            {name}
            <ArrowUpRight aria-hidden="true" />
            <span className={text.hidden}>opens in a new tab</span>
          </a>
        ) : (
          name
        )}
      </span>
      {wasEarlier && <strong className={classes.earlier}>{cycleInWords(cycle)}, not this cycle</strong>}
      {(cycle || checked) && (
        <span>{[cycle && !wasEarlier && cycleInWords(cycle), checked].filter(Boolean).join(', ')}</span>
      )}
    </div>
  );
}
