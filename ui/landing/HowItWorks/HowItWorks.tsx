import { Illustration } from '../Illustration/Illustration.tsx';
import { LandingSection } from '../LandingSection/LandingSection.tsx';
import classes from './HowItWorks.module.css';
import { AskPicture, BringPicture, DatesPicture, FramePicture, SendPicture, WritePicture } from './StepPictures.tsx';

const steps = [
  {
    title: 'Bring what you have',
    text: 'Paste activities, honors and colleges. Duplicates are caught before anything is saved.',
    picture: <BringPicture />,
    alt: 'Example: three activities to import, the last one marked as a duplicate of the first.',
  },
  {
    title: 'Set the dates',
    text: 'Pick a college and a round. The deadline fills itself in and shows up on your calendar.',
    picture: <DatesPicture />,
    alt: 'Example: the deadline of a college on a card, in 5 days.',
  },
  {
    title: 'Write and score',
    text: 'Six categories, an overall score, and the exact sentences that earned or cost you points.',
    picture: <WritePicture />,
    alt: 'Example: two sentences of an essay, marked as working.',
  },
  {
    title: 'Frame your activities',
    text: 'SmartFrame turns what you did into one honest line that fits in 150 characters.',
    picture: <FramePicture />,
    alt: 'Example: an activity in one line that fits in 150 characters.',
  },
  {
    title: 'Ask AdmitLens',
    text: 'An advisor that has read all of it: your colleges, your essays and your activities.',
    picture: <AskPicture />,
    alt: 'Example: a student asks whether her essays sound like one person, and AdmitLens reads seven essays.',
  },
  {
    title: 'Send it on time',
    text: 'See what is overdue, due today and due this week. Then close the laptop.',
    picture: <SendPicture />,
    alt: 'Example: two applications submitted, one being edited.',
  },
];

/** How it Works: six steps, each with a piece of the product as its picture. */
export function HowItWorks() {
  return (
    <LandingSection
      id="how"
      title="From a blank page to submitted, in six plain steps"
      lead="Start anywhere. Most students begin with whatever is already in a document somewhere."
    >
      <ol className={classes.steps}>
        {steps.map(({ title, text, picture, alt }, i) => (
          <li key={title} className={classes.step}>
            <div className={classes.picture}>
              <Illustration alt={alt}>{picture}</Illustration>
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
