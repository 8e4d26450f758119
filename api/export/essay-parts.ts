import type { ContextEssay } from '#contract/ai.ts';
import { cleanText } from '#contract/text.ts';

/** A paragraph of a document of essays, whatever kind of file that becomes. */
export interface Part {
  kind: 'title' | 'heading' | 'prompt' | 'count' | 'text';
  /** The lines that it is broken into. */
  lines: string[];
  rightToLeft: boolean;
  /** Begins on a new page. */
  newPage: boolean;
}

/** What an essay is called among all of a student's essays. */
export const essayName = ({ college, title }: Pick<ContextEssay, 'college' | 'title'>) =>
  college ? `${college}: ${title}` : title;

export const isWritten = ({ text }: Pick<ContextEssay, 'text'>) => text.trim() !== '';

/** A document of all essays, in the order given, each with its prompt and its count of words. */
export function partsOfEssays(essays: ContextEssay[], { student }: { student: string }) {
  const title = `Essays by ${student}`;
  const parts = essays.flatMap((essay, index) => {
    const previous = essays[index - 1];
    // Essays that are not written share a page.
    return partsOfEssay(essay, previous !== undefined && (isWritten(essay) || isWritten(previous)));
  });
  return { title, parts: [...paragraphs('title', title), ...parts] };
}

/** One essay, with its prompt and its count of words. */
export function partsOfEssay(essay: ContextEssay, newPage = false): Part[] {
  return [
    ...paragraphs('heading', essayName(essay), newPage),
    ...paragraphs('prompt', essay.prompt),
    ...paragraphs('count', isWritten(essay) ? wordCount(essay) : 'Not written yet.'),
    ...paragraphs('text', essay.text),
  ];
}

/** Text that every kind of document can hold: without control characters, lone surrogates and U+FFFE and U+FFFF. */
export const documentText = (text: string) => cleanText(text).replace(/[\ufffe\uffff]/g, '');

function wordCount({ words, wordLimit }: ContextEssay) {
  const count = wordLimit ?? words;
  return `${wordLimit === null ? '' : `${words} of `}${count} ${count === 1 ? 'word' : 'words'}`;
}

/** Matches a text whose first letter belongs to a script that is written from right to left. */
const RIGHT_TO_LEFT = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Paragraphs end at blank lines; any other line end stays a line break. */
function paragraphs(kind: Part['kind'], text: string, newPage = false): Part[] {
  return documentText(text)
    .trimEnd()
    .replace(/^\s*\n/, '')
    .split(/\n(?:[^\S\n]*\n)+/)
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({ kind, lines: paragraph.split('\n'), rightToLeft: RIGHT_TO_LEFT.test(paragraph), newPage }));
}
