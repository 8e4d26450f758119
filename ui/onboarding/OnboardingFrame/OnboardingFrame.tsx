import { listInWords } from '../../in-words.ts';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Account, type AccountProps } from '../../layout/Account/Account.tsx';
import { Logo } from '../../primitives/Logo/Logo.tsx';
import classes from './OnboardingFrame.module.css';

export interface OnboardingFrameProps {
  /** The names of the steps in order, each a plural. */
  steps: readonly string[];
  /** The index of the present step. */
  step: number;
  /** Whether Back, Skip and Next do nothing because the step is changing. */
  busy?: boolean;
  /** Whether the step is being saved. Next shows a spinner, and Back, Skip and Next do nothing. */
  saving?: boolean;
  /** Whether Next must wait for something else that is under way. */
  nextWaits?: boolean;
  onBack: () => void;
  onSkip: () => void;
  onNext: () => void;
  onSignOut: () => void;
  signingOut?: boolean;
  student?: AccountProps['student'];
  /** The dashboard; left out where the student can't go there. */
  dashboardHref?: string;
  children: ReactNode;
}

/** The frame of every onboarding step: the progress, the step itself, and the buttons to go on. */
export function OnboardingFrame({
  steps,
  step,
  busy = false,
  saving = false,
  nextWaits = false,
  onBack,
  onSkip,
  onNext,
  onSignOut,
  signingOut = false,
  student,
  dashboardHref,
  children,
}: OnboardingFrameProps) {
  const last = step === steps.length - 1;
  return (
    <div className={classes.root}>
      <header className={classes.top}>
        <Logo />
        <div className={classes.ends}>
          {student && <Account student={student} />}
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
          <Button variant="ghost" size="large" {...pressed(onBack, busy || saving)} disabled={step === 0}>
            Back
          </Button>
          <Button variant="ghost" size="large" className={classes.skip} {...pressed(onSkip, busy || saving)}>
            Skip
          </Button>
          <Button variant="secondary" size="large" busy={saving} {...pressed(onNext, busy || saving || nextWaits)}>
            {last ? 'Finish' : 'Next'}
          </Button>
        </div>
      </main>
    </div>
  );
}

/** Not `disabled` while it waits, because a disabled button loses the focus. A double click counts once. */
function pressed(onPress: () => void, waits: boolean) {
  return {
    'aria-disabled': waits || undefined,
    onClick: (event: MouseEvent) => {
      if (!waits && event.detail < 2) onPress();
    },
  };
}

function comeNext(names: readonly string[]) {
  return `${listInWords(names)} come next`;
}
