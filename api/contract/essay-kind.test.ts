import { expect, test } from 'vitest';
import published from '../data/season/prompts.json' with { type: 'json' };
import { kindOf, SHORT_ANSWER } from './essay-kind.ts';

interface Published {
  college: string;
  text: string;
  limit: number | null;
  units: readonly string[];
}

/** A limit in characters holds about a sixth of it in words. */
const CHARACTERS_OF_A_WORD = 6;

const prompts = Object.entries(published.colleges)
  .flatMap(([college, { prompts }]) =>
    prompts.map(({ text, limit, units }): Published => {
      const most = limit?.max ?? null;
      const isInWords = limit?.unit === 'words';
      return { college, text, units, limit: most && !isInWords ? Math.round(most / CHARACTERS_OF_A_WORD) : most };
    }),
  )
  .filter(({ limit }) => limit === null || limit > SHORT_ANSWER);

const asksOfCollege = (units: readonly string[]) => units.includes('why-college') || units.includes('use-resources');
const isWhyCollege = ({ text, limit, college }: Published) => kindOf(text, limit, college) === 'whyCollege';

test('most published questions that ask why this college, or what a student would use there, are read as such', () => {
  const whys = prompts.filter(
    ({ units }) => ['why-college', 'use-resources', 'why-field'].includes(units[0]!) && asksOfCollege(units),
  );
  expect(whys.length).toBeGreaterThan(80);
  expect(whys.filter(isWhyCollege).length / whys.length).toBeGreaterThan(0.85);
});

test('no published question that asks for something else is read as why this college', () => {
  const others = prompts.filter(({ units }) => units[0] !== 'why-field' && !asksOfCollege(units));
  expect(others.filter(isWhyCollege).map(({ college, text }) => `${college}: ${text}`)).toEqual([]);
});

test.each([
  ['Why Brown, and how would you use the Open Curriculum?', 'whyCollege'],
  ['why us', 'whyCollege'],
  ['Why are you interested in attending?', 'whyCollege'],
  ['Reflect on your membership in a community. Why is this community meaningful to you?', 'community'],
  ['Describe a challenge that you met. Why was it hard for you?', 'challenge'],
  ['Please describe a time when you did not agree with someone.', 'disagreement'],
  ['Tell us about a time that you engaged with a viewpoint different from your own.', 'disagreement'],
  ['Which of your activities matters most to you, and why?', 'personalStatement'],
  ['What helped you to succeed in college classes so far?', 'personalStatement'],
])('“%s” is read as %s', (prompt, kind) => {
  expect(kindOf(prompt, 250, 'Brown University')).toBe(kind);
});

test('a short limit, the additional information and the main essay are what they are, whatever the prompt speaks of', () => {
  expect(kindOf('Why Brown?', SHORT_ANSWER, 'Brown University')).toBe('shortAnswer');
  expect(kindOf('Is there anything else you would like us to know?', 250, 'Brown University')).toBe(
    'additionalInformation',
  );
  expect(kindOf('Why do you want to attend college?', 650, null)).toBe('personalStatement');
});
