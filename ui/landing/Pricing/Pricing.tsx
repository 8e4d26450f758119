import { Check } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LandingSection } from '../LandingSection/LandingSection.tsx';
import classes from './Pricing.module.css';

export interface PricingProps {
  title: string;
  price: string;
  terms: string;
  /** The label of the link to sign up. */
  start: string;
  startHref: string;
  includedTitle: string;
  included: readonly string[];
}

export function Pricing({ title, price, terms, start, startHref, includedTitle, included }: PricingProps) {
  return (
    <LandingSection id="pricing">
      <div className={classes.card}>
        <div className={classes.half}>
          <h2 className={classes.title}>{title}</h2>
          <p className={classes.price}>{price}</p>
          <p className={classes.terms}>{terms}</p>
          <Button variant="primary" size="large" asChild>
            <Link href={startHref}>{start}</Link>
          </Button>
        </div>
        <div className={classes.half}>
          <h3 className={classes.includes}>{includedTitle}</h3>
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
