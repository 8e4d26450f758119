import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { draftAtom } from '#app/state/draft.ts';

export interface OnboardingEssay {
  text: string;
  /** Whether it differs from what is saved. */
  changed: boolean;
}

const keyOf = (studentId: string) => `laurel.onboardingEssay.${studentId}`;

/**
 * The essay of the last step, while onboarding lasts: it begins as the main essay that is already there, and what is
 * typed survives going back and a reload of this tab.
 */
export function useOnboardingEssay(studentId: string) {
  const key = keyOf(studentId);
  const { data: draft } = useAtomValue(draftAtom);
  const [typed, setTyped] = useState(() => sessionStorage.getItem(key));
  const essay: OnboardingEssay =
    typed === null ? { text: draft?.text ?? '', changed: false } : { text: typed, changed: typed !== draft?.text };

  function change({ text, changed }: OnboardingEssay) {
    setTyped(text);
    if (changed) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  }
  return [essay, change] as const;
}
