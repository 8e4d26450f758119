import { eq } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import { cleanText } from '#contract/text.ts';
import type { Input, StudentContext } from '../context.ts';
import { users } from '../db/schema.ts';
import { updateMainEssay } from './essays.ts';

/** Sets the main essay and marks the student as onboarded. */
export async function commitImport(context: StudentContext, { body }: Input<'commitImport'>) {
  const { db, studentId } = context;
  await db.batch([
    updateMainEssay(context, { text: body.items[0]!.text }),
    db.update(users).set({ onboarded: true }).where(eq(users.id, studentId)),
  ]);
  return { ok: true as const, inserted: 1, skipped: 0 };
}

/** The text of a plain-text file, whatever its name says. */
export async function readEssayFile(_context: StudentContext, { file }: Input<'readEssayFile'>) {
  const text = cleanText(decode(new Uint8Array(await file.arrayBuffer()))).trim();
  if (text === '') throw new Problem(400, sentences.fileUnreadable);
  if (text.length > limits.essay)
    throw new Problem(413, `That file holds more than ${limits.essay.toLocaleString('en')} characters.`);
  return { text };
}

/** How files begin that are no plain text: PDF, rich text, zip and Office, PNG, JPEG, GIF, old Office. */
const OTHER_KINDS = [
  '%PDF',
  '{\\rtf',
  'PK\u0003\u0004',
  '\u0089PNG',
  '\u00ff\u00d8\u00ff',
  'GIF8',
  '\u00d0\u00cf\u0011\u00e0',
];

/** Windows-1252 from 0x80 to 0x9F: quotes, dashes and a few letters, which Node's own decoder takes for control characters. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** UTF-8 or UTF-16 by its mark, else UTF-8, else the encoding of old Windows editors; a NUL byte means it is no text. */
function decode(bytes: Uint8Array) {
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  if (OTHER_KINDS.some((kind) => start.startsWith(kind))) throw new Problem(400, sentences.fileUnreadable);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) throw new Problem(400, sentences.fileUnreadable);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1')
      .decode(bytes)
      .replace(/[\u0080-\u009f]/g, (byte) => WINDOWS[byte.charCodeAt(0) - 0x80]!);
  }
}
