import { Banner, OnboardingFrame, STEP_TIMES, StepStage } from '@laurel/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { User } from '#contract/users.ts';
import { Page } from '#app/lib/Page.tsx';
import { messageFor } from '#app/lib/messages.ts';
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
  const [error, setError] = useState<string>();
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
    setError(undefined);
    try {
      queryClient.setQueryData<User>(['me', token], await api('patchMe', { body: { onboarded: true } }));
      navigate(paths.dashboard);
    } catch (problem) {
      setError(messageFor(problem, 'saveEssay'));
      setFinishing(false);
    }
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
        {error && <Banner>{error}</Banner>}
      </OnboardingFrame>
    </Page>
  );
}
