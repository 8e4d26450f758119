import { type CSSProperties, useState } from 'react';
import { meter } from '../meter.ts';
import classes from './CategoryBars.module.css';

/** The score of each category, 0 to 100. */
export interface CategoryScores {
  content: number;
  structure: number;
  voice: number;
  clarity: number;
  specificity: number;
  reflection: number;
}

/** The categories with their names, in the order in which they are always shown. */
export const categoryNames: [key: keyof CategoryScores, name: string][] = [
  ['content', 'Content'],
  ['structure', 'Structure'],
  ['voice', 'Voice'],
  ['clarity', 'Clarity'],
  ['specificity', 'Specificity'],
  ['reflection', 'Reflection'],
];

/** The scores of the six categories, each out of ten with one decimal. */
export function CategoryBars({ scores }: { scores: CategoryScores }) {
  return (
    <div className={classes.root}>
      {categoryNames.map(([key, name]) => {
        const value = (scores[key] / 10).toFixed(1);
        return (
          <div className={classes.row} key={key}>
            <span aria-hidden="true">{name}</span>
            <div className={classes.bar} {...meter(name, Number(value), 10, `${value} out of 10`)}>
              <Bar value={scores[key]} />
            </div>
            <b aria-hidden="true">{value}</b>
          </div>
        );
      })}
    </div>
  );
}

/** A new element for each value, which grows to it from the last by its scale, because that costs no layout. */
function Bar({ value }: { value: number }) {
  const [last, setLast] = useState({ value, from: 0 });
  if (last.value !== value) setLast({ value, from: last.value });
  const from = value === 0 ? 0 : last.from / value;
  const band = `var(--score-${bandOf(value)})`;
  return <i key={value} style={{ width: `${value}%`, '--band': band, '--from': from } as CSSProperties} />;
}

/** The step of the score ramp, 1 to 5: 0-49, 50-64, 65-77, 78-89, 90-100. */
export function bandOf(score: number) {
  return 1 + [50, 65, 78, 90].filter((least) => score >= least).length;
}
