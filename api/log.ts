import { LibsqlError } from '@libsql/client';
import { DrizzleQueryError } from 'drizzle-orm';
import { presentRequestId } from './request.ts';

// The server goes on when the log can't be written, for example because its disk is full.
process.stderr.on('error', () => {});

function write(level: 'info' | 'error', line: Record<string, unknown>) {
  const about = { level, at: new Date().toISOString(), requestId: presentRequestId() };
  process.stderr.write(`${JSON.stringify({ ...about, ...line })}\n`);
}

/** Writes lines of JSON to standard error, each with the id of its request. Never give it the text of an essay, a token or a password. */
export const log = {
  info: (line: Record<string, unknown>) => write('info', line),
  error: (line: Record<string, unknown>) => write('error', line),
};

/** Errors whose messages never quote what a student wrote. */
const wordedWithoutText = [RangeError, ReferenceError, LibsqlError];

/**
 * The parts of a defect that may be logged: its name, the frames of its stack, and its message when that can't quote a student. The
 * message of a failed query quotes the query's values, that of its cause does not.
 */
export function traceOf(error: unknown) {
  if (!(error instanceof Error)) return {};
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  const message = wordedWithoutText.some((kind) => cause instanceof kind) ? cause?.message : undefined;
  // A stack begins with the message, and a line of the message may look like a frame.
  const stack = error.stack?.slice(error.stack.indexOf(error.message) + error.message.length) ?? '';
  return { name: error.name, message, frames: stack.split('\n').filter((line) => line.startsWith('    at ')) };
}
