import classes from './WordLimit.module.css';

/** By how many words a text is over its limit; nothing where it is not, or where there is no limit. */
export function OverLimit({ words, limit }: { words: number; limit: number | null }) {
  if (limit === null || words <= limit) return null;
  return <span className={classes.over}>Over limit by {(words - limit).toLocaleString('en')}</span>;
}
