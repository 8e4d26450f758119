import type { CSSProperties } from 'react';
import { bandOf, categoryNames } from '../CategoryBars/CategoryBars.tsx';
import type { RevisionReport } from './revision-report.ts';
import classes from './Revisions.module.css';

const names = Object.fromEntries(categoryNames);
const outOfTen = (score: number) => (score / 10).toFixed(1);

/** Each category with its new score as a bar, the old one as a tick through it, and why it moved or did not. */
export function MovedCategories({ categories }: Pick<RevisionReport, 'categories'>) {
  return (
    <section className={classes.part}>
      <h3 className={classes.title}>What moved, and why</h3>
      <ul>
        {categories.map(({ name, from, to, signals }) => (
          <li key={name} className={classes.category}>
            <span>{names[name]}</span>
            <span
              className={classes.bar}
              role="img"
              aria-label={`${names[name]} from ${outOfTen(from)} to ${outOfTen(to)}`}
              style={
                { '--from': `${from}%`, '--to': `${to}%`, '--band': `var(--score-${bandOf(to)})` } as CSSProperties
              }
            >
              <i />
              <i />
            </span>
            <span className={classes.values} aria-hidden="true">
              <span>{outOfTen(from)}</span> {outOfTen(to)}
            </span>
            <span className={classes.signals}>{signals.join(' ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
