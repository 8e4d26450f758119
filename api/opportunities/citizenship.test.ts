import { expect, test } from 'vitest';
import { citizenshipIn } from './citizenship.ts';

test.each([
  ['chess, I am a US citizen', 'us'],
  ['chess, non-US citizen', 'other'],
  ['not yet a US citizen, robotics', 'other'],
  ['I have a green card', 'permanentResident'],
  ['I don’t have a green card', 'other'],
  ['i dont have my green card', 'other'],
  ['I do not hold a green card', 'other'],
  ['not a lawful permanent resident', 'other'],
  ['robotics and chess', null],
] as const)('“%s” speaks of %s', (text, citizenship) => {
  expect(citizenshipIn(text)).toBe(citizenship);
});
