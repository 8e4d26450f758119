import { useRef, useState } from 'react';
import classes from './WordLimit.module.css';

export interface WordLimitProps {
  words: number;
  limit: number;
  onLimitChange: (limit: number) => void;
}

/** The live word count against a limit that the student may change. Over the limit, it says by how much. */
export function WordLimit({ words, limit, onLimitChange }: WordLimitProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const before = useRef(limit);
  const over = words - limit;
  return (
    <div className={classes.root}>
      <span className={classes.count}>
        <b>{words.toLocaleString('en')}</b> {words === 1 ? 'word' : 'words'} of
      </span>
      <input
        className={classes.limit}
        aria-label="Word limit"
        inputMode="numeric"
        value={typed ?? String(limit)}
        onChange={(event) => {
          const digits = event.target.value.replace(/\D/g, '').slice(0, 5);
          setTyped(digits);
          if (Number(digits) > 0) onLimitChange(Number(digits));
        }}
        onFocus={() => {
          before.current = limit;
        }}
        // An emptied field goes back to the limit that it had, not to the last digit that was deleted.
        onBlur={() => {
          if (typed === '') onLimitChange(before.current);
          setTyped(null);
        }}
      />
      {over > 0 ? (
        <span className={classes.over}>Over limit by {over.toLocaleString('en')}</span>
      ) : (
        <span className={classes.track} aria-hidden="true">
          <i style={{ width: `${Math.min(100, (words / limit) * 100)}%` }} />
        </span>
      )}
    </div>
  );
}
