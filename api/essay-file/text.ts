import { limits } from '#contract/limits.ts';
import { Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { cleanText } from '#contract/text.ts';
import { readDocx } from './docx.ts';
import { readPdf } from './pdf.ts';
import { readPlainText } from './plain-text.ts';

/**
 * The text of a Word document, a PDF or a plain-text file, as it is stored. Its bytes decide which of them it is.
 * Throws a Problem: 400 where there is no text to be had, 413 where there is too much.
 */
export async function textOf(bytes: Uint8Array): Promise<string> {
  const text = cleanText(await readKind(bytes)).trim();
  if (text === '') throw new Problem(400, refusals.fileUnreadable);
  if (text.length > limits.essay) throw new Problem(413, refusals.fileTooLong);
  return text;
}

async function readKind(bytes: Uint8Array) {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  try {
    if (start.startsWith('PK\u0003\u0004')) return await readDocx(bytes);
    // Other bytes may stand before the mark of a PDF.
    if (start.includes('%PDF-')) return await readPdf(bytes);
    return readPlainText(bytes);
  } catch (error) {
    // A student is told the same of every broken file.
    throw error instanceof Problem ? error : new Problem(400, refusals.fileUnreadable);
  }
}
