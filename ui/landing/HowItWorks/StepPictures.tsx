import { Check, CircleCheck, CircleDot, Copy } from 'lucide-react';
import { DeadlineCard } from '../../deadlines/DeadlineCard/DeadlineCard.tsx';
import marks from '../../essay/EssayEditor/EssayEditor.module.css';
import { LaurelMark } from '../../primitives/Logo/Logo.tsx';
import { Pill } from '../../primitives/Pill/Pill.tsx';
import type { IllustrationProps } from '../Illustration/Illustration.tsx';
import classes from './StepPictures.module.css';

export type StepPicture = 'bring' | 'dates' | 'write' | 'frame' | 'ask' | 'send';

const line = 'Led 22-student team to first state berth since 2011; built sound rig that placed 2nd in Ohio.';

/** An example of each step, with its description for screen readers. */
export const stepPictures: Record<StepPicture, IllustrationProps> = {
  bring: {
    alt: 'Example: three activities to import, the last one marked as a duplicate of the first.',
    children: (
      <ul>
        <li className={classes.row}>
          <Check aria-hidden="true" />
          <b>Captain, Science Olympiad</b>
        </li>
        <li className={classes.row}>
          <Check aria-hidden="true" />
          <b>Violin, youth orchestra</b>
        </li>
        <li className={classes.row} data-duplicate>
          <Copy aria-hidden="true" />
          <b>Captain, Science Olympiad</b>
          <Pill tone="neutral">Duplicate</Pill>
        </li>
      </ul>
    ),
  },
  dates: {
    alt: 'Example: the deadline of a college on a card, in 5 days.',
    children: (
      <div className={classes.deadline}>
        <DeadlineCard
          title="Georgia Tech"
          detail="Early Action"
          due={{ day: '2026-11-15', time: null, passed: false }}
          today="2026-11-10"
          href="#how"
        />
      </div>
    ),
  },
  write: {
    alt: 'Example: two sentences of an essay, marked as working.',
    children: (
      <p className={classes.essay}>
        I did not go home.{' '}
        <mark className={marks.mark} data-kind="good">
          <span className={marks.tint}>Ten turned in fours. Eleven turned in something like seven.</span>
        </mark>
      </p>
    ),
  },
  frame: {
    alt: 'Example: an activity in one line that fits in 150 characters.',
    children: (
      <>
        <p className={classes.line}>{line}</p>
        <p className={classes.length}>
          <span className={classes.track}>
            <i style={{ width: `${(line.length / 150) * 100}%` }} />
          </span>
          {line.length} / 150
        </p>
      </>
    ),
  },
  ask: {
    alt: 'Example: a student asks whether her essays sound like one person, and AdmitLens reads seven essays.',
    children: (
      <div className={classes.conversation}>
        <p className={classes.question}>Do my essays sound like one person?</p>
        <p className={classes.thinking}>
          <LaurelMark />
          <i />
          <i />
          <i />
          Reading seven essays
        </p>
      </div>
    ),
  },
  send: {
    alt: 'Example: two applications submitted, one being edited.',
    children: (
      <ul>
        {['Brown', 'Michigan', 'Ohio State'].map((college, i) => (
          <li key={college} className={classes.row} data-status={i < 2 ? 'submitted' : 'editing'}>
            {i < 2 ? <CircleCheck aria-hidden="true" /> : <CircleDot aria-hidden="true" />}
            <b>{i < 2 ? 'Submitted' : 'Editing'}</b>
            <span>{college}</span>
          </li>
        ))}
      </ul>
    ),
  },
};
