import { EssayPreview, useIsHydrated, useToast } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { BUILT_IN } from '#contract/built-in.ts';
import { limits } from '#contract/limits.ts';
import { sentences } from '#contract/sentences.ts';
import { countWords } from '#contract/words.ts';
import type { OwnAiRules } from '#app/features/ai-rules/OwnAiRules.tsx';
import { useCoach } from '#app/lib/useCoach.ts';
import { useServices } from '#app/state/services.ts';
import { apiAtom, meAtom, tokenAtom } from '#app/state/session.ts';
import { previewBox } from './content-top.ts';
import type { OpeningExplained } from './OpeningExplained.tsx';
import { beforehandWords, scoredWords } from './preview-words.ts';

/** The box in which anyone may score an opening. */
export function Preview() {
  const api = useAtomValue(apiAtom);
  const engine = useEngine();
  const [sample, setSample] = useState('');
  const { answer, ask, clear, state } = useCoach({
    failing: 'preview',
    wrong: () => (sample.trim().length < limits.previewMin ? sentences.previewTooShort : undefined),
    send: (engine, signal) => api('previewEssay', { body: { essay: sample, engine }, signal }),
  });
  const [Explained, setExplained] = useState<typeof OpeningExplained>();
  const signedIn = useAtomValue(tokenAtom) !== null;
  const [Rules, setRules] = useState<typeof OwnAiRules>();
  const toast = useToast();

  // A student who is signed in reads what their own colleges say; a visitor gets the general rule.
  const isScored = answer !== null;
  useEffect(() => {
    if (!isScored || !signedIn) return;
    import('#app/features/ai-rules/OwnAiRules.tsx').then(
      (loaded) => setRules(() => loaded.OwnAiRules),
      (problem: unknown) => console.warn('The rules on AI help did not load.', problem),
    );
  }, [isScored, signedIn]);
  const ownRules = signedIn && Rules && <Rules />;

  function write(next: string) {
    setSample(next);
    clear();
  }

  /** Loads what few ask for, so that the page comes quickly. */
  async function explain() {
    try {
      const loaded = await import('./OpeningExplained.tsx');
      setExplained(() => loaded.OpeningExplained);
    } catch {
      toast({ kind: 'bad', text: 'The explanation did not load. Check your connection and load the page again.' });
    }
  }

  return (
    <>
      <EssayPreview
        {...previewBox}
        sample={sample}
        onSampleChange={write}
        words={countWords(sample)}
        onScore={() => ask()}
        {...state}
        beforehand={beforehandWords(engine)}
        result={answer && { score: answer.score, feedback: answer.feedback, rewrittenIntro: answer.rewritten_intro }}
        note={answer ? `${scoredWords(answer.engine)}${ownRules ? '' : ` ${answer.rule}`}` : undefined}
        rules={ownRules}
        onExplain={() => void explain()}
      />
      {answer && Explained && <Explained engine={answer.engine} onClose={() => setExplained(undefined)} />}
    </>
  );
}

/** Which engine would read a sample: a student's choice, else what is set up; undefined while that is not known. */
function useEngine() {
  const services = useServices();
  const signedIn = useAtomValue(tokenAtom) !== null;
  const { data: me } = useAtomValue(meAtom);
  if (!useIsHydrated()) return undefined;
  if (me?.engine) return me.engine;
  if (!services || (signedIn && !me)) return undefined;
  return services.languageModel ?? BUILT_IN;
}
