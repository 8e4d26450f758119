import { sentenceFor } from './messages.ts';

/** What is said of a change that showed at once and was refused, with the server's own sentence where it gave one. */
export function putBackWords(problem: unknown): string {
  return `That change did not save, so we put it back. ${sentenceFor(problem, '')}`.trim();
}
