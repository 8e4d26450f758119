import { HeadingLevel, type IParagraphOptions, type IRunOptions, Paragraph, TextRun } from 'docx';
import type { ContextEssay } from '#contract/ai.ts';
import { wordFile, xmlText } from './word-file.ts';

/** What an essay is called among all of a student's essays. */
export const essayName = ({ college, title }: Pick<ContextEssay, 'college' | 'title'>) =>
  college ? `${college}: ${title}` : title;

export const isWritten = ({ text }: Pick<ContextEssay, 'text'>) => text.trim() !== '';

/** All essays as one Word document (.docx), in the order given, each with its prompt and its count of words. */
export function essaysDocument(essays: ContextEssay[], { student }: { student: string }) {
  const title = `Essays by ${student}`;
  const parts = essays.flatMap((essay, index) => {
    const previous = essays[index - 1];
    // Essays that are not written share a page.
    return essayParagraphs(essay, previous !== undefined && (isWritten(essay) || isWritten(previous)));
  });
  return wordFile(title, [...paragraphs(title, { heading: HeadingLevel.TITLE }), ...parts]);
}

/** One essay as a Word document (.docx), with its prompt and its count of words. */
export function essayDocument(essay: ContextEssay) {
  return wordFile(essayName(essay), essayParagraphs(essay, false));
}

function essayParagraphs(essay: ContextEssay, pageBreakBefore: boolean) {
  return [
    ...paragraphs(essayName(essay), { heading: HeadingLevel.HEADING_1, pageBreakBefore }),
    ...paragraphs(essay.prompt, {}, { italics: true }),
    ...paragraphs(isWritten(essay) ? wordCount(essay) : 'Not written yet.', {}, { color: '595959' }),
    ...paragraphs(essay.text),
  ];
}

function wordCount({ words, wordLimit }: ContextEssay) {
  const count = wordLimit ?? words;
  return `${wordLimit === null ? '' : `${words} of `}${count} ${count === 1 ? 'word' : 'words'}`;
}

/** Whether the first letter of a text belongs to a script that is written from right to left. */
const RIGHT_TO_LEFT = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Paragraphs end at blank lines; any other line end stays a line break. */
function paragraphs(text: string, layout: IParagraphOptions = {}, type: IRunOptions = {}) {
  return xmlText(text)
    .trimEnd()
    .replace(/^\s*\n/, '')
    .split(/\n(?:[^\S\n]*\n)+/)
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => {
      const rightToLeft = RIGHT_TO_LEFT.test(paragraph) || undefined;
      const lines = paragraph.split('\n').map((line, index) => {
        return new TextRun({ ...type, rightToLeft, break: index === 0 ? 0 : 1, text: line });
      });
      return new Paragraph({ ...layout, bidirectional: rightToLeft, children: lines });
    });
}
