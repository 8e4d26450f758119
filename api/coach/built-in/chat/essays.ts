import { inFigures } from '#contract/in-words.ts';
import { knownQuestion } from '#api/colleges/prompts.ts';
import type { ContextEssay, StudentRecord } from '#contract/ai.ts';
import type { Application } from '#contract/applications.ts';
import type { Categories, CategoryName, Highlight } from '#contract/essays.ts';
import { limitOf, MAIN_ESSAY } from '#contract/main-essay.ts';
import { applicationPath, workspacePath } from '#contract/paths.ts';
import { roundNames } from '#contract/round-names.ts';
import { abridge } from '../abridge.ts';
import { fromLowest } from './figures.ts';
import { escapeMarkdown, nameOf, pages, quoted } from './markdown.ts';

export const MAIN = MAIN_ESSAY.id;

/** The essay as a link that opens it: "Main essay", or "Brown University: Why Brown". */
export function essayLink({ id, title, college }: ContextEssay): string {
  if (id === MAIN) return pages.mainEssay;
  const name = [nameOf(college ?? ''), nameOf(title) || 'Untitled'].filter(Boolean).join(': ');
  return `[${name}](${workspacePath(id)})`;
}

export const appLink = ({ id, college }: Application): string => `[${nameOf(college)}](${applicationPath(id)})`;

/** "[Brown University](…) (Early Decision)". */
export const appWithRound = (app: Application): string =>
  `${appLink(app)}${app.round ? ` (${roundNames[app.round]})` : ''}`;

/** The text of an essay and its prompt, as far as they are read: a very long one costs no more. */
export const textOf = ({ text }: ContextEssay): string => text.slice(0, 8_000);
export const promptOf = ({ prompt }: ContextEssay): string => prompt.slice(0, 2_000);

/** The beginning of the prompt, as Markdown. */
export const promptText = ({ prompt }: ContextEssay): string => escapeMarkdown(abridge(prompt, 140));

/** Words over the limit, 0 where there is room. */
export const overBy = (essay: ContextEssay): number => Math.max(0, essay.words - (limitOf(essay) ?? Infinity));

export const isEmpty = ({ words }: ContextEssay): boolean => words === 0;

/** True for an essay that is not final, and for a final one that is empty or too long. */
export const isUnsettled = (essay: ContextEssay): boolean =>
  essay.status !== 'final' || isEmpty(essay) || overBy(essay) > 0;

export const isSubmitted = ({ status }: Application): boolean => status === 'submitted';

export const supplementalsOf = ({ essays }: StudentRecord, app: Application): ContextEssay[] =>
  essays.filter(({ appId }) => appId === app.id);

export const mainEssayOf = ({ essays }: StudentRecord): ContextEssay | undefined =>
  essays.find(({ id }) => id === MAIN);

/** Of an answer that several colleges of one form get, only the copy that is furthest. */
export function oncePerAnswer(essays: readonly ContextEssay[]): ContextEssay[] {
  const furthest = new Map<string, ContextEssay>();
  const keyOf = ({ prompt, college, id }: ContextEssay) => knownQuestion(prompt, college)?.shared?.question ?? id;
  for (const essay of essays) {
    const before = furthest.get(keyOf(essay));
    if (!before || progressOf(essay) > progressOf(before)) furthest.set(keyOf(essay), essay);
  }
  return essays.filter((essay) => furthest.get(keyOf(essay)) === essay);
}

const STATUSES = ['drafting', 'editing', 'final'];
/** The status first, then the words. */
const progressOf = ({ status, words }: ContextEssay): number => STATUSES.indexOf(status) * 1e6 + words;

/** True where the application of a supplemental is submitted. The main essay goes to all, so it never counts as sent. */
export function isSent({ apps }: StudentRecord, { appId }: ContextEssay): boolean {
  return apps.some((app) => app.id === appId && isSubmitted(app));
}

/** "240 of 250 words", "12 words over its limit of 250", "empty, room for 250 words". */
export function lengthText(essay: ContextEssay): string {
  const limit = limitOf(essay);
  if (isEmpty(essay)) return limit === null ? 'empty' : `empty, room for ${inFigures(limit, 'word')}`;
  if (overBy(essay) > 0) return `${inFigures(overBy(essay), 'word')} over its limit of ${limit?.toLocaleString('en')}`;
  return limit === null ? inFigures(essay.words, 'word') : `${essay.words} of ${inFigures(limit, 'word')}`;
}

/** "84 / 100", "84 / 100 (scored on an earlier draft)", "no score yet". */
export const scoreText = (essay: ContextEssay): string =>
  essay.score === null ? 'no score yet' : `${essay.score} / 100${ofEarlierDraft(essay)}`;

/** The note behind a figure of an essay that was changed since it was scored. */
export const ofEarlierDraft = ({ scoreOutdated }: ContextEssay): string =>
  scoreOutdated ? ' (scored on an earlier draft)' : '';

/** "[Brown University: Why Brown](…): 240 of 250 words". */
export const lengthLine = (essay: ContextEssay): string => `${essayLink(essay)}: ${lengthText(essay)}`;

/** The same, with the status and the score of an essay that is begun. */
export const stateLine = (essay: ContextEssay): string =>
  isEmpty(essay) ? lengthLine(essay) : `${lengthLine(essay)}, ${essay.status}, ${scoreText(essay)}`;

/** An essay that has text and a score. */
export type Scored = ContextEssay & { score: number; categories: Categories };

export const isScored = (essay: ContextEssay): essay is Scored =>
  !isEmpty(essay) && essay.score !== null && essay.categories !== null;

export const lowestOf = ({ categories }: Scored): CategoryName => fromLowest(categories)[0] ?? 'content';
export const highestOf = ({ categories }: Scored): CategoryName => fromLowest(categories).at(-1) ?? 'content';

const LONGEST_REMARK = 240;

/** A remark of the last scoring with the words that it is about, as Markdown; preferably one that has a place in the text. */
export function remark(essay: ContextEssay, kind: 'likes' | 'needsWork'): string | undefined {
  const chosen = essay[kind].find((highlight) => wordsOf(essay, highlight) !== '') ?? essay[kind][0];
  if (!chosen?.why.trim()) return undefined;
  const why = escapeMarkdown(abridge(chosen.why, LONGEST_REMARK));
  const words = wordsOf(essay, chosen);
  // The built-in coach quotes the words in its remark already.
  if (words === '' || chosen.why.includes(words.slice(0, 12))) return why;
  const quote = quoted(words);
  return `${quote}${/[.!?…]”$/.test(quote) ? '' : '.'} ${why}`;
}

function wordsOf({ text }: ContextEssay, { start, end }: Highlight): string {
  return start === null || end === null ? '' : text.slice(Math.max(0, start), Math.min(end, start + 400)).trim();
}
