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

function ofSupplemental({ appCollege, response, feedback, ...supplemental }: Supplemental): ContextEssay {
  const { id, title, appId, prompt, wordLimit, due, status, score, scoreOutdated, scoredAt, updatedAt } = supplemental;
  return {
    id,
    title,
    appId,
    college: appCollege,
    prompt,
    wordLimit,
    due,
    text: response,
    words: countWords(response),
    status,
    score,
    scoreOutdated,
    categories: feedback?.categories ?? null,
    likes: feedback?.likes ?? [],
    needsWork: feedback?.needsWork ?? [],
    scoredAt,
    updatedAt,
  };
}
