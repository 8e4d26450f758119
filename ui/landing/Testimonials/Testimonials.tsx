import { LandingSection } from '../LandingSection/LandingSection.tsx';
import classes from './Testimonials.module.css';

export interface Testimonial {
  quote: string;
  name: string;
  /** Year and place. */
  from: string;
}

export interface TestimonialsProps {
  title: string;
  testimonials: readonly Testimonial[];
}

export function Testimonials({ title, testimonials }: TestimonialsProps) {
  return (
    <LandingSection id="testimonials" title={title}>
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
