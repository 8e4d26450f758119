import { useState } from 'react';
import { useAnswer } from '#app/state/server.ts';
import { keepInTab, keptInTab } from './kept-in-tab.ts';

export type OnboardingEssay = ReturnType<typeof useOnboardingEssay>;

/**
 * The essay of the last step, while onboarding lasts: it begins as the main essay that is already there, and what is
 * typed survives going back and a reload of this tab.
 */
export function useOnboardingEssay(studentId: string) {
  const key = `laurel.onboardingEssay.${studentId}`;
  const { data: draft } = useAnswer('readDraft');
  const [typed, setTyped] = useState(() => keptInTab(key));
  const [saved, setSaved] = useState<string>();
  const stored = saved ?? draft?.text ?? '';
  const text = typed ?? stored;

  return {
    text,
    /** Whether it differs from what is saved. */
    changed: text !== stored,
    change: (text: string) => {
      setTyped(text);
      keepInTab(key, text);
    },
    /** Told what the server has acknowledged. */
    acknowledge: (text: string) => {
      setSaved(text);
      if (keptInTab(key) === text) keepInTab(key, null);
    },
  };
}
