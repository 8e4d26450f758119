import { describe, expect, test } from 'vitest';
import { isEarlier, isOfNow } from './cycle.ts';

describe.each(['2026-27', '2031-32'])('in %s', (today) => {
  test.each([today, `${today} (its page names no year)`, '2032-33'])('%s is of now', (cycle) => {
    expect(isOfNow(cycle, today)).toBe(true);
    expect(isEarlier(cycle, today)).toBe(false);
  });

  test.each(['2025-26', 'fall 2024'])('%s is earlier', (cycle) => {
    expect(isOfNow(cycle, today)).toBe(false);
    expect(isEarlier(cycle, today)).toBe(true);
  });

  test('what names no year is not called earlier', () => {
    expect(isOfNow('undated copy', today)).toBe(false);
    expect(isEarlier('undated copy', today)).toBe(false);
  });
});

test('where nobody says which cycle it is, none is earlier', () => {
  expect(isOfNow('2016-17')).toBe(true);
  expect(isEarlier('2016-17')).toBe(false);
});

/** Code without its comments, which may give an example. Stories and the pictures of the landing page show a day. */
const code = Object.entries({
  ...import.meta.glob<string>(['../**/*.{ts,tsx}', '!../node_modules/**', '!../dist/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../mocks/{*,handlers/*,coach/*}.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
}).filter(([path]) => !/\.stories\.|\.test\.|story-parts|fixtures|StepPictures/.test(path));

test('no component and no mock names an admission cycle', () => {
  expect(code.length).toBeGreaterThan(100);
  const named = code.flatMap(([path, text]) =>
    [...text.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '').matchAll(/\b20\d\d[-–]\d\d(?![-\d])|\b202\d\b(?!-)/g)].map(
      ([found]) => `${path}: ${found}`,
    ),
  );
  expect(named).toEqual([]);
});
