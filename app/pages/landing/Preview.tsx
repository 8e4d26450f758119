import { EssayPreview, type PreviewResult, useToast } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { sentences } from '#contract/sentences.ts';
import { countWords } from '#contract/words.ts';
import { messageFor } from '#app/lib/messages.ts';
import { apiAtom } from '#app/state/session.ts';
import type { OpeningExplained } from './OpeningExplained.tsx';

/** The box in which anyone may score an opening. */
export function Preview() {
  const api = useAtomValue(apiAtom);
  const [sample, setSample] = useState('');
  const [result, setResult] = useState<PreviewResult | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [Explained, setExplained] = useState<typeof OpeningExplained>();
  const toast = useToast();

  function write(next: string) {
    setSample(next);
    setError(undefined);
  }

  async function score() {
    if (sample.trim().length < limits.previewMin) {
      setError(sentences.previewTooShort);
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      const { score: outOfTen, feedback, rewritten_intro } = await api('previewEssay', { body: { essay: sample } });
      setResult({ score: outOfTen, feedback, rewrittenIntro: rewritten_intro });
    } catch (problem) {
      setError(messageFor(problem, 'preview'));
    } finally {
      setBusy(false);
    }
  }

  /** Loads what few ask for, so that the page comes quickly. */
  async function explain() {
    try {
      const loaded = await import('./OpeningExplained.tsx');
      setExplained(() => loaded.OpeningExplained);
    } catch {
      toast({ kind: 'bad', text: 'This did not load. Check your connection and load the page again.' });
    }
  }

  return (
    <>
      <EssayPreview
        sample={sample}
        onSampleChange={write}
        words={countWords(sample)}
        onScore={() => void score()}
        busy={busy}
        error={error}
        result={result}
        note="Scored by Laurel's built-in coach. Your text is read once and not stored. A score is not a chance of admission."
        onExplain={() => void explain()}
      />
      {Explained && <Explained onClose={() => setExplained(undefined)} />}
    </>
  );
}
