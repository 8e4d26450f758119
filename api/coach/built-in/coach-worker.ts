import type { Coach } from '../coach.ts';
import { log } from '../../log.ts';
import { answerChat } from './chat/chat.ts';
import { gradeEssay } from './grade.ts';
import { checkGrammar, type GrammarSlip } from './grammar/grammar.ts';
import { previewEssay } from './preview.ts';
import { polishParagraph } from './quick-ai/polish.ts';
import { strengthenActivity } from './quick-ai/strengthen.ts';

// What harper says when it panics may quote the text.
console.error = () => {};

/** The methods of the coach, by name. They need not know who asks. */
type Methods = {
  [Name in Exclude<keyof Coach, 'engine'>]: (input: Parameters<Coach[Name]>[0]) => ReturnType<Coach[Name]>;
};
export type Task = { [Name in keyof Methods]: { method: Name; input: Parameters<Methods[Name]>[0] } }[keyof Methods];

const methods: Methods = {
  grade: async (essay) => gradeEssay(essay, await slipsIn(essay.text)),
  preview: async (input) => previewEssay(input, await slipsIn(input.essay)),
  polish: async ({ text }) => polishParagraph(text, await slipsIn(text)),
  strengthen: async (activity) => strengthenActivity(activity, await slipsIn(activity.description)),
  chat: async (conversation) => answerChat(conversation),
};

/** Where the grammar checker fails, an essay is read without it rather than not at all. */
function slipsIn(text: string): Promise<GrammarSlip[]> {
  return checkGrammar(text).catch(() => {
    // The error of the checker may hold the text.
    log.error({ event: 'grammar' });
    return [];
  });
}

/** Runs in a thread of its own, which `coach.ts` starts. */
export default function coach({ method, input }: Task): Promise<unknown> {
  return (methods[method] as (input: Task['input']) => Promise<unknown>)(input);
}
