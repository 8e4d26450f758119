import type { StudentRecord } from '#contract/ai.ts';
import type { Application } from '#contract/applications.ts';
import { appLink } from './essays.ts';
import { quoted } from './markdown.ts';

/** The lines of an application's notes, quoted. */
export const notesOf = ({ notes }: Application): string[] =>
  notes.split(/\n+/).flatMap((line) => (line.trim() === '' ? [] : quoted(line)));

/** The lines of all notes that hold one of those words, each with its college. */
export const notesWith = ({ apps }: StudentRecord, words: readonly string[]): string[] =>
  apps.flatMap((app) =>
    notesOf(app)
      .filter((line) => words.some((word) => line.toLowerCase().includes(word)))
      .map((line) => `${appLink(app)}: ${line}`),
  );
