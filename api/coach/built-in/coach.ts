import type { Coach } from '../coach.ts';
import { gradeEssay } from './grade.ts';
import { previewEssay } from './preview.ts';

/** The coach that needs no network and no key: pure and deterministic. */
export const builtInCoach: Coach = {
  grade: async (input) => ({ ...gradeEssay(input), engine: 'built-in' }),
  preview: async (input) => previewEssay(input),
};
