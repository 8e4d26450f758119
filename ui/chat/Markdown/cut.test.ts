import { createElement, isValidElement, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { countCharacters, cut } from './cut.ts';

const tree = createElement('div', null, [
  createElement('p', { key: 1 }, ['Spend ', createElement('strong', { key: 'b' }, '90 minutes'), ' on it.']),
  createElement('ol', { key: 2 }, [createElement('li', { key: 1 }, 'First'), createElement('li', { key: 2 }, 'Next')]),
]);

function html(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(html).join('');
  if (!isValidElement<{ children?: ReactNode }>(node)) return typeof node === 'string' ? node : '';
  return `<${String(node.type)}>${html(node.props.children)}</${String(node.type)}>`;
}

describe('a tree', () => {
  test('has as many characters as it shows', () => {
    expect(countCharacters(tree)).toBe('Spend 90 minutes on it.FirstNext'.length);
  });

  test.each([
    [0, ''],
    [3, '<div><p>Spe</p></div>'],
    [6, '<div><p>Spend </p></div>'],
    [7, '<div><p>Spend <strong>9</strong></p></div>'],
    [23, '<div><p>Spend <strong>90 minutes</strong> on it.</p></div>'],
    [24, '<div><p>Spend <strong>90 minutes</strong> on it.</p><ol><li>F</li></ol></div>'],
    [29, '<div><p>Spend <strong>90 minutes</strong> on it.</p><ol><li>First</li><li>N</li></ol></div>'],
    [99, html(tree)],
  ])('cut at %i characters is %s', (characters, begun) => {
    expect(html(cut(tree, characters))).toBe(begun);
  });

  test('is never cut inside a character', () => {
    expect(cut('a😀b', 2)).toBe('a');
    expect(cut('a😀b', 3)).toBe('a😀');
  });
});
