import classes from './ThinkingIndicator.module.css';

/** Stands where a reply will appear. */
export function ThinkingIndicator() {
  return (
    <span className={classes.root} role="status">
      <i />
      <i />
      <i />
      <span className={classes.text}>Thinking</span>
    </span>
  );
}
