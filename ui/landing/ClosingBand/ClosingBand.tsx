import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Sprig } from '../../primitives/Logo/Sprig.tsx';
import { LandingSection } from '../LandingSection/LandingSection.tsx';
import classes from './ClosingBand.module.css';

/** The last words of the landing page. */
export function ClosingBand({ startHref }: { startHref: string }) {
  return (
    <LandingSection id="get-started" ground="deep">
      <div className={classes.root}>
        <Sprig className={classes.sprig} />
        <h2 className={classes.title}>Start with one sentence.</h2>
        <p className={classes.text}>Paste an activity, a college or a first draft. Laurel will take it from there.</p>
        <Button variant="on-deep" size="large" asChild>
          <Link href={startHref}>Start free</Link>
        </Button>
      </div>
    </LandingSection>
  );
}
