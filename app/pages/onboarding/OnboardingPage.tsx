import { OnboardingFrame, STEP_TIMES, StepStage } from '@laurel/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { User } from '#contract/users.ts';
import { Page } from '#app/lib/Page.tsx';
import { paths } from '#app/paths.ts';
import { apiAtom, signOutAtom, tokenAtom } from '#app/state/session.ts';
import { EssayStep } from './EssayStep.tsx';
import { LaterStep } from './LaterStep.tsx';

const steps = ['Activities', 'Honors', 'Applications', 'Essays'] as const;

/** Four steps that bring in what a student already has. Any of them can be skipped. */
export function OnboardingPage() {
  const api = useAtomValue(apiAtom);
  const token = useAtomValue(tokenAtom);
  const queryClient = useAtomValue(queryClientAtom);
  const signOut = useSetAtom(signOutAtom);
  const [, navigate] = useLocation();
  const [step, setStep] = useState(0);
  const [completed, setCompleted] = useState(false);
  const [finishing, setFinishing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function advance({ celebrate }: { celebrate: boolean }) {
    if (completed || finishing) return;
    if (step === steps.length - 1) return void finish();
    if (!celebrate) return setStep(step + 1);
    setCompleted(true);
    timer.current = setTimeout(() => {
      setCompleted(false);
      setStep(step + 1);
    }, STEP_TIMES.completed);
  }

  async function finish() {
    setFinishing(true);
    // A student who can't be marked as onboarded now is asked again at the next visit, and loses nothing.
    const me = await api('patchMe', { body: { onboarded: true } }).catch(() => null);
    setFinishing(false);
    if (!me) return;
    queryClient.setQueryData<User>(['me', token], me);
    navigate(paths.dashboard);
  }

  return (
    <Page title="Onboarding">
      <OnboardingFrame
        steps={steps}
        step={step}
        busy={completed || finishing}
        onBack={() => !completed && setStep(step - 1)}
        onSkip={() => advance({ celebrate: false })}
        onNext={() => advance({ celebrate: true })}
        onSignOut={() => void signOut()}
      >
        <StepStage step={step} completed={completed}>
          {steps[step] === 'Essays' ? <EssayStep /> : <LaterStep step={steps[step]!} />}
        </StepStage>
      </OnboardingFrame>
    </Page>
  );
}
