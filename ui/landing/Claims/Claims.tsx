import classes from './Claims.module.css';

const claims = [
  { figure: '$2.3M+', of: 'merit aid surfaced' },
  { figure: '+23%', of: 'average essay score lift' },
  { figure: '12,400+', of: 'extracurriculars reframed' },
  { figure: '8,900+', of: 'deadlines tracked' },
];

/** What Laurel has done so far, in four figures. */
export function Claims() {
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
