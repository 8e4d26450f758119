import { expect, test } from 'vitest';
import type { PromptUnit } from '../map/prompt-units.ts';
import type { UnitsFrom } from '../map/read-units.ts';
import { promptParts } from './prompt-parts.ts';

/** The parts of a prompt, and the words that ask for each. */
const partsOf = (prompt: string, units: PromptUnit[], unitsFrom: UnitsFrom = 'guess') =>
  promptParts({ text: '', prompt, college: null, units, unitsFrom, sentences: [] }, []).map(({ says, place }) => [
    says,
    place && prompt.slice(place.start, place.end),
  ]);

test('each part of a prompt stands where the prompt asks for it, and not where a sentence only leads up to it', () => {
  const prompt =
    'The lessons we take from obstacles we encounter can be fundamental to later success. Recount a time when you faced a challenge, setback, or failure. How did it affect you, and what did you learn from the experience?';
  expect(partsOf(prompt, ['challenge'])).toEqual([
    ['A challenge', 'Recount a time when you faced a challenge, setback, or failure'],
    ['How it affected you', 'How did it affect you'],
    ['What you learned', 'what did you learn from the experience'],
  ]);
});

test('the parts stand in the order of the prompt', () => {
  const prompt = 'Describe a time when you disagreed with someone you respect. What did you do, and what came of it?';
  expect(partsOf(prompt, ['disagreement', 'values']).map(([says]) => says)).toEqual([
    'A disagreement',
    'What you did about it',
    'What came of it',
  ]);
});

test('«why» asks for a college only where it names one', () => {
  const prompt =
    'Describe a topic, idea, or concept you find so engaging that it makes you lose all track of time. Why does it captivate you? What or who do you turn to when you want to learn more?';
  expect(partsOf(prompt, ['interest-origin', 'joy']).slice(1)).toEqual([
    ['Why', 'Why does it captivate you'],
    ['Where you turn to learn more', 'What or who do you turn to when you want to learn more'],
  ]);
  expect(partsOf('Why Carleton?', ['why-college'])).toEqual([['Why this college', 'Why Carleton']]);
});

test('an event that need not be hard is asked for as one', () => {
  const prompt =
    'Discuss an accomplishment, event, or realization that sparked a period of personal growth and a new understanding of yourself or others.';
  expect(partsOf(prompt, ['challenge', 'identity']).map(([says]) => says)).toEqual([
    'What happened',
    'What it changed in you',
  ]);
  const either =
    'Describe how you have taken advantage of a significant educational opportunity or worked to overcome an educational barrier you have faced.';
  expect(partsOf(either, ['challenge']).map(([says]) => says)).toContain('What happened');
  expect(partsOf('Describe a challenge you or your family has faced.', ['challenge'])[0]![0]).toBe('A challenge');
});

test('the place of the student in a community is asked for beside the community', () => {
  const prompt =
    'Choose one of the communities to which you belong, and describe that community and your place within it.';
  expect(partsOf(prompt, ['community'])).toEqual([
    ['A community', expect.any(String)],
    ['Your part in it', expect.any(String)],
  ]);
});

test('a short «and why» is a part of its own', () => {
  expect(partsOf('Which issue matters to you, and why? (50 words)', ['values'])).toEqual([
    ['What you hold to', 'Which issue matters to you'],
    ['Why', 'why'],
  ]);
});

test('a unit that is only a guess is left out where the prompt has others', () => {
  const prompt = 'Describe an academic challenge you have faced.';
  expect(partsOf(prompt, ['challenge', 'joy']).map(([says]) => says)).toEqual(['A challenge']);
});

test('a part that the student says the prompt to have, and that no words of it ask for, stands nowhere', () => {
  const prompt = 'Describe an academic challenge you have faced.';
  expect(partsOf(prompt, ['challenge', 'joy'], 'student').at(-1)).toEqual(['What you enjoy', null]);
});

test('one question can ask for two things that a published question is known to ask for', () => {
  const prompt = 'Tell us about your interest in this area of study and in Babson specifically.';
  const words = prompt.slice(0, -1);
  expect(partsOf(prompt, ['why-field', 'why-college'], 'published')).toEqual([
    ['Why this field', words],
    ['Why this college', words],
  ]);
  expect(partsOf(prompt, ['why-field', 'why-college'])).toEqual([['Why this field', words]]);
});

test('what a published question is known to ask for, and no words of it ask for, is not shown', () => {
  const prompt = 'Describe how you have taken advantage of a significant educational opportunity.';
  expect(partsOf(prompt, ['challenge', 'interest-origin'], 'published').map(([says]) => says)).not.toContain(
    'Where the interest began',
  );
});

test('that an answer is short is no part of a prompt that has a topic', () => {
  expect(partsOf('In 150 words or fewer: why Reed?', ['why-college', 'short-fact'])).toEqual([
    ['Why this college', 'why Reed'],
  ]);
});
