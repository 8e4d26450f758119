import { hasManyLines, insertText } from './insert-text.ts';

/** The elements of a copied document that begin a line, and those of them that are paragraphs. */
const lines = 'p, li, h1, h2, h3, h4, h5, h6, blockquote, div, tr';
const paragraphs = 'p, li, h1, h2, h3, h4, h5, h6, blockquote';

/**
 * Pastes a document of Word or Google Docs with an empty line between its paragraphs, where the browser would join them.
 * Undo takes it back in one step. Also pastes a text of very many lines, at which the browser would hang. Leaves
 * everything else to the browser.
 */
export function pasteParagraphs(event: ClipboardEvent) {
  const box = event.target;
  const plain = event.clipboardData?.getData('text/plain').replaceAll(/\r\n?/g, '\n') ?? '';
  const text = paragraphsOf(event.clipboardData?.getData('text/html') ?? '') ?? (hasManyLines(plain) ? plain : null);
  if (!(box instanceof HTMLTextAreaElement) || box.readOnly || text === null) return;
  event.preventDefault();
  insertText(box, text);
}

/** The text of copied HTML; null where it has fewer than two paragraphs. */
function paragraphsOf(html: string) {
  // In a separate document nothing is run or loaded.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (body.querySelectorAll('p').length < 2) return null;
  const text = [...body.childNodes].map(textOf).join('');
  return text
    .split(/\f+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

/** The text of a node, with form feeds around its paragraphs. */
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
