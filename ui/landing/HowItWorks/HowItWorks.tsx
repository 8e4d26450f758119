import { Illustration } from '../Illustration/Illustration.tsx';
import { LandingSection, type LandingSectionProps } from '../LandingSection/LandingSection.tsx';
import classes from './HowItWorks.module.css';
import { type StepPicture, stepPictures } from './StepPictures.tsx';

export interface HowItWorksProps extends Pick<LandingSectionProps, 'title' | 'lead'> {
  steps: readonly { title: string; text: string; picture: StepPicture }[];
}

/** The steps with Laurel, each with a piece of the product as its picture. */
export function HowItWorks({ steps, ...head }: HowItWorksProps) {
  return (
    <LandingSection id="how" {...head}>
      <ol className={classes.steps}>
        {steps.map(({ title, text, picture }, i) => (
          <li key={title} className={classes.step}>
            <div className={classes.picture}>
              <Illustration {...stepPictures[picture]} />
            </div>
            <h3 className={classes.title}>
              <i aria-hidden="true">{i + 1}</i>
              {title}
            </h3>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ol>
    </LandingSection>
  );
}
