import { hasManyLines, insertText } from './insert-text.ts';

/** What starts a line of its own in a copied document; of these, what stands apart as a paragraph. */
const lines = 'p, li, h1, h2, h3, h4, h5, h6, blockquote, div, tr';
const paragraphs = 'p, li, h1, h2, h3, h4, h5, h6, blockquote';

/**
 * Word and Google Docs put a document on the clipboard with paragraphs, of which a plain text box takes the words and
 * loses the space between. Pastes such a document with an empty line between its paragraphs, so that undo takes it back as
 * one, and a text of very many lines, over which the browser would hang; leaves everything else to the browser.
 */
export function pasteParagraphs(event: ClipboardEvent) {
  const box = event.target;
  const plain = event.clipboardData?.getData('text/plain').replaceAll(/\r\n?/g, '\n') ?? '';
  const text = paragraphsOf(event.clipboardData?.getData('text/html') ?? '') ?? (hasManyLines(plain) ? plain : null);
  if (!(box instanceof HTMLTextAreaElement) || box.readOnly || text === null) return;
  event.preventDefault();
  insertText(box, text);
}

/** The text of copied HTML; nothing where it has no two paragraphs. */
function paragraphsOf(html: string) {
  // A document of its own, in which nothing is run or loaded.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (body.querySelectorAll('p').length < 2) return null;
  const text = [...body.childNodes].map(textOf).join('');
  return text
    .split(/\f+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

/** What a node says, form feeds around its paragraphs. */
function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent!.replaceAll(/[ \t\r\n]+/g, ' ');
  if (!(node instanceof Element) || node.matches('style, script, head, title')) return '';
  if (node.matches('br')) return '\n';
  const inside = [...node.childNodes]
    .map(textOf)
    .join('')
    .replaceAll(/ *\n */g, '\n');
  if (node.matches(paragraphs)) return `\f${inside}\f`;
  return node.matches(lines) ? `\n${inside}\n` : inside;
}
