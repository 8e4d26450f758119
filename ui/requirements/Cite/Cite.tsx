import { dayInWords } from '../days.ts';
import type { FactSource } from '../requirements.ts';
import classes from './Cite.module.css';

/** The admission cycle of which facts are shown without a word of warning. */
export const THIS_CYCLE = '2026-27';

/** Where a fact was read: its page, its admission cycle, and the day of reading. An older or undated page says that it is. */
export function Cite({ name, url, checkedOn, cycle }: FactSource) {
  return (
    <p className={classes.root}>
      {url ? (
        <a href={url} target="_blank" rel="noreferrer">
          {name}
        </a>
      ) : (
        name
      )}
      {cycle && ', '}
      {cycle && <span className={isOfNow(cycle) ? undefined : classes.was}>{cycleInWords(cycle)}</span>}
      {checkedOn && `, checked ${dayInWords(checkedOn)}`}
    </p>
  );
}

/** What is of this cycle by where it stood, though its page names no year, begins with it too. */
const isOfNow = (cycle: string) => cycle.startsWith(THIS_CYCLE);

/** for 2026–27; of fall 2024; an undated copy */
function cycleInWords(cycle: string) {
  const years = cycle.replace('-', '–');
  if (cycle === 'undated copy') return 'an undated copy';
  return isOfNow(cycle) ? `for ${years}` : `of ${years}`;
}
