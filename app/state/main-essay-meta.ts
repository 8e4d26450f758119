import { useState } from 'react';
import { limits } from '#contract/limits.ts';

export interface MainEssayMeta {
  prompt: string;
  wordLimit: number;
}

const keyOf = (studentId: string) => `laurel.mainEssay.${studentId}`;

/** The main essay's prompt and limit, which by specification live in this browser alone; each student's apart. */
export function useMainEssayMeta(studentId: string) {
  const [meta, setMeta] = useState(() => read(studentId));
  const change = (part: Partial<MainEssayMeta>) => {
    const next = { ...meta, ...part };
    setMeta(next);
    try {
      localStorage.setItem(keyOf(studentId), JSON.stringify(next));
    } catch {
      console.warn('This browser does not keep the prompt: its storage is full or closed.');
    }
  };
  return [meta, change] as const;
}

function read(studentId: string): MainEssayMeta {
  const none = { prompt: '', wordLimit: limits.mainEssayWords };
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(studentId)) ?? '{}') as Partial<MainEssayMeta>;
    return { prompt: String(kept.prompt ?? none.prompt), wordLimit: Number(kept.wordLimit) || none.wordLimit };
  } catch {
    return none;
  }
}
