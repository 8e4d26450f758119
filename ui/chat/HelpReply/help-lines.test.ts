import { expect, test } from 'vitest';
import safety from '../../../api/coach/data/chat/safety.json' with { type: 'json' };
import { helpIn } from './help-lines.ts';

test('numbers, names and what can be done with them are read out of a reply', () => {
  const { before, lines, after } = helpIn(
    '**Please call 988 now.**\n\n- **988** 988 Suicide & Crisis Lifeline. Call or text. United States.\n- **741741** Crisis Text Line. Text HOME.\n\nYour life matters.',
  );
  expect(before.trim()).toBe('**Please call 988 now.**');
  expect(lines).toEqual([
    {
      number: '988',
      name: '988 Suicide & Crisis Lifeline',
      says: 'Call or text. United States.',
      call: true,
      text: true,
    },
    { number: '741741', name: 'Crisis Text Line', says: 'Text HOME.', call: false, text: true },
  ]);
  expect(after.trim()).toBe('Your life matters.');
});

test('a reply without a line of that kind is shown as it is', () => {
  expect(helpIn('Please talk to somebody.')).toEqual({ before: 'Please talk to somebody.', lines: [], after: '' });
});

test('each line of help that the advisor gives has a short name, and a number that can be called or texted', () => {
  const kinds: { lines: string[] }[] = Object.values(safety.kinds);
  for (const said of [...kinds, safety.perhaps].flatMap(({ lines }) => lines)) {
    const [line] = helpIn(`- ${said}`).lines;
    expect(line, said).toMatchObject({
      number: expect.any(String),
      name: expect.any(String),
      says: expect.any(String),
    });
    expect(line!.says, said).not.toBe('');
    expect(line!.call || line!.text, said).toBe(true);
    expect(line!.call, said).toBe(line!.number !== '741741');
  }
});
