import { ClosingBand, EssayPreview, Hero, type PreviewResult, SiteFooter, SiteHeader } from '@laurel/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { sentences } from '#contract/sentences.ts';
import { countWords } from '#contract/words.ts';
import { Page } from '#app/lib/Page.tsx';
import { messageFor } from '#app/lib/messages.ts';
import { paths } from '#app/paths.ts';
import { apiAtom, meAtom, signOutAtom } from '#app/state/session.ts';

export function LandingPage() {
  const { data: me } = useAtomValue(meAtom);
  const signOut = useSetAtom(signOutAtom);
  return (
    <Page title="College applications with a clear head">
      <SiteHeader hrefs={paths} signedIn={me !== undefined} onSignOut={() => void signOut()} />
      <main id="main">
        <Hero startHref={paths.signUp}>
          <Preview />
        </Hero>
        <ClosingBand startHref={paths.signUp} />
      </main>
      <SiteFooter hrefs={paths} />
    </Page>
  );
}

function Preview() {
  const api = useAtomValue(apiAtom);
  const [sample, setSample] = useState('');
  const [result, setResult] = useState<PreviewResult | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

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

  return (
    <EssayPreview
      sample={sample}
      onSampleChange={setSample}
      words={countWords(sample)}
      onScore={() => void score()}
      busy={busy}
      error={error}
      result={result}
      note="Scored by Laurel's built-in coach. Your text is read once and not stored. A score is not a chance of admission."
    />
  );
}
