import { array, assert, constantFrom, func, nat, property, tuple, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { plainSentences, sentenceSteps } from './sentence-changes.ts';

const changes = (from: string, to: string) => {
  const steps = sentenceSteps(from, to);
  const texts = (kind: string) => steps.filter((step) => step.kind === kind).map(({ text }) => text);
  return { cut: texts('cut'), added: texts('added'), moved: texts('movedHere') };
};

const A = 'The dryer coughs at nine.';
const B = 'I write down the time.';
const C = 'My mother folds the last sheet.';
const D = 'Nobody speaks.';

test('the same sentences in other lines and with other spaces have not changed', () => {
  expect(changes(`${A} ${B}\n\n${C}`, `${A}\n${B}  ${C}\n`)).toEqual({ cut: [], added: [], moved: [] });
  expect(changes(`${A} ${B}`, 'The dryer\ncoughs at nine. I write  down the time.')).toEqual({
    cut: [],
    added: [],
    moved: [],
  });
});

test('a title ends at its line, so what follows it is compared by itself', () => {
  expect(changes(`My title\n${A}`, `My title\n${B}`)).toEqual({ cut: [A], added: [B], moved: [] });
  expect(changes(`${A}\n\nand then\n\n${B}`, `${A}\n\nand then\n\n${C}`)).toMatchObject({ cut: [B], added: [C] });
});

test('a line that wraps before a capital goes on, and a hundred thousand empty lines are read at once', () => {
  expect(changes('We sang on the day that\nI left home.', 'We sang on the day that I left home.')).toEqual({
    cut: [],
    added: [],
    moved: [],
  });
  expect(plainSentences(`a${'\n'.repeat(99_998)}b`)).toHaveLength(2);
});

test('quotes that a word processor has made curly change no sentence', () => {
  expect(changes(`${A} It's "fine". ${B}`, `${A} It’s “fine”. ${B}`)).toEqual({ cut: [], added: [], moved: [] });
});

test('a sentence with another word is cut and added', () => {
  expect(changes(`${A} ${B} ${C}`, `${A} I wrote down the time. ${C}`)).toEqual({
    cut: [B],
    added: ['I wrote down the time.'],
    moved: [],
  });
});

test('one sentence that goes to the front is one that moved', () => {
  expect(changes(`${A} ${B} ${C} ${D}`, `${D} ${A} ${B} ${C}`)).toEqual({ cut: [], added: [], moved: [D] });
});

test('of a sentence that stands twice one may go', () => {
  expect(changes(`${D} ${A} ${D}`, `${A} ${D}`)).toEqual({ cut: [D], added: [], moved: [] });
});

test('a moved sentence says where it stood and where it stands', () => {
  const steps = sentenceSteps(`${A} ${B} ${C} ${D}`, `${D} ${A} ${B} ${C}`);
  expect(steps.map(({ kind }) => kind)).toEqual(['movedHere', 'same', 'same', 'same', 'movedAway']);
  expect(steps[0]).toMatchObject({ from: `${A} ${B} ${C} `.length, to: 0 });
});

test('offsets are those of the text as it is', () => {
  const text = `  ${A}\n\n${B}  I said,\n“wait.” ${C}`;
  for (const { start, end, text: sentence } of plainSentences(text))
    expect(text.slice(start, end).replace(/\s+/g, ' ')).toBe(sentence);
  expect(plainSentences(text)).toHaveLength(4);
});

/** Sentences of few words, so that some stand more than once. */
const sentence = tuple(
  constantFrom('We', 'They', 'Nine dryers'),
  constantFrom('sat', 'left', 'hummed', 'stopped'),
  nat(30),
).map(([who, did, n]) => `${who} ${did} at ${n}.`);
const different = uniqueArray(sentence, { maxLength: 24 });
const gap = constantFrom(' ', '\n', '\n\n', '  ');

const joined = (sentences: readonly string[], gaps: readonly string[]) =>
  sentences.map((one, i) => (i === 0 ? '' : gaps[i % gaps.length]!) + one).join('');

/** The length of the longest common subsequence, by the textbook's table. */
function longestCommon(a: readonly string[], b: readonly string[]): number {
  const row = Array.from({ length: b.length + 1 }, () => 0);
  for (const one of a) {
    let corner = 0;
    b.forEach((other, j) => {
      const above = row[j + 1]!;
      row[j + 1] = one === other ? corner + 1 : Math.max(above, row[j]!);
      corner = above;
    });
  }
  return row[b.length]!;
}

const times = (texts: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
};

test('whatever is cut, added and put elsewhere is found exactly', () => {
  assert(
    property(different, different, array(gap, { minLength: 1 }), func(nat()), (from, others, gaps, lot) => {
      const cut = from.filter((_, i) => lot('cut', i) % 4 === 0);
      const added = others.filter((one, i) => !from.includes(one) && lot('added', i) % 2 === 0);
      const kept = from.filter((one) => !cut.includes(one));
      // One that stays is taken out and put elsewhere.
      const moved = kept.length > 2 ? kept[lot('moved') % kept.length]! : undefined;
      const rest = kept.filter((one) => one !== moved);
      const place = lot('place') % (rest.length + 1);
      const to = moved === undefined ? rest : rest.toSpliced(place, 0, moved);
      for (const [i, one] of added.entries()) to.splice(lot('at', i) % (to.length + 1), 0, one);
      const found = changes(joined(from, gaps), joined(to, [...gaps].reverse()));
      expect(times(found.cut)).toEqual(times(cut));
      expect(times(found.added)).toEqual(times(added));
      expect(found.moved.length).toBeLessThanOrEqual(1);
      const inOrder = kept.filter((one) => to.includes(one)).join() === to.filter((one) => kept.includes(one)).join();
      expect(found.moved.length).toBe(inOrder ? 0 : 1);
    }),
  );
});

test('of any two texts, also with sentences that stand in them more than once, the fewest have moved', () => {
  assert(
    property(array(sentence, { maxLength: 20 }), array(sentence, { maxLength: 20 }), (from, to) => {
      const [before, after] = [times(from), times(to)];
      const inBoth = [...before].reduce((sum, [text, n]) => sum + Math.min(n, after.get(text) ?? 0), 0);
      const found = changes(from.join(' '), to.join('\n'));
      expect(found.moved).toHaveLength(inBoth - longestCommon(from, to));
      expect(found.cut).toHaveLength(from.length - inBoth);
      expect(found.added).toHaveLength(to.length - inBoth);
    }),
  );
});

test('a text of one sentence over and over is compared at once', () => {
  const text = 'Go. '.repeat(25_000);
  expect(changes(text, text.slice(0, 60_000)).cut.length).toBe(10_000);
});
