import { MAIN_ESSAY } from '#contract/main-essay.ts';

/** What by specification lives in this browser alone, each student's apart. */
export interface MainEssayMeta {
  title: string;
  prompt: string;
  wordLimit: number;
}

const keyOf = (studentId: string) => `laurel.mainEssay.${studentId}`;

export function readMainEssayMeta(studentId: string): MainEssayMeta {
  const none = { title: MAIN_ESSAY.title, prompt: '', wordLimit: MAIN_ESSAY.wordLimit };
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(studentId)) ?? '{}') as Partial<MainEssayMeta>;
    return {
      title: String(kept.title ?? none.title),
      prompt: String(kept.prompt ?? none.prompt),
      wordLimit: Number(kept.wordLimit) || none.wordLimit,
    };
  } catch {
    return none;
  }
}

export function keepMainEssayMeta(
  studentId: string,
  part: { title?: string; prompt?: string; wordLimit?: number | null },
) {
  try {
    localStorage.setItem(keyOf(studentId), JSON.stringify({ ...readMainEssayMeta(studentId), ...part }));
  } catch {
    console.warn('This browser does not keep title, prompt and word limit: its storage is full or closed.');
  }
}
