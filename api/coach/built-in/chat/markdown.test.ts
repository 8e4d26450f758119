import { describe, expect, test } from 'vitest';
import { escapeMarkdown, listed, quoted } from './markdown.ts';

describe('escaped text', () => {
  test.each([
    ['[link](https://a.example)', '\\[link\\](https\\://a.example)'],
    ['**bold** _it_ `code`', '\\*\\*bold\\*\\* \\_it\\_ \\`code\\`'],
    ['<script>x</script>', '\\<script>x\\</script>'],
    ['![x](y)', '!\\[x\\](y)'],
    ['# head', '\\# head'],
    ['1. one', '1\\. one'],
    ['- item\n- item', '\\- item - item'],
    ['a&lt;b', 'a\\&lt;b'],
    ['www.a.example', 'www\\.a.example'],
    ['me@a.example', 'me\\@a.example'],
    ['back\\slash ~~no~~', 'back\\\\slash \\~~no\\~~'],
    ['AP Biology (5), R&D', 'AP Biology (5), R\\&D'],
  ])('of %s is %s', (text, escaped) => {
    expect(escapeMarkdown(text)).toBe(escaped);
  });

  test('is one line', () => {
    expect(escapeMarkdown('a\n\nb\r\nc\u2028d')).toBe('a b c d');
  });
});

test('a list names the first and counts the rest', () => {
  expect(listed(['A'])).toBe('A');
  expect(listed(['A', 'B', 'C'])).toBe('A, B and C');
  expect(listed(['A', 'B', 'C', 'D', 'E'])).toBe('A, B, C and 2 more');
});

test('a quotation has only its own quotation marks', () => {
  expect(quoted('she said "no" and “left”')).toBe('“she said no and left”');
});
