import type { ContextEssay } from '#contract/ai.ts';
import fields from '#api/coach/data/chat/fields.json' with { type: 'json' };
import promptThemes from '#api/coach/data/chat/prompt-themes.json' with { type: 'json' };
import { promptOf } from './essays.ts';
import { keyOf } from './names.ts';

export const WHY_COLLEGE: keyof typeof promptThemes = 'why this college';

const MOST_THEMES = 2;

/** A theme of prompts, and a pattern of what prompts on it say. */
const THEMES = Object.entries(promptThemes).map(([theme, wordings]) => {
  const source = wordings.join('|').replace(/(?<=[a-z])\*/g, '\\w*');
  return { theme, pattern: new RegExp(`(?<![^ ])(?:${source})(?![^ ])`) };
});

/** The themes of an essay's prompt, such as "challenge": at most two, the most telling first. */
export function themesOf(essay: ContextEssay): string[] {
  const texts = [keyOf(essay.title), keyOf(promptOf(essay))];
  return THEMES.filter(({ pattern }) => texts.some((text) => pattern.test(text)))
    .map(({ theme }) => theme)
    .slice(0, MOST_THEMES);
}

/** Fields that activities, honors and essays can share, each with a pattern of the words that speak of it. */
export const FIELDS = Object.entries(fields).map(([field, words]) => {
  const endings = words.map((word) => (word.endsWith('*') ? word.slice(0, -1) : `${word}\\b`));
  return { field, pattern: new RegExp(`\\b(?:${endings.join('|')})`, 'i') };
});
