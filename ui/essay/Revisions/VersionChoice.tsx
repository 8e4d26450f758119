import { Select } from '../../primitives/Select/Select.tsx';
import type { RevisionChoice } from './revision-report.ts';
import classes from './Revisions.module.css';

/** Between which two texts of the essay. */
export function VersionChoice({ from, to, fromOptions, toOptions, onFrom, onTo }: RevisionChoice) {
  return (
    <div className={classes.choice}>
      <span aria-hidden="true">From</span>
      <Select label="From" look="small" value={from} options={fromOptions} onChange={onFrom} />
      <span aria-hidden="true">To</span>
      <Select label="To" look="small" value={to} options={toOptions} onChange={onTo} />
    </div>
  );
}
