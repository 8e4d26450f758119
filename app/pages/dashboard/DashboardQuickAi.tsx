import { PolishCard, QuickAi, StrengthenCard } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Answer } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import { sentences } from '#contract/sentences.ts';
import { engineName } from '#app/lib/engine-name.ts';
import { messageFor, type messages } from '#app/lib/messages.ts';
import { useCopy } from '#app/lib/useCopy.ts';
import { apiAtom } from '#app/state/session.ts';

/** The two Quick AI cards. What is written in them stays on this page. */
export function DashboardQuickAi() {
  const api = useAtomValue(apiAtom);
  const copy = useCopy();
  const polish = useRun<Answer<'polishParagraph'>>('polish', sentences.polishEmpty, (text) =>
    api('polishParagraph', { body: { text } }),
  );
  const strengthen = useRun<Answer<'strengthenActivity'>>('strengthen', sentences.describeActivity, (description) =>
    api('strengthenActivity', { body: { description } }),
  );
  return (
    <QuickAi>
      <PolishCard
        paragraph={polish.text}
        onParagraphChange={polish.write}
        onPolish={() => void polish.run()}
        busy={polish.busy}
        error={polish.error}
        result={polish.answer && { ...polish.answer, polishedBy: engineName(polish.answer.engine) }}
        onCopy={copy}
      />
      <StrengthenCard
        activity={strengthen.text}
        onActivityChange={strengthen.write}
        onStrengthen={() => void strengthen.run()}
        busy={strengthen.busy}
        error={strengthen.error}
        limit={limits.impact}
        result={
          strengthen.answer && {
            options: strengthen.answer.options,
            wordedBy: engineName(strengthen.answer.engine),
          }
        }
        onCopy={copy}
      />
    </QuickAi>
  );
}

/** One text, sent when asked for, and its answer; an empty one is refused with `emptySentence`. */
function useRun<A>(failure: keyof typeof messages, emptySentence: string, send: (text: string) => Promise<A>) {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [answer, setAnswer] = useState<A | null>(null);

  async function run() {
    if (text.trim() === '') return setError(emptySentence);
    setBusy(true);
    setError(undefined);
    try {
      setAnswer(await send(text));
    } catch (problem) {
      setError(messageFor(problem, failure));
    } finally {
      setBusy(false);
    }
  }

  function write(next: string) {
    setText(next);
    setError(undefined);
  }

  return { text, write, run, busy, error, answer };
}
