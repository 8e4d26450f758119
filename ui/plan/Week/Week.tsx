import { roundedMinutes, spokenDuration } from '../plan.ts';
import classes from './Week.module.css';

export interface WeekDay {
  /** The calendar day, `2026-11-22`. */
  day: string;
  /** Sun */
  weekday: string;
  /** Of the month. */
  date: number;
  isToday: boolean;
  /** Whether the student does not write on it. */
  isOff: boolean;
  /** Minutes of the work that falls on it. */
  planned: number;
  /** Minutes that the student has; null while that is not known. */
  available: number | null;
}

/** Seven days as dashes: planned fills available, a day off is hatched, and a day with more work than time is dashed. */
export function Week({ days }: { days: readonly WeekDay[] }) {
  return (
    <div className={classes.root} role="img" aria-label={days.map(spoken).join(' ')}>
      {days.map(({ day, weekday, date, isToday, isOff, planned, available }) => (
        <div
          key={day}
          className={classes.day}
          data-today={isToday || undefined}
          data-kind={isOff ? 'off' : available !== null && planned > available ? 'over' : undefined}
        >
          <i>{!isOff && planned > 0 && <i style={{ width: `${widthOf(planned, available)}%` }} />}</i>
          <b>
            <span className={classes.short}>{weekday}</span>
            <span className={classes.initial}>{weekday.charAt(0)}</span> {date}
          </b>
          <span>{isOff ? 'Off' : planned > 0 ? compactDuration(planned) : 'Free'}</span>
        </div>
      ))}
    </div>
  );
}

function widthOf(planned: number, available: number | null) {
  if (available === null) return 100;
  return (100 * Math.min(planned, available)) / Math.max(planned, available);
}

const spoken = ({ weekday, date, isOff, planned }: WeekDay) =>
  `${weekday} ${date}: ${isOff ? 'off' : planned > 0 ? spokenDuration(planned) : 'free'}.`;

/** 2 h 5; 15 min. There is little room below a dash. */
function compactDuration(given: number) {
  const { hours, minutes } = roundedMinutes(given);
  if (hours === 0) return `${minutes} min`;
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes}`;
}
