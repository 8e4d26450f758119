import { PolishCard, QuickAi, StrengthenCard } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { BUILT_IN } from '#contract/built-in.ts';
import type { Answer } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import { sentences } from '#contract/sentences.ts';
import { engineName, factsCaution } from '#app/lib/engine-name.ts';
import type { messages } from '#app/lib/messages.ts';
import { useCoach } from '#app/lib/useCoach.ts';
import { useCopy } from '#app/lib/useCopy.ts';
import { apiAtom } from '#app/state/session.ts';

/** The two Quick AI cards. What is written in them stays on this page. */
export function DashboardQuickAi() {
  const api = useAtomValue(apiAtom);
  const copy = useCopy();
  const polish = useRun<Answer<'polishParagraph'>>('polish', sentences.polishEmpty, (text, engine, signal) =>
    api('polishParagraph', { body: { text, engine }, signal }),
  );
  const strengthen = useRun<Answer<'strengthenActivity'>>(
    'strengthen',
    sentences.describeActivity,
    (description, engine, signal) => api('strengthenActivity', { body: { description, engine }, signal }),
  );
  return (
    <QuickAi>
      <PolishCard
        paragraph={polish.text}
        onParagraphChange={polish.write}
        onPolish={polish.run}
        onBuiltIn={polish.runBuiltIn}
        usedUp={polish.usedUp}
        busy={polish.busy}
        error={polish.error}
        result={
          polish.answer && {
            ...polish.answer,
            polishedBy: engineName(polish.answer.engine),
            caution: factsCaution(polish.answer.engine),
          }
        }
        onCopy={copy}
      />
      <StrengthenCard
        activity={strengthen.text}
        onActivityChange={strengthen.write}
        onStrengthen={strengthen.run}
        onBuiltIn={strengthen.runBuiltIn}
        usedUp={strengthen.usedUp}
        busy={strengthen.busy}
        error={strengthen.error}
        limit={limits.impact}
        result={
          strengthen.answer && {
            options: strengthen.answer.options,
            wordedBy: engineName(strengthen.answer.engine),
            caution: factsCaution(strengthen.answer.engine),
          }
        }
        onCopy={copy}
      />
    </QuickAi>
  );
}

/** One text, sent when asked for, and its answer; an empty one is refused with `emptySentence`. */
function useRun<A>(
  otherwise: keyof typeof messages,
  emptySentence: string,
  send: (text: string, engine: typeof BUILT_IN | undefined, signal: AbortSignal) => Promise<A>,
) {
  const [text, setText] = useState('');
  const { busy, failure, answer, ask, refuse } = useCoach<A>(otherwise);

  function run(engine?: typeof BUILT_IN) {
    if (text.trim() === '') refuse(emptySentence);
    else void ask((signal) => send(text, engine, signal));
  }

  function write(next: string) {
    setText(next);
    refuse();
  }

  return {
    text,
    write,
    run: () => run(),
    /** Where a language model failed. */
    runBuiltIn: failure?.modelFailed ? () => run(BUILT_IN) : undefined,
    usedUp: failure?.usedUp,
    busy,
    error: failure?.error,
    answer,
  };
}
