import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import { log } from '../log.ts';
import type { Reading } from './essay-file-worker.ts';

const MOST_THREADS = 2;
const MOST_WAITING = 8;
const MOST_SECONDS = 15;
/** Bytes by which the whole process may grow while a file is read. */
const MOST_MEMORY = 512 * 1024 * 1024;

const here = import.meta.url;

/** Threads start with the first file and end when none comes; neither they nor their timers keep the process alive. */
const threads = new Piscina<Uint8Array, Reading>({
  // Beside this file, as source and bundled.
  filename: fileURLToPath(new URL(`./essay-file-worker${extname(here)}`, here)),
  execArgv: here.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : [],
  minThreads: 0,
  maxThreads: MOST_THREADS,
  idleTimeout: 30_000,
  resourceLimits: { maxOldGenerationSizeMb: 256 },
}).on('error', ({ code }: NodeJS.ErrnoException) => {
  // An error without a code is a text that came too late, and its message holds that text.
  if (code) log.error({ event: 'essay-file-thread', code });
});

let free = MOST_THREADS;
const waiting: (() => void)[] = [];

/**
 * The text of an uploaded .docx, .pdf or .txt file, cleaned and trimmed; the paragraphs of the first two are separated
 * by a blank line. It is read in a thread of its own, so that nothing in a file can hold the server up.
 * Throws a Problem: 400 for a file that has no text to be read, 413 for too much text, 429 where many files wait.
 */
export async function readEssayFile(bytes: Uint8Array): Promise<string> {
  // Files wait here, because one that waits in the pool is never read when the thread before it dies.
  if (free > 0) free--;
  else if (waiting.length < MOST_WAITING) await new Promise<void>((resolve) => waiting.push(resolve));
  else throw new Problem(429, 'Many files are being read right now. Try again in a moment.', { retryAfter: 15 });
  try {
    const reading = await readInThread(bytes);
    if ('text' in reading) return reading.text;
    throw new Problem(reading.status, reading.sentence);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free++;
  }
}

/** What takes too long, takes too much memory or takes its thread down can't be read. */
async function readInThread(bytes: Uint8Array): Promise<Reading> {
  const stop = new AbortController();
  const timeout = setTimeout(() => stop.abort(), MOST_SECONDS * 1_000);
  const before = process.memoryUsage.rss();
  // The limit of a thread leaves out the buffers that files are unpacked into.
  const memory = setInterval(() => {
    if (process.memoryUsage.rss() - before > MOST_MEMORY) stop.abort();
  }, 50);
  try {
    return await threads.run(bytes, { signal: stop.signal });
  } catch {
    return { status: 400, sentence: sentences.fileUnreadable };
  } finally {
    clearTimeout(timeout);
    clearInterval(memory);
  }
}
