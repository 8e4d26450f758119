import { expect, test } from 'vitest';
import { factsIn } from './content.ts';

const source = { name: 'Common App', url: null, checkedOn: '2026-11-22', dated: null };

test.each([
  ['2026-27', 'Fields and limits of Common App for 2026–27, read November 22, 2026. Preview it.'],
  [
    'not read for 2026-27',
    'Fields and limits of Common App (not read for 2026-27), read November 22, 2026. Preview it.',
  ],
])('what is known of a form of the cycle %s is told', (cycle, says) => {
  const form = { key: 'common-app', label: 'Common App', cycle };
  expect(factsIn({ form, sources: [source], advice: 'Preview it.' })).toBe(`${says} The form’s own counter decides.`);
});
