import { readFileSync } from 'node:fs';
import { formatDate } from '#contract/format-date.ts';
import type { PlanItem } from '#contract/plan.ts';
import { fromRoot } from '../root.ts';

/** The text that explains an export to the student who opens it. Names of other colleges that were left in an answer stand at its end. */
export function readme(name: string, items: readonly PlanItem[], now: Date, timeZone: string) {
  const date = formatDate('November 7, 2026', now, timeZone);
  const words: Record<string, string> = { name, date, zone: timeZone };
  const text = readFileSync(fromRoot('api/data/export-readme.txt'), 'utf8');
  const explained = text.replace(/\{(\w+)\}/g, (_, word: string) => words[word]!);
  const left = items.filter(({ kind }) => kind === 'name').map(({ title, why }) => `  ${title}. ${why}`);
  return left.length > 0 ? [explained, 'Before you send these', ...left, ''].join('\n') : explained;
}
