import { getDocumentProxy } from 'unpdf';
import { limits } from '#contract/limits.ts';
import { Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { linesOf, type Page, rotationOf } from './pdf-lines.ts';
import { paragraphsOf } from './pdf-paragraphs.ts';
import { withoutRunningLines } from './pdf-running-lines.ts';

const MOST_PAGES = 60;

/**
 * The text of a PDF, paragraphs separated by a blank line, without running heads, footers and page numbers.
 * Throws a Problem: 400 for an encrypted file, 413 for more pages than an essay has; else what pdf.js throws.
 */
export async function readPdf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(bytes, { verbosity: 0 });
  try {
    const { info } = await pdf.getMetadata();
    if ((info as { EncryptFilterName?: string }).EncryptFilterName) throw new Problem(400, refusals.fileUnreadable);
    if (pdf.numPages > MOST_PAGES)
      throw new Problem(413, `That PDF has more than ${MOST_PAGES} pages. Upload one that holds your essay only.`);

    const pages: Page[] = [];
    // The rest of a text that is too long anyway is not read.
    let length = 0;
    for (let number = 1; number <= pdf.numPages && length <= 2 * limits.essay; number++) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      const { height, transform } = page.getViewport({ scale: 1, rotation: rotationOf(items) });
      const lines = linesOf(items, transform);
      length += lines.reduce((sum, line) => sum + line.text.length, 0);
      pages.push({ height, lines });
      page.cleanup();
    }
    return paragraphsOf(withoutRunningLines(pages));
  } finally {
    await pdf.destroy();
  }
}
