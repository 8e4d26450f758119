import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { SIGNALS } from '#api/coach/built-in/scoring/signals.ts';
import { CATEGORY_WEIGHTS } from '#contract/category-weights.ts';
import { fromRoot } from '#api/root.ts';

const head = '| category | signal | meaning | weight | why |\n| --- | --- | --- | --- | --- |\n';

const row = ({ category, key, meaning, weight, why }: (typeof SIGNALS)[number]) =>
  `| ${category} | \`${key}\` | ${meaning} | ${weight} | ${why} |`;

test('docs/coach.md lists every signal as it is measured, and nothing else', async () => {
  const text = await readFile(fromRoot('docs/coach.md'), 'utf8');
  expect(text.slice(text.indexOf('| category |'))).toBe(`${head}${SIGNALS.map(row).join('\n')}\n`);
});

test('docs/coach.md gives the weights of the categories', async () => {
  const text = (await readFile(fromRoot('docs/coach.md'), 'utf8')).replace(/\s+/g, ' ');
  const weights = Object.entries(CATEGORY_WEIGHTS).map(([name, weight]) => `${name} ${Math.round(100 * weight)} %`);
  expect(text).toContain(weights.join(', '));
});
