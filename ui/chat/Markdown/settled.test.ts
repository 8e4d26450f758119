import { Fragment, isValidElement, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { parseMarkdown } from './parseMarkdown.tsx';
import { settled } from './settled.ts';

describe('of a text that grows', () => {
  test.each([
    ['Begin with **The Ohio', 'Begin with '],
    ['Begin with **The Ohio State**', 'Begin with '],
    ['Begin with **The Ohio State**,', 'Begin with **The Ohio State**,'],
    ['The line *“it was', 'The line '],
    ['***Both', ''],
    ['snake_case stays', 'snake_case stays'],
    ['5 * 3 is 15', '5 * 3 is 15'],
    ['due [today', 'due '],
    ['due [today]', 'due '],
    ['due [today](/applications/ohio', 'due '],
    ['due [today](/applications/ohio)', 'due [today](/applications/ohio)'],
    ['a [note] in brackets', 'a [note] in brackets'],
    ['![a picture', ''],
    ['in `code', 'in '],
    ['in `code`.', 'in `code`.'],
    ['Tom &am', 'Tom '],
    ['Tom &amp; Jerry & co', 'Tom &amp; Jerry & co'],
    ['less <3 is more', 'less <3 is more'],
    ['a <b', 'a '],
    ['not \\', 'not '],
    ['not \\*emphasis', 'not \\*emphasis'],
    ['Then:\n-', 'Then:\n'],
    ['Then:\n- ', 'Then:\n'],
    ['Then:\n- **Why', 'Then:\n'],
    ['Then:\n- *left open\n- Next', 'Then:\n- *left open\n- Next'],
    ['Then:\n1', 'Then:\n'],
    ['Then:\n1.', 'Then:\n'],
    ['Then:\n12 students', 'Then:\n12 students'],
    ['## ', ''],
    ['## Where', '## Where'],
    ['One\n\n**Two', 'One\n\n'],
    ['One **left open\n\nTwo', 'One **left open\n\nTwo'],
    ['``', ''],
    ['```\ncode **as', '```\ncode **as'],
    ['```\ncode\n``', '```\ncode'],
    ['a 😀'.slice(0, 3), 'a '],
  ])('%j shows %j', (text, shown) => {
    expect(settled(text)).toBe(shown);
  });
});

const replies = [
  `Spend them where a reader will notice. In order:

1. **Ohio State honors supplement, 90 minutes.** It is due today and 438 of 500 words are done.
2. **Main essay, one hour.** The line *“it was a difficult time for my family”* is where it drops.
3. **Arabic tutor, 20 minutes.** It is the only one __without a number__.

Leave [Cornell](/applications/cornell) alone this week. It is 53 days out, isn't it? Yes!`,
  `### Where it is thin
Your [\\[Draft\\] \\*final\\*](/essaysworkspace/s/1) and **Tom \\& Jerry \\<3**, 1\\. January:

- A point with \`inline **code**\`
  - within it, *and **more*** of it
- snake_case_names, 5 * 3 * 2 and AT&T
* **Bold:** then [a link (with brackets)](https://example.com/a_(b)) after it

\`\`\`
Captain, Robotics: **led** 12 students

- built 3 robots
\`\`\`

Both **of** _them_, and a [note] that is none.`,
];

/** What is seen of it. */
function seen(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(seen).join('');
  if (typeof node === 'string') return node;
  return isValidElement<{ children?: ReactNode }>(node) ? seen(node.props.children) : '';
}

/** The same with the tags it stands in, which a later word may close but not change. */
function drawn(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(drawn).join('');
  if (typeof node === 'string') return node;
  if (!isValidElement<{ children?: ReactNode }>(node)) return '';
  const name = node.type === Fragment ? '' : typeof node.type === 'string' ? node.type : node.type.name;
  return `<${name}>${drawn(node.props.children)}</${name}>`;
}
const begun = (node: ReactNode) => drawn(node).replace(/\s*(?:<\/\w*>\s*)*$/, '');
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
/** Whether a list has room between its items is seen at its end. */
const withoutRoom = (html: string) => html.replace(/<\/?p>/g, '');

describe.each(replies)('a whole reply', (reply) => {
  const steps = Array.from(reply, (_, end) => {
    const text = settled(reply.slice(0, end));
    return { end, text, content: parseMarkdown(text) };
  });
  const whole = parseMarkdown(reply);

  test('never shows raw syntax on the way, nor what is not there in the end', () => {
    const end = inOneLine(seen(whole));
    for (const { content } of steps) {
      const shown = inOneLine(seen(content));
      expect(end.slice(0, shown.length)).toBe(shown);
    }
  });

  test('only grows: nothing that is shown goes or changes its look', () => {
    const end = withoutRoom(drawn(whole));
    let before = '';
    for (const { text, content } of steps) {
      expect(text.startsWith(before.trimEnd()), text).toBe(true);
      before = text;
      const shown = withoutRoom(begun(content));
      expect(end.slice(0, shown.length)).toBe(shown);
    }
  });

  test('is hardly behind what is written', () => {
    expect(Math.max(...steps.map(({ end, text }) => end - text.length))).toBeLessThan(80);
  });
});
