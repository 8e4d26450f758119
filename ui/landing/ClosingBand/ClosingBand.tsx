import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Sprig } from '../../primitives/Logo/Sprig.tsx';
import { LandingSection } from '../LandingSection/LandingSection.tsx';
import classes from './ClosingBand.module.css';

export interface ClosingBandProps {
  title: string;
  text: string;
  /** The label of the link to sign up. */
  start: string;
  startHref: string;
}

export function ClosingBand({ title, text, start, startHref }: ClosingBandProps) {
  return (
    <LandingSection id="get-started" ground="deep">
      <div className={classes.root}>
        <Sprig className={classes.sprig} />
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.text}>{text}</p>
        <Button variant="on-deep" size="large" asChild>
          <Link href={startHref}>{start}</Link>
        </Button>
      </div>
    </LandingSection>
  );
}
