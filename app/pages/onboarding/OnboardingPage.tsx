import { Banner, type ImportRow, OnboardingFrame, StepStage } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useState } from 'react';
import { Redirect } from 'wouter';
import type { User } from '#contract/users.ts';
import { Page } from '#app/lib/Page.tsx';
import { messageFor } from '#app/lib/messages.ts';
import { useSignOut } from '#app/lib/useSignOut.ts';
import { paths } from '#app/paths.ts';
import { useSend } from '#app/state/server.ts';
import { meAtom, tokenAtom } from '#app/state/session.ts';
import { ApplicationsStep } from './ApplicationsStep.tsx';
import { EssayStep } from './EssayStep.tsx';
import { ImportStep } from './ImportStep.tsx';
import { activities, applications, honors } from './imports.ts';
import { useImportRows } from './useImportRows.ts';
import { useOnboardingEssay } from './useOnboardingEssay.ts';
import classes from './onboarding.module.css';

const steps = ['Activities', 'Honors', 'Applications', 'Essays'] as const;

/** Four steps that bring in what a student already has. Any of them can be skipped. */
export function OnboardingPage() {
  const send = useSend();
  const token = useAtomValue(tokenAtom);
  const queryClient = useAtomValue(queryClientAtom);
  const signOut = useSignOut();
  const { data: me } = useAtomValue(meAtom);
  const studentId = me?.id ?? '';
  const rows = [
    useImportRows(studentId, activities),
    useImportRows(studentId, honors),
    useImportRows(studentId, applications),
  ] as const;
  const essay = useOnboardingEssay(studentId);
  const [step, setStep] = useState(0);
  const [completed, setCompleted] = useState(false);
  const [importing, setImporting] = useState(false);
  /** The rows with which Next was pressed although they are not imported. */
  const [left, setLeft] = useState<readonly ImportRow[] | null>(null);
  const [finishing, setFinishing] = useState(false);
  const [finished, setFinished] = useState(false);
  const [error, setError] = useState<string>();
  /** From the second step on the focus goes to the heading. */
  const [moved, setMoved] = useState(false);
  const filled = rows[step]?.filled ?? 0;
  const leaving = filled > 0 && left !== null && left === rows[step]?.rows;
  const notImported = rows.flatMap(({ filled }, i) =>
    filled === 0 ? [] : `${steps[i]} (${filled} ${filled === 1 ? 'row' : 'rows'})`,
  );

  function goTo(next: number) {
    setMoved(true);
    setLeft(null);
    setError(undefined);
    setStep(next);
  }

  function skip() {
    if (step === steps.length - 1) void finish(false);
    else goTo(step + 1);
  }

  /** A step is completed once nothing that was filled in is left behind. */
  function next() {
    if (step === steps.length - 1) void finish(true);
    else if (filled === 0) setCompleted(true);
    else if (leaving) goTo(step + 1);
    else setLeft(rows[step]!.rows);
  }

  /** Finish takes the essay along even where Save essay was not pressed; Skip leaves it. */
  async function finish(withEssay: boolean) {
    setFinishing(true);
    setError(undefined);
    try {
      if (withEssay && essay.changed && essay.text.trim() !== '') {
        await send('commitImport', { body: { type: 'essays', items: [{ text: essay.text }] } });
        await essay.acknowledge();
      }
      queryClient.setQueryData<User>(['me', token], await send('patchMe', { body: { onboarded: true } }));
      setFinished(true);
    } catch (problem) {
      setError(messageFor(problem, 'saveEssay'));
      setFinishing(false);
    }
  }

  // Only once the guard knows it too: it would send a student who is not onboarded back here.
  if (finished && me?.onboarded) return <Redirect to={paths.dashboard} />;

  const rowsOf = (index: 0 | 1 | 2) => ({
    rows: rows[index].rows,
    onChange: rows[index].setRows,
    onImporting: setImporting,
    leaving: leaving ? filled : 0,
    focus: moved,
  });
  return (
    <Page title="Onboarding">
      <OnboardingFrame
        steps={steps}
        step={step}
        busy={completed || finishing || importing}
        onBack={() => goTo(step - 1)}
        onSkip={skip}
        onNext={next}
        {...signOut}
        dashboardHref={me?.onboarded ? paths.dashboard : undefined}
      >
        <StepStage
          step={step}
          completed={completed}
          onCompleted={() => {
            setCompleted(false);
            goTo(step + 1);
          }}
        >
          {steps[step] === 'Activities' && <ImportStep of={activities} {...rowsOf(0)} />}
          {steps[step] === 'Honors' && <ImportStep of={honors} {...rowsOf(1)} />}
          {steps[step] === 'Applications' && <ApplicationsStep {...rowsOf(2)} />}
          {steps[step] === 'Essays' && (
            <>
              <EssayStep essay={essay} focus={moved} />
              {notImported.length > 0 && (
                <p className={classes.notImported}>
                  Filled in but not imported yet: {new Intl.ListFormat('en').format(notImported)}. Go back to import
                  them, or leave them out.
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
