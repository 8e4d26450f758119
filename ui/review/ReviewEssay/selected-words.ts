import type { Stretch } from '../review.ts';

/** The words that are marked inside `root`, without white space around them; null where none are. */
export function selectedWords(root: HTMLElement, text: string): Stretch | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  const [from, to] = [offsetOf(root, startContainer, startOffset), offsetOf(root, endContainer, endOffset)];
  if (from === null || to === null) return null;
  const words = text.slice(from, to);
  const start = from + words.length - words.trimStart().length;
  const end = start + words.trim().length;
  return start < end ? { start, end } : null;
}

/** The offset into the text of a place in the page; null outside of the text. */
function offsetOf(root: HTMLElement, node: Node, offset: number): number | null {
  const element = node instanceof Element ? (node.childNodes[offset] ?? node) : node;
  const holder = element instanceof Element ? element : element.parentElement;
  const piece = holder?.closest<HTMLElement>('[data-start]');
  if (!piece || !root.contains(piece)) return null;
  return Number(piece.dataset.start) + (node.nodeType === Node.TEXT_NODE ? offset : 0);
}
