import type { Coach } from '../coach.ts';
import { answerChat } from './chat/chat.ts';
import { gradeEssay } from './grade.ts';
import { previewEssay } from './preview.ts';
import { polishParagraph } from './quick-ai/polish.ts';
import { strengthenActivity } from './quick-ai/strengthen.ts';

/** The coach that needs no network and no key: pure and deterministic. */
export const builtInCoach: Coach = {
  engine: 'built-in',
  grade: async (input) => gradeEssay(input),
  preview: async (input) => previewEssay(input),
  polish: async ({ text }) => polishParagraph(text),
  strengthen: async (activity) => strengthenActivity(activity),
  chat: async (conversation) => answerChat(conversation),
};
