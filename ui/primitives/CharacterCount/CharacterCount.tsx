import classes from './CharacterCount.module.css';

export interface CharacterCountProps {
  /** Characters written. */
  length: number;
  limit: number;
}

/** From so many characters before the limit the count says that it is near. */
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
