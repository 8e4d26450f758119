import { limits } from '#contract/limits.ts';

/** What by specification lives in this browser alone, each student's apart. */
export interface MainEssayMeta {
  prompt: string;
  wordLimit: number;
}

const keyOf = (studentId: string) => `laurel.mainEssay.${studentId}`;

export function readMainEssayMeta(studentId: string): MainEssayMeta {
  const none = { prompt: '', wordLimit: limits.mainEssayWords };
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(studentId)) ?? '{}') as Partial<MainEssayMeta>;
    return { prompt: String(kept.prompt ?? none.prompt), wordLimit: Number(kept.wordLimit) || none.wordLimit };
  } catch {
    return none;
  }
}

export function keepMainEssayMeta(studentId: string, part: { prompt?: string; wordLimit?: number | null }) {
  try {
    localStorage.setItem(keyOf(studentId), JSON.stringify({ ...readMainEssayMeta(studentId), ...part }));
  } catch {
    console.warn('This browser does not keep the prompt: its storage is full or closed.');
  }
}
