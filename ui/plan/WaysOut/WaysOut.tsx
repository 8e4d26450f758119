import { useId } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import classes from './WaysOut.module.css';

export interface WayOutLine {
  /** What would be done. */
  says: string;
  /** What it brings: Then it fits. Saves 2 h 5 min. */
  gain: string;
  /** Where it is done, or what does it at once. */
  action: { label: string } & ({ href: string } | { onPress: () => void });
}

/** What would make work fit that does not. Nothing of it happens by itself. */
export function WaysOut({ ways }: { ways: readonly WayOutLine[] }) {
  const headingId = useId();
  if (ways.length === 0) return null;
  const count = ['', 'One way', 'Two ways', 'Three ways'][ways.length] ?? `${ways.length} ways`;
  return (
    <div className={classes.root} role="group" aria-labelledby={headingId}>
      <p id={headingId}>{count} out. Laurel changes nothing by itself.</p>
      <ol>
        {ways.map(({ says, gain, action }, at) => (
          <li key={says} className={classes.way}>
            <i aria-hidden="true">{at + 1}</i>
            <span id={`${headingId}-${at}`} dir="auto">
              {says}
            </span>
            <span className={classes.gain}>{gain}</span>
            {'href' in action ? (
              <Button size="small" asChild>
                <Link href={action.href} aria-describedby={`${headingId}-${at}`}>
                  {action.label}
                </Link>
              </Button>
            ) : (
              <Button size="small" onClick={action.onPress}>
                {action.label}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
