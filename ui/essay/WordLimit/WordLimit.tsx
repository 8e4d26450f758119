import { useRef, useState } from 'react';
import { OverLimit } from './OverLimit.tsx';
import classes from './WordLimit.module.css';

export interface WordLimitProps {
  words: number;
  /** In words; null where there is none. */
  limit: number | null;
  onLimitChange: (limit: number | null) => void;
  max?: number;
  /** Whether an emptied field means that there is no limit. Otherwise the limit before comes back. */
  optional?: boolean;
}

/** The word count against a limit that the student can change. Over the limit, it says by how much. */
export function WordLimit({ words, limit, onLimitChange, max = 99_999, optional = false }: WordLimitProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const before = useRef(limit);
  return (
    <div className={classes.root}>
      <span className={classes.count}>
        <b>{words.toLocaleString('en')}</b> {words === 1 ? 'word' : 'words'}
        {limit === null ? ', limit' : ' of'}
      </span>
      <input
        className={classes.limit}
        aria-label="Word limit"
        inputMode="numeric"
        placeholder="None"
        value={typed ?? limit ?? ''}
        onChange={(event) => {
          const digits = event.target.value.replaceAll(/[\s,]/g, '').slice(0, 5);
          // A range or a word is not turned into a number.
          if (/\D/.test(digits)) return;
          setTyped(digits);
          if (Number(digits) > 0) onLimitChange(Math.min(Number(digits), max));
          else if (optional) onLimitChange(null);
        }}
        onFocus={() => {
          before.current = limit;
        }}
        // Not the last digit that was deleted, but the limit that the field had when it was entered, comes back.
        onBlur={() => {
          if (typed !== null && !Number(typed) && !optional) onLimitChange(before.current);
          setTyped(null);
        }}
      />
      <OverLimit words={words} limit={limit} />
      {limit !== null && words <= limit && (
        <span className={classes.track} aria-hidden="true">
          <i style={{ width: `${Math.min(100, (words / limit) * 100)}%` }} />
        </span>
      )}
    </div>
  );
}
