import { Banner, OnboardingFrame, STEP_TIMES, StepStage } from '@laurel/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useEffect, useRef, useState } from 'react';
import { Redirect } from 'wouter';
import type { User } from '#contract/users.ts';
import { Page } from '#app/lib/Page.tsx';
import { messageFor } from '#app/lib/messages.ts';
import { paths } from '#app/paths.ts';
import { draftKey } from '#app/state/draft.ts';
import { apiAtom, meAtom, signOutAtom, tokenAtom } from '#app/state/session.ts';
import { EssayStep } from './EssayStep.tsx';
import { LaterStep } from './LaterStep.tsx';
import { useOnboardingEssay } from './useOnboardingEssay.ts';

const steps = ['Activities', 'Honors', 'Applications', 'Essays'] as const;

/** Four steps that bring in what a student already has. Any of them can be skipped. */
export function OnboardingPage() {
  const api = useAtomValue(apiAtom);
  const token = useAtomValue(tokenAtom);
  const queryClient = useAtomValue(queryClientAtom);
  const signOut = useSetAtom(signOutAtom);
  const { data: me } = useAtomValue(meAtom);
  const [essay, setEssay] = useOnboardingEssay(me?.id ?? '');
  const [step, setStep] = useState(0);
  const [completed, setCompleted] = useState(false);
  const [finishing, setFinishing] = useState(false);
  const [finished, setFinished] = useState(false);
  const [error, setError] = useState<string>();
  /** From the second step on the focus goes to the heading. */
  const [moved, setMoved] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function advance({ celebrate }: { celebrate: boolean }) {
    if (completed || finishing) return;
    if (step === steps.length - 1) return void finish(celebrate);
    setMoved(true);
    if (!celebrate) return setStep(step + 1);
    setCompleted(true);
    timer.current = setTimeout(() => {
      setCompleted(false);
      setStep(step + 1);
    }, STEP_TIMES.completed);
  }

  /** Finish takes the essay along even where Save essay was not pressed; Skip leaves it. */
  async function finish(withEssay: boolean) {
    setFinishing(true);
    setError(undefined);
    try {
      if (withEssay && essay.changed && essay.text.trim() !== '') {
        await api('commitImport', { body: { type: 'essays', items: [{ text: essay.text }] } });
        await queryClient.invalidateQueries({ queryKey: draftKey(token) });
      }
      setEssay({ text: essay.text, changed: false });
      queryClient.setQueryData<User>(['me', token], await api('patchMe', { body: { onboarded: true } }));
      setFinished(true);
    } catch (problem) {
      setError(messageFor(problem, 'saveEssay'));
      setFinishing(false);
    }
  }

  // Only once the guard knows it too: it would send a student who is not onboarded back here.
  if (finished && me?.onboarded) return <Redirect to={paths.dashboard} />;

  return (
    <Page title="Onboarding">
      <OnboardingFrame
        steps={steps}
        step={step}
        busy={completed || finishing}
        onBack={() => {
          setMoved(true);
          setStep(step - 1);
        }}
        onSkip={() => advance({ celebrate: false })}
        onNext={() => advance({ celebrate: true })}
        onSignOut={() => void signOut()}
      >
        <StepStage step={step} completed={completed}>
          {steps[step] === 'Essays' ? (
            <EssayStep essay={essay} onChange={setEssay} focus={moved} />
          ) : (
            <LaterStep step={steps[step]!} focus={moved} />
          )}
        </StepStage>
        {error && <Banner>{error}</Banner>}
      </OnboardingFrame>
    </Page>
  );
}
