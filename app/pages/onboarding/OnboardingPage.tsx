import { Banner, importedSentence, OnboardingFrame, StepStage, useToast } from '@laurel/ui';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { Redirect, useLocation, useSearchParams } from 'wouter';
import { Page } from '#app/lib/Page.tsx';
import { inFigures, listInWords } from '#contract/in-words.ts';
import { useRequest } from '#app/lib/useRequest.ts';
import { useAccount } from '#app/features/sign-out/useAccount.ts';
import { onboardingPath, paths } from '#app/paths.ts';
import { useSend } from '#app/state/server.ts';
import { setMeAtom, useMe } from '#app/state/session.ts';
import { ApplicationsStep } from './ApplicationsStep.tsx';
import { EssayStep } from './EssayStep.tsx';
import { ImportStep } from './ImportStep.tsx';
import { activities, applications, honors } from './imports.ts';
import { useFillDeadlines } from './useFillDeadlines.ts';
import { useImport } from './useImport.ts';
import { useOnboardingEssay } from './useOnboardingEssay.ts';
import classes from './onboarding.module.css';

const steps = ['Activities', 'Honors', 'Applications', 'Essays'] as const;
const LAST = steps.length - 1;

/** Four steps that import what a student already has. Each can be skipped. The address says which step is shown. */
export function OnboardingPage() {
  const send = useSend();
  const toast = useToast();
  const setMe = useSetAtom(setMeAtom);
  const account = useAccount();
  const me = useMe();
  const imports = [useImport(activities), useImport(honors), useImport(applications)] as const;
  const [ofActivities, ofHonors, ofApplications] = imports;
  const deadlines = useFillDeadlines(ofApplications);
  const essay = useOnboardingEssay();
  const [step, goTo] = useStep();
  /** The step that Next has just completed. */
  const [completed, setCompleted] = useState<number | null>(null);
  const [saving, setSaving] = useState(false);
  const [finished, setFinished] = useState(false);
  const { error, run, clearError } = useRequest('saveEssay');
  /** From the second step on the focus goes to the heading. */
  const [moved, setMoved] = useState(false);
  const isSaving = useRef(false);
  const notImported = imports.flatMap(({ filled }, i) =>
    filled === 0 ? [] : `${steps[i]} (${inFigures(filled, 'row')})`,
  );

  // The step changes by the buttons, and by the browser's Back and Forward.
  const [stepBefore, setStepBefore] = useState(step);
  if (step !== stepBefore) {
    setStepBefore(step);
    setMoved(true);
    setCompleted(null);
    clearError();
    (imports[stepBefore] ?? essay).clear();
  }

  /** Does one thing at a time: a button that is pressed meanwhile does nothing. */
  async function oneAtATime(work: () => Promise<void>) {
    if (isSaving.current) return;
    isSaving.current = true;
    setSaving(true);
    await work();
    isSaving.current = false;
    setSaving(false);
  }

  /** A step is completed once all that was filled in is imported. */
  async function complete() {
    const { filled, importAll } = imports[step]!;
    const done = filled > 0 ? await importAll() : { inserted: 0, skipped: 0 };
    if (!done) return;
    if (filled > 0) toast({ text: importedSentence(done) });
    setCompleted(step);
  }

  /** Finish saves the essay even where Save essay was not pressed; Skip does not. */
  async function finish(withEssay: boolean) {
    clearError();
    if (withEssay && essay.unsaved && !(await essay.save())) return;
    await run(async () => {
      setMe(await send('patchMe', { body: { onboarded: true } }));
      setFinished(true);
    });
  }

  const next = () => void oneAtATime(step === LAST ? () => finish(true) : complete);
  const skip = () => (step === LAST ? void oneAtATime(() => finish(false)) : goTo(step + 1));

  // Not before `me` is onboarded too, because the guard of the dashboard would send the student back here.
  if (finished && me.onboarded) return <Redirect to={paths.dashboard} />;

  const ofStep = { onNext: next, focus: moved };
  return (
    <Page title="Onboarding">
      <OnboardingFrame
        steps={steps}
        step={step}
        busy={completed === step || imports.some(({ busy }) => busy === 'import')}
        saving={saving}
        nextWaits={
          step === LAST ? !essay.ready || essay.reading || essay.saving : deadlines.busy || imports[step]!.busy !== null
        }
        onBack={() => goTo(step - 1)}
        onSkip={skip}
        onNext={next}
        {...account}
        dashboardHref={me.onboarded ? paths.dashboard : undefined}
      >
        <StepStage step={step} completed={completed === step} onCompleted={() => goTo(step + 1)}>
          {steps[step] === 'Activities' && <ImportStep of={ofActivities} {...ofStep} />}
          {steps[step] === 'Honors' && <ImportStep of={ofHonors} {...ofStep} />}
          {steps[step] === 'Applications' && <ApplicationsStep of={ofApplications} deadlines={deadlines} {...ofStep} />}
          {steps[step] === 'Essays' && (
            <>
              <EssayStep essay={essay} focus={moved} />
              {notImported.length > 0 && (
                <p className={classes.notImported}>
                  Filled in but not imported yet: {listInWords(notImported)}. Go back to import them, or leave them out.
                </p>
              )}
            </>
          )}
        </StepStage>
        {error && <Banner className={classes.said}>{error}</Banner>}
      </OnboardingFrame>
    </Page>
  );
}

/** The step in the address, from 0, and how to go to another one. */
function useStep() {
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  const wanted = Number(params.get('step') ?? 1) - 1;
  return [steps[wanted] ? wanted : 0, (step: number) => navigate(onboardingPath(step))] as const;
}
