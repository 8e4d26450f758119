import { StepHeading } from './StepHeading.tsx';
import classes from './onboarding.module.css';

const questions: Record<string, { heading: string; lead: string }> = {
  Activities: {
    heading: 'What do you do when class is over?',
    lead: 'Jobs and caring for family count. Adding activities here is on its way; go on for now, nothing is missed.',
  },
  Honors: {
    heading: 'What have people noticed?',
    lead: 'Awards, certificates, a prize at the fair. Adding honors here is on its way; go on for now, nothing is missed.',
  },
  Applications: {
    heading: 'Where are you thinking of applying?',
    lead: 'A rough list is fine. Adding colleges here is on its way; go on for now, nothing is missed.',
  },
};

/** A step whose import is not built yet, and says so. */
export function LaterStep({ step, focus }: { step: string; focus: boolean }) {
  const question = questions[step];
  return (
    <>
      <StepHeading focus={focus}>{question?.heading}</StepHeading>
      <p className={classes.lead}>{question?.lead}</p>
    </>
  );
}
