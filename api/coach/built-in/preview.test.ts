import { expect, test } from 'vitest';
import { ordinary } from './fixtures/ordinary.ts';
import { strong } from './fixtures/strong.ts';
import { weak } from './fixtures/weak.ts';
import { gradeEssay } from './grade.ts';
import { previewEssay } from './preview.ts';

const all = Object.entries({ ...strong, ...ordinary, ...weak });

test.each(all)('the preview of “%s” has a score of one decimal and two to four sentences of feedback', (_, essay) => {
  const { score, feedback } = previewEssay({ essay });
  expect(score).toBe(gradeEssay({ text: essay, prompt: '' }).score / 10);
  expect(feedback.length).toBeGreaterThanOrEqual(2);
  expect(feedback.length).toBeLessThanOrEqual(4);
  expect(feedback.join(' ')).toContain('“');
});

test.each(all)('the new opening of “%s” holds only words of the essay', (_, essay) => {
  const { rewritten_intro } = previewEssay({ essay });
  const own = new Set(essay.split(/\s+/));
  expect(rewritten_intro.length).toBeGreaterThan(0);
  expect(rewritten_intro.split(/\s+/).filter((word) => !own.has(word))).toEqual([]);
});

test('an opening starts on the most concrete sentence', () => {
  expect(previewEssay({ essay: ordinary.job }).rewritten_intro).toMatch(/^In August it was so hot outside/);
});

test('an empty essay gets advice and no opening', () => {
  const { score, feedback, rewritten_intro } = previewEssay({ essay: '' });
  expect(score).toBe(0);
  expect(feedback).toHaveLength(2);
  expect(rewritten_intro).toBe('');
});
