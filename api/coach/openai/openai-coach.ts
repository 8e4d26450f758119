import type { ModelCoach } from '../coach.ts';
import { answerChat } from './chat.ts';
import { gradeEssay, previewEssay } from './grade.ts';
import { createModel, type ModelSettings } from './model.ts';
import { polishParagraph, strengthenActivity } from './quick-ai.ts';

/** A coach that asks a language model, through any server that speaks the protocol of the `openai` package. */
export function createOpenAiCoach(settings: ModelSettings) {
  const model = createModel(settings);
  const coach: ModelCoach = {
    engine: model.engine,
    grade: (essay, asker) => gradeEssay(model, essay, asker),
    preview: (input, asker) => previewEssay(model, input, asker),
    polish: (input, asker) => polishParagraph(model, input, asker),
    strengthen: (activity, asker) => strengthenActivity(model, activity, asker),
    chat: (conversation, own, asker, onText) => answerChat(model, conversation, own, asker, onText),
  };
  return { ...coach, state: model.state };
}
