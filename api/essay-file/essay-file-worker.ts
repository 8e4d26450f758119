import { Problem } from '#contract/problem.ts';
import { textOf } from './text.ts';

/** What a thread made of one file. A Problem crosses threads as data, because an error loses its class on the way. */
export type Reading = { text: string } | { status: number; sentence: string };

/** Runs in a thread of its own, which `read.ts` starts. */
export default async function readInThread(bytes: Uint8Array): Promise<Reading> {
  try {
    return { text: await textOf(bytes) };
  } catch (error) {
    if (error instanceof Problem) return { status: error.status, sentence: error.message };
    throw error;
  }
}
