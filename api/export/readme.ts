import { readFileSync } from 'node:fs';
import { fromRoot } from '../root.ts';

/** The text that explains an export to the student who opens it. */
export function readme(name: string, now: Date, timeZone: string) {
  const date = now.toLocaleDateString('en-US', { dateStyle: 'long', timeZone });
  const words: Record<string, string> = { name, date, zone: timeZone };
  const text = readFileSync(fromRoot('api/data/export-readme.txt'), 'utf8');
  return text.replace(/\{(\w+)\}/g, (_, word: string) => words[word]!);
}
