import { expect, test } from 'vitest';
import { locateQuotes } from './locate.ts';

const text = 'I paint. “Yes,” she said—and then…  nothing. I paint. It’s the blue   of a 1962 Ford.\n\nI paint.';
const found = (...quotes: (string | null)[]) =>
  locateQuotes(
    text,
    quotes.map((quote, at) => ({ quote, why: String(at) })),
  ).map(({ start, end, why }) => [start === null ? null : text.slice(start, end!), why]);

test.each([
  ['as it is', 'she said', 'she said'],
  ['with straight quotation marks', '"Yes," she said', '“Yes,” she said'],
  ['with a hyphen and spaces for a dash', 'she said - and then', 'she said—and then'],
  ['with three dots', 'and then... nothing', 'and then…  nothing'],
  ['with other white space', 'the blue of a 1962\nFord', 'the blue   of a 1962 Ford'],
  ['in other letters', 'IT’S THE BLUE', 'It’s the blue'],
  ['in quotation marks of its own', '"It\'s the blue"', 'It’s the blue'],
  ['with an ellipsis at its end', 'It’s the blue...', 'It’s the blue'],
])('a quote %s is found', (_how, quote, place) => {
  expect(found(quote)).toEqual([[place, '0']]);
});

test('what is not there is listed after what is', () => {
  expect(found('I sing', null, '', 'she said')).toEqual([
    ['she said', '3'],
    [null, '0'],
    [null, '1'],
    [null, '2'],
  ]);
});

test('the same words are marked one after the other, in text order, and nothing over another mark', () => {
  const places = locateQuotes(
    text,
    ['I paint', 'nothing. I paint', 'I paint', 'I paint'].map((quote, at) => ({ quote, why: String(at) })),
  );
  const drawn = places.filter(({ start }) => start !== null);
  expect(drawn.map(({ why }) => why)).toEqual(['0', '1', '2']);
  expect(drawn.slice(1).filter(({ start }, at) => start! < drawn[at]!.end!)).toEqual([]);
  expect(places.at(-1)).toEqual({ start: null, end: null, why: '3' });
});
