import { Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { openThreads } from '../threads.ts';
import type { Caller } from '../queue.ts';
import type { Reading } from './essay-file-worker.ts';

/** Bytes by which the whole process may grow while a file is read. */
const MOST_MEMORY = 512 * 1024 * 1024;

const threads = openThreads<Uint8Array, Reading>({
  file: 'essay-file-worker',
  from: import.meta.url,
  most: 2,
  mostWaiting: 4,
  each: { student: 3, visitor: 0 },
  tooMany: 'Many files are being read right now. Try again in a moment.',
  tooManyOwn: 'Your other files are still being read. Wait for them, then try again.',
  seconds: 15,
  memory: 256,
  idle: 30,
  watch: limitMemory,
});

/** How many uploaded files are being read, and how many wait. */
export const essayFilesState = threads.state;

/**
 * The text of an uploaded .docx, .pdf or .txt file, cleaned and trimmed; the paragraphs of the first two are separated
 * by a blank line. It is read in a thread of its own, so that nothing in a file can hold the server up.
 * Throws a Problem: 400 for a file that has no text to be read, 413 for too much text, 429 where many files wait.
 */
export async function readEssayFile(bytes: Uint8Array, student: Caller): Promise<string> {
  const reading = await readInThread(bytes, student);
  if ('text' in reading) return reading.text;
  throw new Problem(reading.status, reading.sentence);
}

/** A file that needs too long or too much memory, or that crashes its thread, can't be read. */
async function readInThread(bytes: Uint8Array, student: Caller): Promise<Reading> {
  try {
    return await threads.run(student, bytes);
  } catch (error) {
    if (error instanceof Problem || student.signal.aborted) throw error;
    return { status: 400, sentence: refusals.fileUnreadable };
  }
}

/** Stops a reading that takes too much memory: the limit of a thread does not count the buffers that files are unpacked into. */
function limitMemory(stop: AbortController) {
  const before = process.memoryUsage.rss();
  const memory = setInterval(() => {
    if (process.memoryUsage.rss() - before > MOST_MEMORY) stop.abort();
  }, 50);
  return () => clearInterval(memory);
}
