import { eq } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import { cleanText } from '#contract/text.ts';
import type { Input, StudentContext } from '../context.ts';
import { users } from '../db/schema.ts';
import { saveDraft } from './essays.ts';

/** Sets the main essay and marks the student as onboarded. */
export async function commitImport(context: StudentContext, { body }: Input<'commitImport'>) {
  const [essay] = body.items;
  await saveDraft(context, { body: { text: essay!.text } });
  await context.db.update(users).set({ onboarded: true }).where(eq(users.id, context.studentId));
  return { ok: true as const, inserted: 1, skipped: 0 };
}

/** The text of a plain-text file, whatever its name says. */
export async function readEssayFile(_context: StudentContext, { file }: Input<'readEssayFile'>) {
  const text = cleanText(decode(new Uint8Array(await file.arrayBuffer()))).trim();
  if (text === '') throw new Problem(400, sentences.fileUnreadable);
  if (text.length > limits.essay) throw new Problem(413, `That file holds more than ${limits.essay.toLocaleString('en')} characters.`);
  return { text };
}

/** UTF-8 or UTF-16 by its mark, else UTF-8, else the encoding of old Windows editors; a NUL byte means it is no text. */
function decode(bytes: Uint8Array) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) throw new Problem(400, sentences.fileUnreadable);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
