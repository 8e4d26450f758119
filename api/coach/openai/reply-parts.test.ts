import { expect, test } from 'vitest';
import { createReplyParts } from './reply-parts.ts';

test('however a reply is cut, no half of a placeholder or of a character is passed on, and nothing is lost', () => {
  const reply = 'A [link](/honors), [name 1]: 🥖 [not a name] and [e-mail] end [';
  for (let size = 1; size < 12; size++) {
    const heard: string[] = [];
    const parts = createReplyParts(
      (text) => text.replace('[name 1]', 'Ada').replace('[e-mail]', 'ada@example.com'),
      (text) => heard.push(text),
    );
    for (let at = 0; at < reply.length; at += size) parts.take(reply.slice(at, at + size));
    parts.end();
    expect(heard.join('')).toBe('A [link](/honors), Ada: 🥖 [not a name] and ada@example.com end [');
    expect(heard.filter((part) => !part.isWellFormed())).toEqual([]);
  }
});
