import fields from '#api/data/chat/fields.json' with { type: 'json' };
import promptThemes from '#api/data/chat/prompt-themes.json' with { type: 'json' };
import { keyOf } from './names.ts';
import { says } from './wordings.ts';

export const WHY_COLLEGE: keyof typeof promptThemes = 'why this college';

/** Letters of a prompt that are read, and themes that a prompt is given. */
const READ = 2_000;
const MOST_THEMES = 2;

/** What a prompt asks for that those of other colleges ask for too: at most two themes, the most telling first. */
export function themesOf(title: string, prompt: string): string[] {
  const texts = [keyOf(title), keyOf(prompt.slice(0, READ))];
  return Object.entries(promptThemes)
    .flatMap(([theme, wordings]) => (texts.some((text) => says(wordings, text)) ? [theme] : []))
    .slice(0, MOST_THEMES);
}

/** Fields that activities, honors and essays can share, each with a pattern of the words that speak of it. */
export const FIELDS = Object.entries(fields).map(([field, words]) => {
  const endings = words.map((word) => (word.endsWith('*') ? word.slice(0, -1) : `${word}\\b`));
  return { field, pattern: new RegExp(`\\b(?:${endings.join('|')})`, 'i') };
});
