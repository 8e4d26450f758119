import { type Deadline, deadlineState, relativeWordsAndTime } from '../deadlines.ts';
import classes from './DeadlineWords.module.css';

/** How near a deadline is, and when it closes, as words alone. `today` is a calendar day, `2026-11-10`. */
export function DeadlineWords({ due, today }: { due: Deadline; today: string }) {
  return (
    <span className={classes.root} data-state={deadlineState(due, today)}>
      {relativeWordsAndTime(due, today)}
    </span>
  );
}
