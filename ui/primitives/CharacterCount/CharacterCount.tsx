import classes from './CharacterCount.module.css';

/** The count is shown as near the limit from so many characters before it. */
const NEAR = 10;

/** How much of a limit is used. */
export function CharacterCount({ length, limit }: { length: number; limit: number }) {
  const state = length >= limit ? 'full' : length >= limit - NEAR ? 'near' : undefined;
  return (
    <span className={classes.root} data-state={state}>
      {length} / {limit}
    </span>
  );
}
