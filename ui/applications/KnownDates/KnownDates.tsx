import { format, parseISO } from 'date-fns';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import classes from './KnownDates.module.css';

/** The deadline that is known of a round. */
export interface KnownDate {
  round: string;
  /** Its calendar day, `2026-11-01`. */
  day: string;
  /** Its time, `1:00 PM`; null where it is the end of the day. */
  time: string | null;
  /** Its instant, for who stores it. */
  instant: string;
  /** Whether it is over: told, and not to be taken. */
  passed: boolean;
}

/** What is known of the deadline of one college and round. */
export interface KnownDeadline {
  /** Null where none is known. */
  date: KnownDate | null;
  /** Where that is from, in a sentence. */
  source: string | null;
}

export const NO_DATE = "No date is known for this. Check the college's page.";

export interface KnownDatesProps {
  dates: readonly KnownDate[];
  /** Where they are from, or that there is none; null where nothing can be said. */
  says: string | null;
  rounds: readonly { value: string; label: string }[];
  /** The one that is used now. */
  picked?: KnownDate;
  onPick: (date: KnownDate) => void;
}

/** Deadlines to take over with a press, those that have passed, and where they are from. */
export function KnownDates({ dates, says, rounds, picked, onPick }: KnownDatesProps) {
  return (
    <div role="group" aria-label="Known dates" aria-live="polite">
      {says && <p className={classes.says}>{says}</p>}
      {dates.map((date) => {
        const words = `${rounds.find(({ value }) => value === date.round)?.label}, ${inWords(date)}`;
        if (date.passed)
          return (
            <p key={date.round} className={classes.says}>
              {words}, has passed.
            </p>
          );
        return (
          <Chip key={date.round} className={classes.date} pressed={date === picked} onClick={() => onPick(date)}>
            {words}
          </Chip>
        );
      })}
    </div>
  );
}

function inWords({ day, time }: KnownDate) {
  return [format(parseISO(day), 'MMM d, yyyy'), time].filter(Boolean).join(', ');
}
