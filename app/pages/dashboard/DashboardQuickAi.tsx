import { PolishCard, QuickAi, StrengthenCard } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { BUILT_IN } from '#contract/built-in.ts';
import { limits } from '#contract/limits.ts';
import { sentences } from '#contract/sentences.ts';
import { OwnAiRules } from '#app/features/ai-rules/OwnAiRules.tsx';
import { engineName, factsCaution } from '#app/lib/engine-name.ts';
import type { Failing } from '#app/lib/messages.ts';
import { strengthened } from '#app/lib/strengthened.ts';
import { useCoach } from '#app/lib/useCoach.ts';
import { useCopy } from '#app/lib/useCopy.ts';
import { useNoteText } from '#app/state/known-texts.ts';
import { apiAtom } from '#app/state/session.ts';

/** The two Quick AI cards. What is written in them stays on this page. */
export const DashboardQuickAi = () => (
  <QuickAi>
    <Polish />
    <Strengthen />
  </QuickAi>
);

function Polish() {
  const api = useAtomValue(apiAtom);
  const noteText = useNoteText();
  const { answer, ...card } = useCard('polish', sentences.polishEmpty, async (text, engine, signal) => {
    const polished = await api('polishParagraph', { body: { text, engine }, signal });
    noteText({ kind: 'suggestion', from: 'Polish a Paragraph', text: polished.output });
    return polished;
  });
  const result = answer && {
    ...answer,
    polishedBy: engineName(answer.engine),
    caution: factsCaution(answer.engine),
  };
  return <PolishCard {...card} result={result} rules={<OwnAiRules />} />;
}

function Strengthen() {
  const api = useAtomValue(apiAtom);
  const noteText = useNoteText();
  const { answer, ...card } = useCard('strengthen', sentences.describeActivity, async (description, engine, signal) => {
    const worded = await api('strengthenActivity', { body: { description, engine }, signal });
    for (const text of strengthened(worded).options) noteText({ kind: 'suggestion', from: 'Strengthen', text });
    return worded;
  });
  const result = answer && {
    ...strengthened(answer),
    wordedBy: engineName(answer.engine),
    caution: factsCaution(answer.engine),
  };
  return <StrengthenCard {...card} limit={limits.impact} result={result} rules={<OwnAiRules />} />;
}

/** The text of a card, which is sent when the student asks for it, and its answer. An empty text is refused with `emptySentence`. */
function useCard<A>(
  failing: Failing,
  emptySentence: string,
  send: (text: string, engine: typeof BUILT_IN | undefined, signal: AbortSignal) => Promise<A>,
) {
  const onCopy = useCopy();
  const [text, setText] = useState('');
  const { answer, ask, clear, state } = useCoach({
    failing,
    wrong: () => (text.trim() === '' ? emptySentence : undefined),
    send: (engine, signal) => send(text, engine, signal),
  });

  function write(next: string) {
    setText(next);
    clear();
  }

  return { value: text, onChange: write, onSubmit: () => ask(), answer, onCopy, ...state };
}
