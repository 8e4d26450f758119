import { cloneElement, isValidElement, type ReactNode } from 'react';

type Parent = { children?: ReactNode };

/** How many characters a tree of elements shows. */
export function countCharacters(node: ReactNode): number {
  if (typeof node === 'string') return node.length;
  if (Array.isArray(node)) return node.reduce<number>((sum, child: ReactNode) => sum + countCharacters(child), 0);
  return isValidElement<Parent>(node) ? countCharacters(node.props.children) : 0;
}

/** The first `characters` of a tree of elements. An element appears with its first character. */
export function cut(tree: ReactNode, characters: number): ReactNode {
  let left = characters;

  function begin(node: ReactNode): ReactNode {
    if (left <= 0) return null;
    if (typeof node === 'string') {
      const part = node.slice(0, left);
      left -= part.length;
      // Half of an emoji would show as a box.
      return part.replace(/[\uD800-\uDBFF]$/, '');
    }
    if (Array.isArray(node)) return node.map(begin);
    if (!isValidElement<Parent>(node) || node.props.children === undefined) return node;
    return cloneElement(node, undefined, begin(node.props.children));
  }

  return begin(tree);
}
