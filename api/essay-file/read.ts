import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import { openThreads } from '../threads.ts';
import type { Reading } from './essay-file-worker.ts';

/** Bytes by which the whole process may grow while a file is read. */
const MOST_MEMORY = 512 * 1024 * 1024;

const read = openThreads<Uint8Array, Reading>({
  file: 'essay-file-worker',
  from: import.meta.url,
  most: 2,
  mostWaiting: 8,
  tooMany: 'Many files are being read right now. Try again in a moment.',
  seconds: 15,
  memory: 256,
  idle: 30,
});

/**
 * The text of an uploaded .docx, .pdf or .txt file, cleaned and trimmed; the paragraphs of the first two are separated
 * by a blank line. It is read in a thread of its own, so that nothing in a file can hold the server up.
 * Throws a Problem: 400 for a file that has no text to be read, 413 for too much text, 429 where many files wait.
 */
export async function readEssayFile(bytes: Uint8Array): Promise<string> {
  const reading = await readInThread(bytes);
  if ('text' in reading) return reading.text;
  throw new Problem(reading.status, reading.sentence);
}

/** What takes too long, takes too much memory or takes its thread down can't be read. */
async function readInThread(bytes: Uint8Array): Promise<Reading> {
  try {
    return await read(bytes, stopAtMemory);
  } catch (error) {
    if (error instanceof Problem) throw error;
    return { status: 400, sentence: sentences.fileUnreadable };
  }
}

/** The limit of a thread leaves out the buffers that files are unpacked into. */
function stopAtMemory(stop: AbortController): () => void {
  const before = process.memoryUsage.rss();
  const memory = setInterval(() => {
    if (process.memoryUsage.rss() - before > MOST_MEMORY) stop.abort();
  }, 50);
  return () => clearInterval(memory);
}
