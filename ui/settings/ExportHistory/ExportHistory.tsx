import classes from './ExportHistory.module.css';

export interface ExportHistoryProps {
  /** What was exported and when, in words, the newest first. */
  exports: { what: string; when: string }[];
  /** When a calendar read the deadlines last, in words; null where none has. */
  calendarReadAt: string | null;
}

/** What has left Laurel, so that a student notices an export that somebody else made. */
export function ExportHistory({ exports, calendarReadAt }: ExportHistoryProps) {
  return (
    <div className={classes.root}>
      <p className={classes.calendar}>
        {calendarReadAt === null
          ? 'No calendar has read your deadlines.'
          : `Your deadlines were last read by a calendar: ${calendarReadAt}.`}
      </p>
      {exports.length === 0 ? (
        <p className={classes.calendar}>Nothing has been exported.</p>
      ) : (
        <ul className={classes.list} aria-label="Exports">
          {exports.map(({ what, when }, i) => (
            <li className={classes.row} key={exports.length - i}>
              <span className={classes.what}>{what}</span>
              <span className={classes.when}>{when}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
