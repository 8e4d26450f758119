import { Illustration } from '../Illustration/Illustration.tsx';
import { LandingSection, type LandingSectionProps } from '../LandingSection/LandingSection.tsx';
import { type FeaturePicture, featurePictures } from './FeaturePictures.tsx';
import classes from './Features.module.css';

export interface FeaturesProps extends Pick<LandingSectionProps, 'title' | 'lead'> {
  features: readonly { title: string; text: string; picture: FeaturePicture }[];
}

/** The three tools, on the deep band. */
export function Features({ features, ...head }: FeaturesProps) {
  return (
    <LandingSection id="features" ground="deep" {...head}>
      <ul className={classes.features}>
        {features.map(({ title, text, picture }) => (
          <li key={title} className={classes.feature}>
            <div className={classes.picture}>
              <Illustration {...featurePictures[picture]} />
            </div>
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
