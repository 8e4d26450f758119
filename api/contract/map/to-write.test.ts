import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fewestToWrite, type Unwritten } from './to-write.ts';

/** Some prompts, each of which a few others could serve. */
const someEssays = fc.nat({ max: 7 }).chain((last) =>
  fc.tuple(
    ...Array.from({ length: last + 1 }, (_, place) =>
      fc.record({
        served: fc.boolean(),
        sources: fc
          .uniqueArray(fc.nat({ max: last }), { maxLength: 4 })
          .map((others) => others.filter((other) => other !== place).map(String)),
      }),
    ),
  ),
);

const serves = (chosen: readonly string[], { id, served, sources }: Unwritten) =>
  served || chosen.includes(id) || sources.some((source) => chosen.includes(source));

/** The size of the smallest set that serves all, found by trying every set. */
function fewestByTrying(essays: readonly Unwritten[]): number {
  const sets = Array.from({ length: 2 ** essays.length }, (_, bits) =>
    essays.flatMap(({ id }, place) => ((bits >> place) & 1 ? [id] : [])),
  );
  return Math.min(
    ...sets.filter((chosen) => essays.every((essay) => serves(chosen, essay))).map(({ length }) => length),
  );
}

test('the fewest essays serve every prompt, and no smaller set does', () => {
  fc.assert(
    fc.property(someEssays, (rows) => {
      const essays = rows.map((row, place) => ({ id: String(place), ...row }));
      const chosen = fewestToWrite(essays);
      expect(essays.every((essay) => serves(chosen, essay))).toBe(true);
      expect(chosen).toHaveLength(fewestByTrying(essays));
    }),
  );
});

test('of more prompts than can be tried none is left unserved, and none is written for nothing', () => {
  const essays = Array.from({ length: 200 }, (_, place) => ({
    id: String(place),
    served: false,
    sources: [place - 1, place + 1].filter((other) => other >= 0 && other < 200).map(String),
  }));
  const chosen = fewestToWrite(essays);
  expect(essays.every((essay) => serves(chosen, essay))).toBe(true);
  for (const one of chosen)
    expect(
      essays.every((essay) =>
        serves(
          chosen.filter((other) => other !== one),
          essay,
        ),
      ),
    ).toBe(false);
});

test('an answer that a written essay serves is written only where it serves another', () => {
  expect(fewestToWrite([{ id: 'a', served: true, sources: [] }])).toEqual([]);
  expect(
    fewestToWrite([
      { id: 'a', served: true, sources: [] },
      { id: 'b', served: false, sources: ['a'] },
      { id: 'c', served: false, sources: ['a'] },
    ]),
  ).toEqual(['a']);
});
