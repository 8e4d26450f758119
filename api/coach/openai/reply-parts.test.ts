import { expect, test } from 'vitest';
import { createReplyParts, withOwnLinks } from './reply-parts.ts';

test.each([
  ['See [it](https://evil.example/a?b=c) now', 'See it now'],
  ['See [it](//evil.example) and [that](/\\evil.example)', 'See it and that'],
  [
    'Write to <mailto:a@evil.example> or <https://evil.example>',
    'Write to mailto:a@evil.example or https://evil.example',
  ],
  ['See [yours](/applications/1)', 'See [yours](/applications/1)'],
])('%j is shown as %j', (reply, shown) => {
  expect(withOwnLinks(reply)).toBe(shown);
});

test('however a reply is cut, no half of a link or placeholder is passed on, and nothing is lost', () => {
  const reply =
    'A [link](https://evil.example) and [ours](/honors), [name 1]: 3 < 4 [not a link] <https://b.example> end [';
  for (let size = 1; size < 12; size++) {
    const heard: string[] = [];
    const parts = createReplyParts(
      (text) => withOwnLinks(text.replace('[name 1]', 'Ada')),
      (text) => heard.push(text),
    );
    for (let at = 0; at < reply.length; at += size) parts.take(reply.slice(at, at + size));
    parts.end();
    expect(heard.join('')).toBe('A link and [ours](/honors), Ada: 3 < 4 [not a link] https://b.example end [');
  }
});
