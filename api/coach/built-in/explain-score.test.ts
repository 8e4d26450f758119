import { expect, test } from 'vitest';
import { CATEGORY_WEIGHTS } from '#contract/category-weights.ts';
import { categoryNames } from '#contract/essays.ts';
import { explainScore } from './explain-score.ts';
import { ordinary } from './fixtures/ordinary.ts';
import { unknown } from './fixtures/unknown.ts';
import { weak } from './fixtures/weak.ts';
import { gradeEssay } from './grade.ts';
import { SIGNALS } from './scoring/signals.ts';

const parts = (text: string, prompt = '') => explainScore({ ...unknown, text, prompt }, []).split('\n\n');
const cells = (table = '') => table.split('\n').map((row) => row.trim().split(/ {2,}/));

test('the score is explained as the sum of its categories', () => {
  const { categories } = gradeEssay({ ...unknown, text: ordinary.job }, []);
  const [words, sum, table] = parts(ordinary.job);
  const points = categoryNames.map((name) => CATEGORY_WEIGHTS[name] * categories[name]);
  expect(words).toMatch(/^\d+ words, read as personalStatement$/);
  expect(sum).toMatch(/^Score \d+$/);
  expect(cells(table)).toEqual([
    ['category', 'rated', 'weight', 'points'],
    ...categoryNames.map((name, at) => [
      name,
      `${categories[name]}`,
      `${Math.round(100 * CATEGORY_WEIGHTS[name])} %`,
      points[at]?.toFixed(1),
    ]),
    ['sum', points.reduce((a, b) => a + b).toFixed(1)],
  ]);
});

test('every signal is listed, and what the signals of a category add is its rating', () => {
  const { categories } = gradeEssay({ ...unknown, text: ordinary.job }, []);
  const rows = cells(parts(ordinary.job)[6]);
  for (const { key, category } of SIGNALS)
    expect(rows.find(([, name]) => name === key)).toEqual([category, key, expect.any(String), expect.any(String)]);
  for (const name of categoryNames) {
    const own = rows.filter(([category]) => category === name).map((row) => Number(row.at(-1)));
    const rated = own.pop() ?? NaN;
    expect(own.reduce((a, b) => a + b)).toBeCloseTo(rated, -0.3);
    expect(Math.round(rated)).toBe(categories[name]);
  }
});

test('gates, guards, roles and marks are listed, with the words that are marked', () => {
  const [, , , , taken, , , , sentences, , marks] = parts(weak.basketball, 'What did you learn?');
  expect(taken).toMatch(/points|at most|of every category/);
  expect(sentences).toMatch(/claim|general/);
  expect(marks).toContain('needs work, ');
});

test.each(['', 'Three short words.'])('“%s” is explained as well', (text) => {
  expect(explainScore({ ...unknown, text }, [])).toContain('none');
});
