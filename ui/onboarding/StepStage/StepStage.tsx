import { m, useReducedMotionConfig } from 'framer-motion';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Motion } from '../../primitives/Motion/Motion.tsx';
import classes from './StepStage.module.css';

/** How long 'Completed' holds, and how long the next step takes to enter; ms. */
export const STEP_TIMES = { completed: 600, enter: 700 };

export interface StepStageProps {
  /** Changes with the step, so that each enters by itself. */
  step: string | number;
  /** Shows 'Completed' instead of the step. */
  completed: boolean;
  /** Called once 'Completed' has held, for the next step to come. */
  onCompleted: () => void;
  children: ReactNode;
}

/**
 * Where an onboarding step stands: 'Completed' holds for 600 ms, then the next one enters within 700 ms. What goes is gone
 * at once, so that the step that can be seen is always the one that the buttons below are about. Where motion is reduced,
 * one simply takes the place of the other.
 */
export function StepStage({ step, completed, onCompleted, children }: StepStageProps) {
  const pace = useReducedMotionConfig() ? 0 : 1;
  // The first one is there already.
  const [first, setFirst] = useState<string | number | null>(step);
  if (first !== null && (completed || step !== first)) setFirst(null);
  return (
    <div className={classes.root}>
      <Motion>
        {completed ? (
          <Completed key={`completed ${step}`} pace={pace} onHeld={onCompleted} />
        ) : (
          <m.div
            key={step}
            initial={first === null && { opacity: 0, y: 16 }}
            animate={{ opacity: 1, y: 0 }}
            transition={{ duration: (pace * STEP_TIMES.enter) / 1000, ease: [0.2, 0.7, 0.2, 1] }}
          >
            {children}
          </m.div>
        )}
      </Motion>
    </div>
  );
}

function Completed({ pace, onHeld }: { pace: number; onHeld: () => void }) {
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
      transition={{ duration: pace * 0.12 }}
    >
      <Check aria-hidden="true" />
      Completed
    </m.div>
  );
}
