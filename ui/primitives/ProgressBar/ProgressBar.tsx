import classes from './ProgressBar.module.css';

export function ProgressBar({ label, value, max }: { label: string; value: number; max: number }) {
  return (
    <div
      className={classes.root}
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
    >
      <i style={{ width: `${Math.min(100, (value / max) * 100)}%` }} />
    </div>
  );
}
