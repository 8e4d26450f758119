import type { ContextEssay } from './ai.ts';
import type { Application } from './applications.ts';
import type { Draft } from './essays.ts';
import { MAIN_ESSAY } from './main-essay.ts';
import type { Supplemental } from './supplementals.ts';
import { countWords } from './words.ts';

/** Every essay of a student in one form, the main essay first. */
export function contextEssays(draft: Draft, apps: Application[]): ContextEssay[] {
  return [ofMain(draft), ...apps.flatMap(({ supplementals }) => supplementals.map(ofSupplemental))];
}

function ofMain({ revision, previousScore, engine, ...draft }: Draft): ContextEssay {
  return { ...draft, id: MAIN_ESSAY.id, appId: null, college: null, due: null, words: countWords(draft.text) };
}

function ofSupplemental(supplemental: Supplemental): ContextEssay {
  const {
    appCollege: college,
    response: text,
    feedback,
    startedFrom,
    revision,
    previousScore,
    engine,
    ...rest
  } = supplemental;
  const { categories = null, likes = [], needsWork = [] } = feedback ?? {};
  return { ...rest, college, text, words: countWords(text), categories, likes, needsWork };
}
