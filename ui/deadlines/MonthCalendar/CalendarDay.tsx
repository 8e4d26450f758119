import { format, getDate, parseISO } from 'date-fns';
import { inFigures } from '../../in-words.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import text from '../../styles/text.module.css';
import { closingTime, type Deadline, type DeadlineState, relativeWordsAndTime } from '../deadlines.ts';
import classes from './MonthCalendar.module.css';

export interface CalendarEntry {
  id: string;
  /** The college. */
  title: string;
  deadline: Deadline;
  href: string;
  /** `done` is submitted, `accepted` is accepted by the college; neither is ever overdue. */
  state: DeadlineState | 'done' | 'accepted';
}

/** How many entries a day shows. A button opens the others. */
const SHOWN = 2;
/** How many dots fit in a day on a phone. */
const DOTS = 3;

export interface CalendarDayProps {
  day: string;
  today: string;
  /** Whether the day is of the month before or after. */
  outside: boolean;
  entries: readonly CalendarEntry[];
  /** The colleges' short names by their full ones. */
  names: ReadonlyMap<string, string>;
  picked: boolean;
  /** Whether the Tab key stops here. */
  tabStop: boolean;
}

export function stateWords({ state, deadline }: CalendarEntry, today: string) {
  if (state === 'accepted') return 'Accepted';
  return state === 'done' ? 'Submitted' : relativeWordsAndTime(deadline, today);
}

/** The accessible name of a day: its date, and how many deadlines it has. */
function dayWords({ day, entries }: Pick<CalendarDayProps, 'day' | 'entries'>) {
  const date = format(parseISO(day), 'EEEE, MMMM d, yyyy');
  if (entries.length === 0) return date;
  return `${date}, ${inFigures(entries.length, 'deadline')}`;
}

function attributesOf({ day, today, outside, picked }: CalendarDayProps) {
  return {
    className: classes.day,
    'data-outside': outside || undefined,
    'data-today': day === today || undefined,
    'data-picked': picked || undefined,
  };
}

/** A day with the names of what is due. */
export function CalendarDay({ onMore, ...props }: CalendarDayProps & { onMore: () => void }) {
  const { day, today, entries, names, tabStop } = props;
  const more = entries.length - SHOWN;
  return (
    <div
      {...attributesOf(props)}
      role="gridcell"
      tabIndex={tabStop ? 0 : -1}
      data-day={day}
      aria-current={day === today ? 'date' : undefined}
    >
      <span className={classes.number} aria-hidden="true">
        {getDate(parseISO(day))}
      </span>
      <span className={text.hidden}>{dayWords(props)}</span>
      {entries.slice(0, SHOWN).map((entry) => (
        <Link
          key={entry.id}
          className={classes.entry}
          data-state={entry.state}
          href={entry.href}
          title={entry.title}
          tabIndex={-1}
          dir="auto"
        >
          <i className={classes.dot} data-state={entry.state} />
          {closingTime(entry.deadline) && (
            <span className={classes.time} aria-hidden="true">
              {closingTime(entry.deadline)}{' '}
            </span>
          )}
          <CollegeName full={entry.title} short={names.get(entry.title)!} />
          <span className={text.hidden}> {stateWords(entry, today)}</span>
        </Link>
      ))}
      {more > 0 && (
        <button type="button" className={classes.more} tabIndex={-1} onClick={onMore}>
          +{more} more
        </button>
      )}
    </div>
  );
}

/** Shows the short name. Screen readers read the full one. */
function CollegeName({ full, short }: { full: string; short: string }) {
  const at = full.indexOf(short);
  const [before, after] = at < 0 ? ['', ` (${full})`] : [full.slice(0, at), full.slice(at + short.length)];
  return (
    <>
      {before && <span className={text.hidden}>{before}</span>}
      {short}
      {after && <span className={text.hidden}>{after}</span>}
    </>
  );
}

/** A day on a phone: one button, with a dot for each deadline. */
export function PhoneDay({ onPick, ...props }: CalendarDayProps & { onPick: () => void }) {
  const { day, today, entries, picked, tabStop } = props;
  return (
    <div {...attributesOf(props)} role="gridcell">
      <button
        type="button"
        className={classes.pick}
        tabIndex={tabStop ? 0 : -1}
        data-day={day}
        aria-label={[
          dayWords(props),
          ...entries.slice(0, DOTS).map((entry) => `${entry.title}, ${stateWords(entry, today)}`),
        ].join('; ')}
        aria-current={day === today ? 'date' : undefined}
        aria-pressed={picked}
        onClick={onPick}
      >
        <span className={classes.number}>{getDate(parseISO(day))}</span>
        <span className={classes.dots}>
          {entries.slice(0, DOTS).map(({ id, state }) => (
            <i key={id} className={classes.dot} data-state={state} />
          ))}
        </span>
      </button>
    </div>
  );
}
