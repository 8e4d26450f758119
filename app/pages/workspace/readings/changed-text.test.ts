import { expect, test } from 'vitest';
import { changedText, paragraphOf } from './changed-text.ts';

const before = 'Machines hum. Number eleven coughs.\n\nI listen. She calls me the doctor.';
const after = 'Number eleven coughs. She calls me the doctor.\n\nI listen closely.';

test('each paragraph has its sentences, with what was cut where it stood and what moved in both places', () => {
  expect(changedText(before, after, [{ quote: 'listen closely', isNew: true }])).toEqual([
    [
      { kind: 'cut', text: 'Machines hum.' },
      { kind: 'same', text: 'Number eleven coughs.' },
      { kind: 'cut', text: 'I listen.' },
      { kind: 'same', text: 'She calls me the doctor.' },
    ],
    [{ kind: 'added', text: 'I listen closely.', mark: 'new' }],
  ]);
});

test('a sentence that moved names the paragraph that it came from and the one that it went to', () => {
  const [first, second] = changedText('One. Two. Three.\n\nFour.', 'Two. Three.\n\nFour. One.', []);
  expect(first).toEqual([
    { kind: 'movedAway', text: 'One.', other: 2 },
    { kind: 'same', text: 'Two.' },
    { kind: 'same', text: 'Three.' },
  ]);
  expect(second).toEqual([
    { kind: 'same', text: 'Four.' },
    { kind: 'movedHere', text: 'One.', other: 1 },
  ]);
});

test('a paragraph that is gone stands by itself', () => {
  expect(changedText('One. Two.\n\nThree. Four.', 'One. Two.', [])).toEqual([
    [
      { kind: 'same', text: 'One.' },
      { kind: 'same', text: 'Two.' },
    ],
    [
      { kind: 'cut', text: 'Three.' },
      { kind: 'cut', text: 'Four.' },
    ],
  ]);
});

test('a paragraph that moved as a whole stands by itself where it stood', () => {
  expect(changedText('One. Two.\n\nThree. Four. Five.', 'Three. Four. Five.\n\nOne. Two.', [])).toEqual([
    [
      { kind: 'movedAway', text: 'One.', other: 2 },
      { kind: 'movedAway', text: 'Two.', other: 2 },
    ],
    [
      { kind: 'same', text: 'Three.' },
      { kind: 'same', text: 'Four.' },
      { kind: 'same', text: 'Five.' },
    ],
    [
      { kind: 'movedHere', text: 'One.', other: 1 },
      { kind: 'movedHere', text: 'Two.', other: 1 },
    ],
  ]);
});

test('words are found in their paragraph', () => {
  expect([paragraphOf(after, 'I listen'), paragraphOf(after, 'Machines'), paragraphOf(after, null)]).toEqual([
    2,
    null,
    null,
  ]);
});
