import { m, useReducedMotionConfig } from 'framer-motion';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Motion } from '../../primitives/Motion/Motion.tsx';
import classes from './StepStage.module.css';

/** How long 'Completed' is shown, and how long the next step takes to enter, in ms. */
export const STEP_TIMES = { completed: 600, enter: 700 };

export interface StepStageProps {
  /** Identifies the step. Another one enters with motion. */
  step: string | number;
  /** Shows 'Completed' instead of the step. */
  completed: boolean;
  /** Called when 'Completed' has been shown long enough, so that the next step can come. */
  onCompleted: () => void;
  children: ReactNode;
}

/**
 * Shows an onboarding step: 'Completed' for 600 ms, then the next step, which enters within 700 ms. The last step
 * disappears at once, so that the buttons below always belong to the visible step. Where motion is reduced, nothing moves.
 */
export function StepStage({ step, completed, onCompleted, children }: StepStageProps) {
  const still = useReducedMotionConfig() ?? false;
  // The first step does not enter, because it is there from the start.
  const [first, setFirst] = useState<string | number | null>(step);
  if (first !== null && (completed || step !== first)) setFirst(null);
  return (
    <div className={classes.root}>
      <Motion>
        {completed ? (
          <Completed key={`completed ${step}`} still={still} onHeld={onCompleted} />
        ) : (
          <m.div
            key={step}
            initial={first === null && { opacity: 0, y: 16 }}
            animate={{ opacity: 1, y: 0 }}
            transition={{ duration: still ? 0 : STEP_TIMES.enter / 1000, ease: [0.2, 0.7, 0.2, 1] }}
          >
            {children}
          </m.div>
        )}
      </Motion>
    </div>
  );
}

function Completed({ still, onHeld }: { still: boolean; onHeld: () => void }) {
  const held = useEffectEvent(onHeld);
  useEffect(() => {
    const timer = setTimeout(() => held(), STEP_TIMES.completed);
    return () => clearTimeout(timer);
  }, []);
  return (
    <m.div
      className={classes.completed}
      role="status"
      initial={{ opacity: 0 }}
      animate={{ opacity: 1 }}
      transition={{ duration: still ? 0 : 0.12 }}
    >
      <Check aria-hidden="true" />
      Completed
    </m.div>
  );
}
