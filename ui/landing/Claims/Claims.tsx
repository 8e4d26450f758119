import classes from './Claims.module.css';

export interface ClaimsProps {
  claims: readonly { figure: string; of: string }[];
}

/** What Laurel has done so far, in figures. */
export function Claims({ claims }: ClaimsProps) {
  return (
    <section className={classes.root} aria-label="Results">
      <ul className={classes.claims}>
        {claims.map(({ figure, of }) => (
          <li key={figure} className={classes.claim}>
            <b>{figure}</b> <span>{of}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
