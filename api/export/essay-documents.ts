import { HeadingLevel, type IParagraphOptions, type IRunOptions, Paragraph, TextRun } from 'docx';
import type { ContextEssay } from '#contract/ai.ts';
import { essayName, type Part, partsOfEssay, partsOfEssays } from './essay-parts.ts';
import { wordFile } from './word-file.ts';

/** All essays as one Word document (.docx), in the order given, each with its prompt and its count of words. */
export function essaysDocument(essays: ContextEssay[], { student }: { student: string }) {
  const { title, parts } = partsOfEssays(essays, { student });
  return wordFile(title, parts.map(paragraphOf));
}

/** One essay as a Word document (.docx), with its prompt and its count of words. */
export function essayDocument(essay: ContextEssay) {
  return wordFile(essayName(essay), partsOfEssay(essay).map(paragraphOf));
}

const looks: Record<Part['kind'], { layout?: IParagraphOptions; type?: IRunOptions }> = {
  title: { layout: { heading: HeadingLevel.TITLE } },
  heading: { layout: { heading: HeadingLevel.HEADING_1 } },
  prompt: { layout: { style: 'prompt' }, type: { italics: true } },
  count: { layout: { style: 'count' }, type: { color: '595959' } },
  text: {},
};

function paragraphOf({ kind, lines, rightToLeft, newPage }: Part) {
  const { layout, type } = looks[kind];
  const children = lines.map(
    (text, index) => new TextRun({ ...type, rightToLeft: rightToLeft || undefined, break: index === 0 ? 0 : 1, text }),
  );
  return new Paragraph({
    ...layout,
    pageBreakBefore: kind === 'heading' ? newPage : undefined,
    bidirectional: rightToLeft || undefined,
    children,
  });
}
