import { LandingSection } from '../LandingSection/LandingSection.tsx';
import classes from './Testimonials.module.css';

export interface Testimonial {
  quote: string;
  name: string;
  /** Year and place. */
  from: string;
}

/** What students say of Laurel. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <LandingSection id="testimonials" title="What students say">
      <div className={classes.testimonials}>
        {testimonials.map(({ quote, name, from }) => (
          <figure key={name} className={classes.testimonial}>
            <blockquote className={classes.quote}>{quote}</blockquote>
            <figcaption className={classes.name}>
              <b>{name}</b> {from}
            </figcaption>
          </figure>
        ))}
      </div>
    </LandingSection>
  );
}
