import type { BuiltInCoach, BuiltInTask } from '../coach.ts';
import { log } from '../../log.ts';
import { answerChat } from './chat/chat.ts';
import { compareTexts } from './compare.ts';
import { cutsIn } from './cuts.ts';
import { gradeEssay } from './grade.ts';
import { checkGrammar } from './grammar/grammar.ts';
import type { GrammarSlip } from './grammar/rules.ts';
import { rolesIn } from './roles-in.ts';
import { previewEssay } from './preview.ts';
import { polishParagraph } from './quick-ai/polish.ts';
import { strengthenActivity } from './quick-ai/strengthen.ts';

// Harper prints to the console when it panics, and what it prints may quote the text.
console.error = () => {};

/** The methods of the coach by name, without the asker. */
type Methods = {
  [Name in BuiltInTask]: (input: Parameters<BuiltInCoach[Name]>[0]) => ReturnType<BuiltInCoach[Name]>;
};
export type Question = {
  [Name in BuiltInTask]: { method: Name; input: Parameters<Methods[Name]>[0] };
}[BuiltInTask];

/** @param check gives the slips of grammar in a text */
const methods = (check: (text: string) => Promise<GrammarSlip[]>): Methods => ({
  grade: async (essay) => gradeEssay(essay, await check(essay.text)),
  preview: async (input) => previewEssay(input, await check(input.essay)),
  polish: async ({ text }) => polishParagraph(text, await check(text)),
  strengthen: async (activity) => strengthenActivity(activity, await check(activity.description)),
  chat: async (conversation) => answerChat(conversation),
  compare: async ({ from, to }) => compareTexts([from, await check(from.text)], [to, await check(to.text)]),
  roles: async ({ text }) => rolesIn(text),
  cuts: async (essay) => cutsIn(essay),
});

/** The asker has left, so that nobody waits for the answer. */
class Left extends Error {}

/** The slips in a text. Where the grammar checker fails, the essay is read without it. */
function slipsIn(text: string, goOn: () => void): Promise<GrammarSlip[]> {
  return checkGrammar(text, goOn).catch((error: unknown) => {
    if (error instanceof Left) throw error;
    // The error of the checker may hold the text.
    log.error({ event: 'grammar' });
    return [];
  });
}

/**
 * Runs in a thread of its own, which `coach.ts` starts.
 * @param left becomes 1 when the asker has left: the question is then dropped
 */
export default function coach({ method, input, left }: Question & { left: Int32Array }): Promise<unknown> {
  const goOn = () => {
    if (Atomics.load(left, 0) === 1) throw new Left();
  };
  const answer = methods((text) => slipsIn(text, goOn))[method];
  return (answer as (input: Question['input']) => Promise<unknown>)(input);
}
