import type { RingState } from '../requirements.ts';
import classes from './StateRing.module.css';

const shapes: Record<RingState, React.ReactNode> = {
  open: <circle cx="8" cy="8" r="6" />,
  begun: (
    <>
      <circle cx="8" cy="8" r="6" />
      <circle cx="8" cy="8" r="2.1" className={classes.full} />
    </>
  ),
  asked: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M8 8V4.6A3.4 3.4 0 0 1 8 11.4Z" className={classes.full} />
    </>
  ),
  sent: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M5 8h5.6M8.4 5.6 10.8 8l-2.4 2.4" />
    </>
  ),
  received: (
    <>
      <circle cx="8" cy="8" r="6.75" className={classes.full} />
      <path d="m5.2 8.2 1.9 1.9 3.8-3.9" className={classes.check} />
    </>
  ),
  waived: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="m5.4 10.6 5.2-5.2" />
    </>
  ),
  unknown: (
    <>
      <circle cx="8" cy="8" r="6" strokeDasharray="2.2 2" />
      <path d="M6.6 6.7a1.45 1.45 0 1 1 1.9 1.6c-.35.13-.5.35-.5.8M8 10.9v.05" />
    </>
  ),
  notNeeded: <path d="M5 8h6" />,
  late: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M8 5v3.6M8 10.9v.05" />
    </>
  ),
};

/** A ring that fills as a requirement moves on. Its shape tells the state without colour; a word stands beside it. */
export function StateRing({ state }: { state: RingState }) {
  return (
    <svg className={classes.root} data-state={state} viewBox="0 0 16 16" aria-hidden="true">
      {shapes[state]}
    </svg>
  );
}
