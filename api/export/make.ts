import { Problem } from '#contract/problem.ts';
import { openThreads, TooSlow } from '../threads.ts';
import type { Caller } from '../queue.ts';
import type { ExportTask } from './export-worker.ts';

const threads = openThreads<ExportTask, Uint8Array<ArrayBuffer>>({
  file: 'export-worker',
  from: import.meta.url,
  most: 1,
  mostWaiting: 50,
  each: { student: 2, visitor: 0 },
  tooMany: 'Many students are exporting right now. Go back to Laurel and start the export again in a moment.',
  tooManyOwn: 'Your export before this is still being made. Wait for that, then start this one again in Laurel.',
  seconds: 60,
  memory: 512,
  idle: 30,
});

/** How many exports are being made, and how many wait. */
export const exportsState = threads.state;

/**
 * The bytes of an exported file, made in a thread of its own, because a season of writing takes longer than other requests
 * should wait. Throws a Problem: 429 where many wait, 504 where it takes more than a minute.
 */
export async function makeExport(task: ExportTask, student: Caller) {
  try {
    return await threads.run(student, task);
  } catch (error) {
    if (error instanceof TooSlow)
      throw new Problem(504, 'The export took too long. Go back to Laurel and start it again later.');
    throw error;
  }
}
