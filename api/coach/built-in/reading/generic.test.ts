import { expect, test } from 'vitest';
import { stockIn } from './generic.ts';

test.each([
  'It felt like my whole world.',
  'You could hear a pin drop.',
  'I was a deer in the headlights.',
  'A wave of relief washed over me.',
  "What doesn't kill you makes you stronger.",
  'They taught me more than I taught them.',
  'I am my own worst enemy.',
  'This is only the beginning of my story.',
  'The silence was deafening.',
  'I never looked back.',
])('“%s” stands in many essays', (sentence) => {
  expect(stockIn(sentence)).toBeGreaterThan(0);
});

test.each([
  'I took a deep breath and read the label again.',
  'The lock clicked when she turned the key twice.',
  'I looked back at the dog, who had not moved.',
  'He found the voice recorder under the seat.',
  'A wave went over the side and soaked the bread.',
  'Her map of the world hung over the sink.',
])('“%s” is the writer’s own', (sentence) => {
  expect(stockIn(sentence)).toBe(0);
});
