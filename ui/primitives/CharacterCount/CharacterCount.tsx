import classes from './CharacterCount.module.css';

export interface CharacterCountProps {
  length: number;
  limit: number;
}

/** The count is shown as near the limit from so many characters before it. */
const NEAR = 10;

/** How much of a limit is used. */
export function CharacterCount({ length, limit }: CharacterCountProps) {
  const state = length >= limit ? 'full' : length >= limit - NEAR ? 'near' : undefined;
  return (
    <span className={classes.root} data-state={state}>
      {length} / {limit}
    </span>
  );
}
