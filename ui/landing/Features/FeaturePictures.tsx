import { ScoreWreath } from '../../essay/ScoreWreath/ScoreWreath.tsx';
import { LaurelMark } from '../../primitives/Logo/Logo.tsx';
import type { IllustrationProps } from '../Illustration/Illustration.tsx';
import classes from './Features.module.css';

export type FeaturePicture = 'score' | 'smartframe' | 'admitlens';

const before = 'I tutor younger kids in Arabic on Sundays.';
const after =
  'Teach Arabic literacy to 18 children ages 6 to 9; designed 120 picture cards now used in every Sunday classroom at the center.';

/** An example of each tool at work, with its description for screen readers. */
export const featurePictures: Record<FeaturePicture, IllustrationProps> = {
  score: {
    alt: 'Example: an essay score of 84 out of 100, as a wreath that is nearly full.',
    children: <ScoreWreath className={classes.wreath} score={84} size={232} />,
  },
  smartframe: {
    alt: 'Example: an activity before SmartFrame, in a plain sentence, and after it, in one line with its figures.',
    children: (
      <>
        <div className={classes.before}>
          <p className={classes.label}>Before</p>
          <p className={classes.line}>{before}</p>
        </div>
        <div className={classes.sheet}>
          <p className={classes.label}>
            SmartFrame <span>{after.length} / 150</span>
          </p>
          <p className={classes.line}>{after}</p>
        </div>
      </>
    ),
  },
  admitlens: {
    alt: 'Example: AdmitLens answers that the laundromat runs through three of seven essays.',
    children: (
      <div className={classes.sheet}>
        <p className={classes.advisor}>
          <LaurelMark />
          AdmitLens
        </p>
        <p className={classes.advice}>
          The laundromat appears in three of seven pieces. <b>That is a thread, not a repeat,</b> as long as each one
          shows a different you. Your Cornell draft repeats the listening scene; try the bookkeeping instead.
        </p>
      </div>
    ),
  },
};
