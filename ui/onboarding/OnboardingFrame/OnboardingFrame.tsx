import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Logo } from '../../primitives/Logo/Logo.tsx';
import classes from './OnboardingFrame.module.css';

export interface OnboardingFrameProps {
  /** The names of the steps, in order; each a plural. */
  steps: readonly string[];
  /** Index of the present step. */
  step: number;
  /** The buttons do nothing while a step is changing or being saved. */
  busy?: boolean;
  onBack: () => void;
  onSkip: () => void;
  onNext: () => void;
  onSignOut: () => void;
  /** Signing out is under way. */
  signingOut?: boolean;
  /** Where the dashboard is, for a student who may leave for it. */
  dashboardHref?: string;
  children: ReactNode;
}

/** The frame of every onboarding step: how far it is, the step itself, and the way on. */
export function OnboardingFrame({
  steps,
  step,
  busy = false,
  onBack,
  onSkip,
  onNext,
  onSignOut,
  signingOut = false,
  dashboardHref,
  children,
}: OnboardingFrameProps) {
  const last = step === steps.length - 1;
  const waiting = busy || undefined;
  return (
    <div className={classes.root}>
      <header className={classes.top}>
        <Logo />
        <div className={classes.ends}>
          {dashboardHref && (
            <Button variant="ghost" asChild>
              <Link href={dashboardHref}>Dashboard</Link>
            </Button>
          )}
          <Button variant="ghost" busy={signingOut} onClick={onSignOut}>
            {signingOut ? 'Signing out...' : 'Sign Out'}
          </Button>
        </div>
      </header>
      <main className={classes.main} id="main">
        <div
          className={classes.progress}
          role="progressbar"
          aria-label="Onboarding"
          aria-valuemin={1}
          aria-valuemax={steps.length}
          aria-valuenow={step + 1}
        >
          {steps.map((name, i) => (
            <i key={name} data-done={i <= step || undefined} />
          ))}
        </div>
        <div className={classes.where}>
          <b aria-live="polite">
            Step {step + 1} of {steps.length}: {steps[step]}
          </b>
          {!last && <span>{comeNext(steps.slice(step + 1))}</span>}
        </div>
        {children}
        <div className={classes.buttons}>
          <Button
            variant="ghost"
            size="large"
            onClick={busy ? undefined : onBack}
            disabled={step === 0}
            aria-disabled={waiting}
          >
            Back
          </Button>
          <Button
            variant="ghost"
            size="large"
            className={classes.skip}
            onClick={busy ? undefined : onSkip}
            aria-disabled={waiting}
          >
            Skip
          </Button>
          <Button
            variant="secondary"
            size="large"
            onClick={busy ? undefined : onNext}
            busy={busy && last}
            aria-disabled={waiting}
          >
            {last ? 'Finish' : 'Next'}
          </Button>
        </div>
      </main>
    </div>
  );
}

function comeNext(names: readonly string[]) {
  return `${new Intl.ListFormat('en').format(names).replace(', and ', ' and ')} come next`;
}
