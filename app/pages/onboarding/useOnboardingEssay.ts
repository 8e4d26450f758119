import { useKeptForm } from '#app/lib/useKeptForm.ts';
import { useUpToDate } from '#app/lib/useUpToDate.ts';
import { useAnswer } from '#app/state/server.ts';

export type OnboardingEssay = ReturnType<typeof useOnboardingEssay>;

interface TypedEssay {
  /** Null before anything is typed. */
  text: string | null;
  /** Of the main essay that it was typed over. */
  revision: number;
}
const untyped: TypedEssay = { text: null, revision: 0 };

/**
 * The essay of the last step: it begins as the main essay that is already there. What is typed stays in the browser until
 * it is saved, and gives way to a main essay that was written on since, as in the workspace.
 */
export function useOnboardingEssay(studentId: string) {
  const answer = useAnswer('readDraft');
  const ready = useUpToDate(answer);
  const { fields: typed, change, forget } = useKeptForm(studentId, 'onboarding.essay', untyped);
  const { text: stored, revision } = answer.data ?? { text: '', revision: typed.revision };
  const text = typed.revision === revision ? (typed.text ?? stored) : stored;

  return {
    text,
    /** Whether it is known what it begins as. */
    ready,
    /** Whether it differs from what is saved. */
    changed: text !== stored,
    change: (text: string) => change({ text, revision }),
    /** Told once the server has it. */
    acknowledge: async () => {
      const { isSuccess } = await answer.refetch();
      if (isSuccess) forget(typed);
    },
  };
}
