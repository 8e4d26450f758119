import { listInWords } from '#contract/in-words.ts';
import { MAIN_ESSAY } from '#contract/main-essay.ts';
import { paths, workspacePath } from '#contract/paths.ts';
import { abridge } from '../abridge.ts';

/** The pages of the app that a reply may point to, each as a Markdown link. */
export const pages = {
  applications: `[Applications](${paths.applications})`,
  essays: `[Essays](${paths.essays})`,
  mainEssay: `[Main essay](${workspacePath(MAIN_ESSAY.id)})`,
  activities: `[Extracurriculars](${paths.extracurriculars})`,
  honors: `[Honors](${paths.honors})`,
  plan: `[Plan](${paths.plan})`,
} as const;

/** Markdown that shows exactly this text, on one line: no markup, no link, no list, no HTML. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<]|~(?=~)|&(?=[#\w])|(?<=\w)@(?=\w)/g, '\\$&')
    .replace(/:(?=\/\/)|(?<=\bwww)\./gi, '\\$&')
    .replace(/^[#>+=-]/, '\\$&')
    .replace(/^(\d{1,9})([.)])/, '$1\\$2');
}

const LONGEST_NAME = 60;

/** What the student calls something, escaped and at most 60 characters long. */
export const nameOf = (text: string): string => escapeMarkdown(abridge(text, LONGEST_NAME));

export const bold = (text: string): string => `**${nameOf(text) || 'Untitled'}**`;

/** The student's own words in quotation marks. */
export const quoted = (text: string): string => `“${escapeMarkdown(abridge(text.replace(/[“”"]/g, ''), 80))}”`;

/** Markdown items as a sentence names them: "A, B and C"; past `most`, "A, B and 4 more". */
export const listed = (items: string[], most = 3): string =>
  listInWords(items.length > most ? [...items.slice(0, most), `${items.length - most} more`] : items);

/** "No date yet: A and B.", or nothing where there are no items. */
export const sentenceOf = (label: string, items: string[], most?: number): string =>
  items.length > 0 ? `${label}: ${listed(items, most)}.` : '';

/** A line such as "School: A and B" for each group that has items. */
export const groupLines = (groups: readonly (readonly [label: string, items: string[]])[], most?: number): string[] =>
  groups.flatMap(([label, items]) => (items.length > 0 ? [`${label}: ${listed(items, most)}`] : []));
