import { Check } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LandingSection } from '../LandingSection/LandingSection.tsx';
import classes from './Pricing.module.css';

const included = [
  'Every essay scored, as often as you revise',
  'SmartFrame for all of your activities',
  'AdmitLens, with your whole application in view',
  'Deadlines, mini-deadlines and a month calendar',
  'Opportunity ideas near you',
  'Export everything, any time',
];

/** What Laurel costs: nothing, during beta. */
export function Pricing({ startHref }: { startHref: string }) {
  return (
    <LandingSection id="pricing">
      <div className={classes.card}>
        <div className={classes.half}>
          <h2 className={classes.title}>Free during beta</h2>
          <p className={classes.price}>$0</p>
          <p className={classes.terms}>
            No card required. Paid tiers come later, and you will hear from us before anything changes.
          </p>
          <Button variant="primary" size="large" asChild>
            <Link href={startHref}>Create your account</Link>
          </Button>
        </div>
        <div className={classes.half}>
          <h3 className={classes.includes}>Everything is included</h3>
          <ul>
            {included.map((item) => (
              <li key={item} className={classes.item}>
                <Check aria-hidden="true" />
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </LandingSection>
  );
}
