import { limitOf, MAIN_ESSAY } from '#contract/main-essay.ts';
import type { Input, StudentContext } from '../context.ts';
import { coachOfStudent } from './ask-coach.ts';
import { ownEssay } from './own-essay.ts';

/** The sentences that could go first where the saved text is over its limit. */
export async function listCuts(context: StudentContext, { params }: Input<'listCuts'>) {
  const { text, words, wordLimit, appId } = await ownEssay(context, params.essayId);
  const limit = limitOf({ id: params.essayId, wordLimit });
  if (limit === null || words <= limit) return [];
  const { asker } = await coachOfStudent(context, undefined);
  const main = appId === null ? null : (await ownEssay(context, MAIN_ESSAY.id)).text;
  return context.coaches.builtIn.cuts({ text, limit, main }, asker);
}
