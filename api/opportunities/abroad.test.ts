import { expect, test } from 'vitest';
import { isAbroad, isInCanada } from './abroad.ts';

test.each([
  'Toronto',
  'Toronto, ON',
  'Toronto, Ontario, Canada',
  'M5V 2T6',
  'London, UK',
  'Mumbai',
  'São Paulo, Brazil',
  'Tbilisi',
  'Mexico City',
])('«%s» is a place outside the United States', (place) => expect(isAbroad(place)).toBe(true));

test.each([
  '',
  'Springfield',
  'nowhere at all',
  '12',
  'Puerto Rico',
  'Guam',
  'Atlantta, Georgia',
  'Hobokken, New Jersey',
  'Santa Fee, New Mexico',
])('«%s» is not known as one', (place) => expect(isAbroad(place)).toBe(false));

test.each(['Toronto', 'Toronto, Ontario, Canada', 'M5V 2T6', 'Quebec'])('«%s» is in Canada', (place) =>
  expect(isInCanada(place)).toBe(true),
);

test.each(['London, UK', 'Mexico City', 'Mumbai'])('«%s» is not in Canada', (place) =>
  expect(isInCanada(place)).toBe(false),
);
