import { useContext } from 'react';
import { CycleContext, isOfNow } from '../cycle.ts';
import { dayInWords } from '../days.ts';
import type { FactSource } from '../requirements.ts';
import classes from './Cite.module.css';

/** Where a fact was read: its page, its admission cycle, and the day of reading. An older or undated page says that it is. */
export function Cite({ name, url, checkedOn, cycle }: FactSource) {
  const today = useContext(CycleContext);
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
      {cycle && <span className={isOfNow(cycle, today) ? undefined : classes.was}>{cycleInWords(cycle, today)}</span>}
      {checkedOn && `, checked ${dayInWords(checkedOn)}`}
    </p>
  );
}

/** for 2026–27; of fall 2024; an undated copy */
function cycleInWords(cycle: string, today: string | undefined) {
  const years = cycle.replace('-', '–');
  if (cycle === 'undated copy') return 'an undated copy';
  return isOfNow(cycle, today) ? `for ${years}` : `of ${years}`;
}
