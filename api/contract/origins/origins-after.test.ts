import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../fixtures/random.ts';
import { originsAfter } from './origins-after.ts';
import { type Insertion, type Origin, type OriginRecord, originsByUnit, recordOf, TYPED, UNKNOWN } from './record.ts';

const AT = '2026-11-10T15:00:00.000Z';

/** A word with what the oracle knows of it. */
interface Labelled {
  word: string;
  origin: Origin;
}

const textOf = (words: readonly Labelled[]) => words.map(({ word }) => word).join(' ');

/** The origin of each word of a text, by its first letter. */
function wordOrigins({ spans }: OriginRecord, text: string): Origin[] {
  const units = originsByUnit(spans, text.length);
  return [...text.matchAll(/\S+/g)].map(({ index }) => units[index]!);
}

function expectWhole({ spans }: OriginRecord, text: string) {
  let end = 0;
  for (const span of spans) {
    expect(span.start).toBe(end);
    expect(span.end).toBeGreaterThan(span.start);
    ({ end } = span);
  }
  expect(end).toBe(text.length);
}

describe('where words came from, after a save', () => {
  test('what the oracle knows of each word holds after 5,000 random edit scripts', () => {
    const { below: draw } = randomFrom(fc.readConfigureGlobal().seed!);
    let serial = 0;
    const fresh = (count: number, origin: Origin): Labelled[] =>
      Array.from({ length: count }, () => ({ word: `word${(serial++).toString(36)}`, origin }));

    for (let script = 0; script < 5_000; script++) {
      let words = fresh(5 + draw(20), UNKNOWN);
      let record = recordOf(textOf(words), UNKNOWN, AT);
      let removed: Labelled[] = [];
      for (let step = 0; step < 4; step++) {
        const before = textOf(words);
        const at = `2026-11-1${step}T15:00:00.000Z`;
        const place = draw(words.length + 1);
        const insertions: Insertion[] = [];
        const put = (list: Labelled[]) => (words = [...words.slice(0, place), ...list, ...words.slice(place)]);
        const said = (kind: Insertion['kind'], from: string) => {
          const list = fresh(1 + draw(8), { kind, from, at });
          insertions.push({ kind, from, text: textOf(list) });
          put(list);
        };
        const cut = (count: number) => {
          removed = words.slice(place, place + count);
          words = words.toSpliced(place, count);
        };
        switch (draw(8)) {
          case 0:
            put(fresh(1 + draw(6), TYPED));
            break;
          case 1:
            cut(3 + draw(8));
            break;
          case 2:
            said('pasted', 'outside');
            break;
          case 3:
            said('suggestion', 'Polish a Paragraph');
            break;
          case 4:
            said('reviewer', 'Ms. Lee');
            break;
          case 5: {
            // Undo, or words that are pasted where they did not stand before.
            if (removed.length < 3) break;
            const list = removed;
            removed = [];
            if (draw(2)) insertions.push({ kind: 'pasted', from: 'outside', text: textOf(list) });
            put(list);
            break;
          }
          case 6: {
            // Moved within one save.
            const count = 3 + draw(5);
            const list = words.slice(place, place + count);
            if (list.length < 3) break;
            const rest = words.toSpliced(place, count);
            const to = draw(rest.length + 1);
            words = [...rest.slice(0, to), ...list, ...rest.slice(to)];
            break;
          }
          default: {
            // Typed in place of other words.
            const list = fresh(1 + draw(4), TYPED);
            words = words.toSpliced(place, 1 + draw(3), ...list);
          }
        }
        const after = textOf(words);
        record = originsAfter(record, before, after, insertions, at);
        expectWhole(record, after);
        expect([script, step, wordOrigins(record, after)]).toEqual([script, step, words.map(({ origin }) => origin)]);
      }
    }
  }, 120_000);

  const typed = (text: string) => originsAfter(recordOf('', TYPED), '', text, [], AT);

  test('one word that was pasted comes back by undo, and is typed where it is typed elsewhere', () => {
    const pasted: Insertion = { kind: 'pasted', from: 'outside', text: 'banana' };
    let record = originsAfter(typed('A ripe one.'), 'A ripe one.', 'A ripe banana one.', [pasted], AT);
    record = originsAfter(record, 'A ripe banana one.', 'A ripe one.', [], AT);
    const undone = originsAfter(record, 'A ripe one.', 'A ripe banana one.', [], AT);
    expect(wordOrigins(undone, 'A ripe banana one.')[2]).toMatchObject({ kind: 'pasted' });
    const anew = originsAfter(record, 'A ripe one.', 'A ripe one. banana', [], AT);
    expect(wordOrigins(anew, 'A ripe one. banana')[3]).toEqual(TYPED);
  });

  test('a word that is rewritten was typed', () => {
    const pasted: Insertion = { kind: 'pasted', from: 'outside', text: 'a bright morning in the kitchen' };
    const record = originsAfter(recordOf('', TYPED), '', pasted.text, [pasted], AT);
    const changed = 'a brighter morning in the kitchen';
    expect(wordOrigins(originsAfter(record, pasted.text, changed, [], AT), changed).map(({ kind }) => kind)).toEqual([
      'pasted',
      'typed',
      ...Array.from({ length: 4 }, () => 'pasted'),
    ]);
  });

  test('what is left of a paste that was changed before it was saved is pasted', () => {
    const pasted: Insertion = { kind: 'pasted', from: 'outside', text: 'one two three four five six seven eight' };
    const after = 'one two three four FIVE six seven eight';
    const origins = wordOrigins(originsAfter(recordOf('', TYPED), '', after, [pasted], AT), after);
    expect(origins.map(({ kind }) => kind).join(' ')).toBe('pasted pasted pasted pasted typed pasted pasted pasted');
  });

  test('words copied from this essay keep their origin when they are pasted', () => {
    const record = typed('I sat on the floor with my ear against it.');
    const after = 'I sat on the floor with my ear against it. I sat on the floor.';
    const copied: Insertion = { kind: 'pasted', from: 'outside', text: 'I sat on the floor' };
    const saved = originsAfter(record, 'I sat on the floor with my ear against it.', after, [copied], AT);
    expect(saved.spans).toEqual([{ start: 0, end: after.length, ...TYPED }]);
  });

  test('a wording is its reader’s whole, also where some of its words stood there before', () => {
    const wording: Insertion = { kind: 'reviewer', from: 'Ms. Lee', text: 'I wrote' };
    const saved = originsAfter(typed('I typed these.'), 'I typed these.', 'I wrote these.', [wording], AT);
    expect(wordOrigins(saved, 'I wrote these.').map(({ kind }) => kind)).toEqual(['reviewer', 'reviewer', 'typed']);
  });

  test('a text of one word over and over holds nothing up', () => {
    const word = (count: number) => 'a '.repeat(count);
    const insertions: Insertion[] = Array.from({ length: 20 }, (_, i) => ({
      kind: 'pasted',
      from: 'outside',
      text: word(5_000 + i),
    }));
    const start = performance.now();
    const record = originsAfter(typed(word(20_000)), word(20_000), `b ${word(9_000)}c ${word(40_000)}`, insertions, AT);
    expectWhole(record, `b ${word(9_000)}c ${word(40_000)}`);
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  test('nothing is changed by a save of the same text', () => {
    const record = typed('The same.');
    expect(originsAfter(record, 'The same.', 'The same.', [], AT)).toBe(record);
  });
});
