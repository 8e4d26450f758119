import { expect, test } from 'vitest';
import { ordinary } from './fixtures/ordinary.ts';
import { strong } from './fixtures/strong.ts';
import { weak } from './fixtures/weak.ts';
import { previewEssay } from './preview.ts';

const all = Object.entries({ ...strong, ...ordinary, ...weak });

test.each(all)('the preview of “%s” has a score of one decimal and one to three remarks that quote it', (_, essay) => {
  const { score, feedback } = previewEssay({ essay });
  expect(score).toBeGreaterThan(0);
  expect(score).toBeLessThanOrEqual(10);
  expect(Math.round(score * 10)).toBeCloseTo(score * 10);
  expect(feedback.length).toBeGreaterThanOrEqual(1);
  expect(feedback.length).toBeLessThanOrEqual(3);
  expect(feedback.join(' ')).toContain('“');
});

test.each(all)('the new opening of “%s” holds only words of the essay', (_, essay) => {
  const { rewritten_intro } = previewEssay({ essay });
  const own = new Set(essay.split(/\s+/));
  expect(rewritten_intro.length).toBeGreaterThan(0);
  expect(rewritten_intro.split(/\s+/).filter((word) => !own.has(word))).toEqual([]);
});

test('a strong opening of a hundred words is not marked down for ending there, and a weak one stays weak', () => {
  const opening = (essay: string) =>
    previewEssay({
      essay: essay
        .split(/(?<=[.!?]) /)
        .reduce((text, next) => (text.split(' ').length < 110 ? `${text} ${next}` : text)),
    }).score;
  const best = Math.max(...Object.values(weak).map(opening));
  for (const essay of Object.values(strong)) {
    expect(opening(essay)).toBeGreaterThanOrEqual(6);
    expect(opening(essay)).toBeGreaterThan(best + 2);
  }
});

test('an opening starts on the most concrete sentence', () => {
  expect(previewEssay({ essay: ordinary.job }).rewritten_intro).toMatch(/^In August it was so hot outside/);
});

test('an empty essay gets advice and no opening', () => {
  const { score, feedback, rewritten_intro } = previewEssay({ essay: '' });
  expect(score).toBe(0);
  expect(feedback).toHaveLength(1);
  expect(rewritten_intro).toBe('');
});
