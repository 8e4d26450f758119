import { addMonths, eachDayOfInterval, endOfMonth, endOfWeek, format, parseISO, startOfWeek } from 'date-fns';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useIsPhone } from '../../hooks/useIsPhone.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/Button/IconButton.tsx';
import { CalendarDay, type CalendarEntry, PhoneDay } from './CalendarDay.tsx';
import { DayDialog } from './DayDialog.tsx';
import classes from './MonthCalendar.module.css';
import { shortCollegeNames } from './short-college-name.ts';
import { isoDay, useRovingDay } from './useRovingDay.ts';

export interface MonthCalendarProps {
  /** `2026-11`. */
  month: string;
  onMonthChange: (month: string) => void;
  /** Calendar day, `2026-11-10`. */
  today: string;
  entries: readonly CalendarEntry[];
  /** Told the day that is picked on a phone; null when it is pressed again. */
  onDayPick: (day: string | null) => void;
  pickedDay: string | null;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The month with what is due on each day. Arrow keys go by day, PageUp and PageDown by month, T to today. */
export function MonthCalendar({ month, onMonthChange, today, entries, onDayPick, pickedDay }: MonthCalendarProps) {
  const phone = useIsPhone();
  const titleId = useId();
  const [openDay, setOpenDay] = useState<string | null>(null);
  const { grid, tabDay, onKeyDown, setLastDay } = useRovingDay({ month, onMonthChange, today, pickedDay });
  const weeks = useMemo(() => weeksOf(month), [month]);
  const names = useMemo(() => shortCollegeNames(entries.map(({ title }) => title)), [entries]);
  const entriesOn = (wanted: string | null) => entries.filter(({ deadline }) => deadline.day === wanted);

  const page = (months: number) => onMonthChange(format(addMonths(parseISO(month), months), 'yyyy-MM'));

  const dayCell = (day: string) => {
    const common = {
      day,
      today,
      outside: !day.startsWith(month),
      entries: entriesOn(day),
      names,
      picked: day === pickedDay,
      tabStop: day === tabDay,
    };
    return phone ? (
      <PhoneDay key={day} {...common} onPick={() => onDayPick(common.picked ? null : day)} />
    ) : (
      <CalendarDay key={day} {...common} onMore={() => setOpenDay(day)} />
    );
  };

  /** The legend explains Accepted only when the calendar has an accepted application. */
  const isSeen = ({ state }: { state: CalendarEntry['state'] }) =>
    state !== 'accepted' || entries.some((entry) => entry.state === 'accepted');

  return (
    <section className={classes.root} aria-labelledby={titleId}>
      <header className={classes.head}>
        <h2 className={classes.title} id={titleId} aria-live="polite">
          {format(parseISO(month), 'MMMM yyyy')}
        </h2>
        <IconButton icon={ChevronLeft} label="Prev" variant="secondary" size="small" onClick={() => page(-1)} />
        <Button
          size="small"
          onClick={() => {
            setLastDay(today);
            onMonthChange(today.slice(0, 7));
          }}
        >
          Today
        </Button>
        <IconButton icon={ChevronRight} label="Next" variant="secondary" size="small" onClick={() => page(1)} />
      </header>
      <div
        ref={grid}
        className={classes.grid}
        role="grid"
        tabIndex={-1}
        aria-labelledby={titleId}
        onKeyDown={onKeyDown}
      >
        <div className={classes.weekdays} role="row">
          {WEEKDAYS.map((weekday) => (
            <span key={weekday} role="columnheader" aria-label={weekday}>
              <span className={classes.short}>{weekday.slice(0, 3)}</span>
              <span className={classes.initial}>{weekday.charAt(0)}</span>
            </span>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={week[0]} className={classes.week} role="row">
            {week.map(dayCell)}
          </div>
        ))}
      </div>
      <ul className={classes.legend}>
        {legend.filter(isSeen).map(({ state, word }) => (
          <li key={state} data-state={state}>
            <i className={classes.dot} data-state={state} />
            {word}
          </li>
        ))}
      </ul>
      <DayDialog day={openDay} today={today} entries={entriesOn(openDay)} onClose={() => setOpenDay(null)} />
    </section>
  );
}

const legend: { state: CalendarEntry['state']; word: string }[] = [
  { state: 'past', word: 'Overdue' },
  { state: 'today', word: 'Today' },
  { state: 'soon', word: 'Within 7 days' },
  { state: 'far', word: 'Later' },
  { state: 'done', word: 'Submitted' },
  { state: 'accepted', word: 'Accepted' },
];

/** The days of a month in weeks from Sunday to Saturday, filled up with days of the months beside it. */
function weeksOf(month: string) {
  const first = parseISO(month);
  const days = eachDayOfInterval({ start: startOfWeek(first), end: endOfWeek(endOfMonth(first)) }).map(isoDay);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}
