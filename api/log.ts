import { LibsqlError } from '@libsql/client';
import { DrizzleQueryError } from 'drizzle-orm';
import { presentRequestId } from './request.ts';

// A log that can't be written, because its disk is full, is no reason to end.
process.stderr.on('error', () => {});

function write(level: 'info' | 'error', line: Record<string, unknown>) {
  const about = { level, at: new Date().toISOString(), requestId: presentRequestId() };
  process.stderr.write(`${JSON.stringify({ ...about, ...line })}\n`);
}

/** Structured lines on standard error, each with the id of the request that it is of. Never given the text of an essay, a token or a password. */
export const log = {
  info: (line: Record<string, unknown>) => write('info', line),
  error: (line: Record<string, unknown>) => write('error', line),
};

/** Errors whose messages the engine or the database words, without anything that it was given. */
const wordedWithoutText = [RangeError, ReferenceError, LibsqlError];

/**
 * What may be logged of a defect: its name, the frames of its stack, and its message where that can hold no text of a student.
 * A failed query's own holds the values of the query, its cause's does not.
 */
export function traceOf(error: unknown) {
  if (!(error instanceof Error)) return {};
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  const message = wordedWithoutText.some((kind) => cause instanceof kind) ? cause?.message : undefined;
  // A stack begins with the message, of which a line may look like a frame.
  const stack = error.stack?.slice(error.stack.indexOf(error.message) + error.message.length) ?? '';
  return { name: error.name, message, frames: stack.split('\n').filter((line) => line.startsWith('    at ')) };
}
