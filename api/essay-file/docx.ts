import mammoth from 'mammoth';
import { ESSAY_STYLES } from '../export/essay-styles.ts';
import { keepXmlParts } from './docx-parts.ts';

/** What mammoth makes of a Word document, as far as text is concerned. */
interface WordElement {
  type: string;
  children?: WordElement[];
  /** Only texts have it. */
  value?: string;
  /** Only breaks have it. */
  breakType?: 'line' | 'page' | 'column';
  /** Only paragraphs have it. */
  styleName?: string | null;
  /** Only paragraphs in a list have it. */
  numbering?: object | null;
}

/**
 * The text of a Word document as its author sees it: insertions accepted, deletions gone, without comments and notes.
 * Paragraphs are separated by a blank line, the items of a list by a line end. Of an essay that Laurel exported it is only
 * what follows the heading, the prompt and the count of words. Throws what the libraries throw for a file that is no Word
 * document, and a 413 for one that unpacks to too much.
 */
export async function readDocx(bytes: Uint8Array): Promise<string> {
  let text = '';
  const buffer = Buffer.from(await keepXmlParts(bytes));
  await mammoth.convertToHtml(
    { buffer },
    {
      includeEmbeddedStyleMap: false,
      // Its own plain text loses line breaks, so the document is read here and none is left to convert.
      transformDocument(document: WordElement) {
        text = textOf(document);
        return { ...document, children: [] };
      },
    },
  );
  return text;
}

function textOf(document: WordElement) {
  let text = '';
  let inList = false;
  for (const paragraph of essayOf(paragraphsOf(document))) {
    const words = inlineText(paragraph).trim();
    if (words === '') continue;
    const isListed = Boolean(paragraph.numbering);
    text += (inList && isListed ? '\n' : '\n\n') + words;
    inList = isListed;
  }
  return text;
}

/** The paragraphs of the essay in a document that Laurel made of one essay; all paragraphs of any other document. */
function essayOf(paragraphs: WordElement[]) {
  const at = paragraphs.findIndex(({ styleName }) => styleName === ESSAY_STYLES.count);
  const isLaurels = (paragraph: WordElement) =>
    ['title', 'heading 1'].includes(paragraph.styleName?.toLowerCase() ?? '') ||
    paragraph.styleName === ESSAY_STYLES.prompt ||
    inlineText(paragraph).trim() === '';
  const [above, below] = [paragraphs.slice(0, Math.max(at, 0)), paragraphs.slice(at + 1)];
  const holdsMore = !above.every(isLaurels) || below.some(({ styleName }) => styleName === ESSAY_STYLES.count);
  return holdsMore ? paragraphs : below;
}

/** All paragraphs in reading order, those in tables too. */
function paragraphsOf(element: WordElement): WordElement[] {
  return element.type === 'paragraph' ? [element] : (element.children ?? []).flatMap(paragraphsOf);
}

function inlineText({ type, value, breakType, children }: WordElement): string {
  // In Word a line end inside a text is white space; only a break is a new line.
  if (type === 'text') return (value ?? '').replace(/[\r\n]+/g, ' ').replaceAll('\u00ad', '');
  if (type === 'tab') return '\t';
  if (type === 'break') return breakType === 'line' ? '\n' : '\n\n';
  return (children ?? []).map(inlineText).join('');
}
