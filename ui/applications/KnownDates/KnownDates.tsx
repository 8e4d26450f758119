import { format, parseISO } from 'date-fns';
import { TriangleAlert } from 'lucide-react';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import classes from './KnownDates.module.css';

export interface KnownDate {
  round: string;
  /** Its calendar day, `2026-11-01`. */
  day: string;
  /** Its time, `1:00 PM`; null for the end of the day. */
  time: string | null;
  /** Its instant, which is what is stored. */
  instant: string;
  /** Whether it has passed, so that it is shown but can't be taken. */
  passed: boolean;
}

export interface KnownDeadline {
  /** Null where none is known. */
  date: KnownDate | null;
  /** The source of the date, in a sentence. */
  source: string | null;
  /** The address of the source or, where no date is known, of the college's own page; null where there is none. */
  page: string | null;
  /** Whether the student set a later date. */
  isEarlier?: boolean;
}

export const NO_DATE = "No date is known for this. Check the college's page.";

export interface KnownDatesProps {
  dates: readonly KnownDate[];
  /** The source of the dates, or that none is known; null shows nothing. */
  says: string | null;
  /** The address of the page that `says` speaks of. */
  page?: string | null;
  /** Whether the student set a date after these, which is warned of. */
  isEarlier?: boolean;
  rounds: readonly { value: string; label: string }[];
  /** The date that is used now. */
  picked?: KnownDate;
  onPick: (date: KnownDate) => void;
}

/** Known deadlines, each taken over with a press unless it has passed, and their source. */
export function KnownDates({ dates, says, page, isEarlier, rounds, picked, onPick }: KnownDatesProps) {
  return (
    <div role="group" aria-label="Known dates" aria-live="polite">
      {isEarlier && (
        <p className={classes.warning}>
          <TriangleAlert aria-hidden="true" />
          <span>Careful: your deadline is later than the one that Laurel knows.</span>
        </p>
      )}
      {says && (
        <p className={classes.says}>
          {says}{' '}
          {page && (
            <a href={page} target="_blank" rel="noreferrer">
              Open the page
            </a>
          )}
        </p>
      )}
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
