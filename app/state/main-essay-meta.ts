import { atomWithStorage } from 'jotai/utils';
import { limits } from '#contract/limits.ts';

export interface MainEssayMeta {
  prompt: string;
  wordLimit: number;
}

/** The main essay's prompt and limit, which by specification live in this browser alone. */
export const mainEssayMetaAtom = atomWithStorage<MainEssayMeta>(
  'laurel.mainEssay',
  { prompt: '', wordLimit: limits.mainEssayWords },
  undefined,
  { getOnInit: true },
);
