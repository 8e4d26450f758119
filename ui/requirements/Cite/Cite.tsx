import { useContext } from 'react';
import { CycleContext, cycleInWords, isOfNow } from '../cycle.ts';
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
      {cycle && <span className={isOfNow(cycle, today) ? undefined : classes.was}>{ofCycle(cycle, today)}</span>}
      {checkedOn && `, checked ${dayInWords(checkedOn)}`}
    </p>
  );
}

/** for 2026–27; of fall 2024; an undated copy; no year named */
function ofCycle(cycle: string, today: string | undefined) {
  if (cycle === 'undated copy') return 'an undated copy';
  const words = cycleInWords(cycle);
  if (!/\d{4}/.test(words)) return words;
  return isOfNow(cycle, today) ? `for ${words}` : `of ${words}`;
}
