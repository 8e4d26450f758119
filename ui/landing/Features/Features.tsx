import { ScoreWreath } from '../../essay/ScoreWreath/ScoreWreath.tsx';
import { LaurelMark } from '../../primitives/Logo/Logo.tsx';
import { Illustration } from '../Illustration/Illustration.tsx';
import { LandingSection } from '../LandingSection/LandingSection.tsx';
import classes from './Features.module.css';

const features = [
  {
    title: 'Essay scoring',
    text: 'One score, six categories, and highlights on the lines themselves. Fill the wreath a revision at a time.',
    picture: <WreathPicture />,
    alt: 'Example: an essay score of 84 out of 100, as a wreath that is nearly full.',
  },
  {
    title: 'SmartFrame',
    text: 'Three wordings for every activity. Yours to pick, yours to edit, and never longer than the form allows.',
    picture: <FramePicture />,
    alt: 'Example: an activity before SmartFrame, in a plain sentence, and after it, in one line with its figures.',
  },
  {
    title: 'AdmitLens',
    text: 'Advice that has read everything you have, so you never have to explain your own application.',
    picture: <AdvicePicture />,
    alt: 'Example: AdmitLens answers that the laundromat runs through three of seven essays.',
  },
];

/** The three tools, on the deep band. */
export function Features() {
  return (
    <LandingSection
      id="features"
      ground="deep"
      title="Feedback you can act on tonight"
      lead="Three tools that read your work closely and tell you what they see."
    >
      <ul className={classes.features}>
        {features.map(({ title, text, picture, alt }) => (
          <li key={title} className={classes.feature}>
            <div className={classes.picture}>
              <Illustration alt={alt}>{picture}</Illustration>
            </div>
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}

function WreathPicture() {
  return <ScoreWreath className={classes.wreath} score={84} size={232} />;
}

const before = 'I tutor younger kids in Arabic on Sundays.';
const after =
  'Teach Arabic literacy to 18 children ages 6 to 9; designed 120 picture cards now used in every Sunday classroom at the center.';

function FramePicture() {
  return (
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
  );
}

function AdvicePicture() {
  return (
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
  );
}
