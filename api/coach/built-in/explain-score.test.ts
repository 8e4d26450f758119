import { expect, test } from 'vitest';
import { CATEGORY_WEIGHTS } from '#contract/category-weights.ts';
import { categoryNames } from '#contract/essays.ts';
import { explainScore } from './explain-score.ts';
import { ordinary } from './fixtures/ordinary.ts';
import { weak } from './fixtures/weak.ts';
import { gradeEssay } from './grade.ts';
import { SIGNALS } from './signals.ts';

const parts = (text: string, prompt = '') => explainScore(text, prompt, []).split('\n\n');
const cells = (table = '') => table.split('\n').map((row) => row.trim().split(/ {2,}/));

test('the score is explained as the sum of its categories', () => {
  const { score, categories } = gradeEssay({ text: ordinary.job, prompt: '', wordLimit: null }, []);
  const [words, sum, table] = parts(ordinary.job);
  const points = categoryNames.map((name) => CATEGORY_WEIGHTS[name] * categories[name]);
  expect(words).toMatch(/^\d+ words$/);
  expect(sum).toBe(`Score ${score}`);
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

test('every signal is listed with its range, and what the signals of a category add is its raw value', () => {
  const rows = cells(parts(ordinary.job)[4]);
  for (const { key, category, better } of SIGNALS)
    expect(rows.find(([, name]) => name === key)).toEqual([
      category,
      key,
      expect.stringMatching(/^-?[\d.]+$/),
      expect.stringMatching(/ to /),
      better,
      expect.any(String),
      expect.any(String),
    ]);
  for (const name of categoryNames) {
    const own = rows.filter(([category]) => category === name);
    const [whole = [], ...terms] = own.reverse();
    const sum = terms.reduce((total, cell) => total + Number(cell.at(-2)), 0);
    expect(whole[1]).toMatch(/^raw value, rated \d+$/);
    expect(Math.abs(sum - Number(whole[2]))).toBeLessThan(1);
  }
});

test('the columns of a table stand one below the other', () => {
  const [head = '', ...rows] = parts(ordinary.job)[4]?.split('\n') ?? [];
  for (const row of rows.filter((row) => row.includes(' to '))) {
    expect(row.indexOf('more') + row.indexOf('less') + 1).toBe(head.indexOf('better'));
  }
});

test('guards and highlights are listed, with the words that are marked', () => {
  const [, , , , , , guards, , highlights] = parts(weak.basketball, 'Of a telescope, planet or comet.');
  expect(guards).toContain('% of every category: too few full stops');
  expect(highlights).toContain('needs work, claimedLesson: “basketball teached me that');
  expect(highlights).toContain('the whole essay\n  The prompt speaks of “telescope” or “planet”');
  expect(parts(ordinary.job)[6]).toBe('none took anything away');
});

test.each(['', 'Three short words.'])('“%s” is explained as well', (text) => {
  expect(explainScore(text, '', [])).toContain('the whole essay\n  There is ');
});
