import { describe, expect, test } from 'vitest';
import { ordinary } from './fixtures/ordinary.ts';
import { strong } from './fixtures/strong.ts';
import { weak } from './fixtures/weak.ts';
import { previewEssay } from './preview.ts';

const all = Object.entries({ ...strong, ...ordinary, ...weak });

test.each(all)('the preview of “%s” has a score of one decimal and one to three remarks that quote it', (_, essay) => {
  const { score, feedback } = previewEssay({ essay }, []);
  expect(score).toBeGreaterThan(0);
  expect(score).toBeLessThanOrEqual(10);
  expect(Math.round(score * 10)).toBeCloseTo(score * 10);
  expect(feedback.length).toBeGreaterThanOrEqual(1);
  expect(feedback.length).toBeLessThanOrEqual(3);
  expect(feedback.join(' ')).toContain('“');
});

test.each(all)('the new opening of “%s” holds only words of the essay', (_, essay) => {
  const { rewritten_intro } = previewEssay({ essay }, []);
  const own = new Set(essay.split(/\s+/));
  expect(rewritten_intro.length).toBeGreaterThan(0);
  expect(rewritten_intro.split(/\s+/).filter((word) => !own.has(word))).toEqual([]);
});

test('a strong opening of a hundred words is not marked down for ending there, and a weak one stays weak', () => {
  const opening = (essay: string) =>
    previewEssay(
      {
        essay: essay
          .split(/(?<=[.!?]) /)
          .reduce((text, next) => (text.split(' ').length < 110 ? `${text} ${next}` : text)),
      },
      [],
    ).score;
  const best = Math.max(...Object.values(weak).map(opening));
  for (const essay of Object.values(strong)) {
    expect(opening(essay)).toBeGreaterThanOrEqual(6);
    expect(opening(essay)).toBeGreaterThan(best + 2);
  }
});

describe('an opening', () => {
  const opening = (essay: string) => previewEssay({ essay }, []).rewritten_intro;

  test.each([
    [
      'a pronoun of somebody not named yet',
      'I always liked to cook. My grandmother stood on a stool and stirred the pot. I burned my tongue on her hot sancocho every Sunday for six years.',
      /^My grandmother stood on a stool/,
    ],
    [
      'a word that leans on the sentence before',
      'People ask where I am from. So I point at the red trailer behind the gas station in Hazard, Kentucky. I like to walk.',
      /^People ask where I am from\. So I point/,
    ],
    [
      '“it” that stands for something left behind',
      'Life is long. When it happened, I heard a pop in my knee. At the hospital, the doctor held my foot.',
      /^At the hospital, the doctor held my foot\./,
    ],
  ])('does not start on %s', (_, essay, start) => {
    expect(opening(essay)).toMatch(start);
  });

  test('may start as the writer did', () => {
    expect(
      opening('The first time I saw her, she was kicking a red parking meter in the snow. Her name was Ruth.'),
    ).toMatch(/^The first time I saw her/);
  });

  test('holds a quotation whole', () => {
    expect(
      opening(
        'School is important. My brother Luis sat on the curb and said, “Don’t tell Mom. I fell off the bridge.” Life goes on.',
      ),
    ).toContain('“Don’t tell Mom. I fell off the bridge.”');
  });

  test('does not go on with a pronoun of somebody left out', () => {
    expect(
      opening(
        'My mother owns a bakery. Eleven sacks of flour stood in the window like sandbags. She did not cry. I swept the floor with an old broom.',
      ),
    ).toBe('Eleven sacks of flour stood in the window like sandbags. I swept the floor with an old broom.');
  });
});

test('an opening starts on the most concrete sentence', () => {
  expect(previewEssay({ essay: ordinary.job }, []).rewritten_intro).toMatch(
    /^Last summer I got my first job, at a grocery store/,
  );
});

test('an empty essay gets advice and no opening', () => {
  const { score, feedback, rewritten_intro } = previewEssay({ essay: '' }, []);
  expect(score).toBe(0);
  expect(feedback[0]).toBe('There is nothing to read yet.');
  expect(rewritten_intro).toBe('');
});
