import { LaurelMark } from '@laurel/ui';
import classes from './Waiting.module.css';

/** Instead of a page that is loading. It appears only after 200 ms. */
export function Waiting({ words = 'Loading…' }: { words?: string }) {
  return (
    <main className={classes.root} aria-busy="true">
      <LaurelMark className={classes.mark} />
      <h1 className={classes.words}>{words}</h1>
    </main>
  );
}
