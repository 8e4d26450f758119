import { format, parseISO } from 'date-fns';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Pill } from '../../primitives/Pill/Pill.tsx';
import { type CalendarEntry, stateWords } from './CalendarDay.tsx';
import classes from './DayDialog.module.css';

interface DayDialogProps {
  /** The open day; null while the dialog is closed. */
  day: string | null;
  today: string;
  entries: readonly CalendarEntry[];
  onClose: () => void;
}

const pillTones = {
  past: 'past',
  today: 'today',
  soon: 'soon',
  far: 'far',
  done: 'neutral',
  accepted: 'good',
} as const;

/** Everything that is due on a day that can't show it all. */
export function DayDialog({ day, today, entries, onClose }: DayDialogProps) {
  return (
    <Dialog
      open={day !== null}
      onOpenChange={onClose}
      title={day ? format(parseISO(day), 'EEEE, MMMM d') : ''}
      description={`${entries.length} deadlines.`}
    >
      <ul className={classes.list}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Link className={classes.entry} href={entry.href}>
              <span className={classes.title} dir="auto">
                {entry.title}
              </span>
              <Pill tone={pillTones[entry.state]} data-state={entry.state}>
                {stateWords(entry, today)}
              </Pill>
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
