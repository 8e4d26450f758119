import { expect, test } from 'vitest';
import { joinLines } from './join-lines.ts';

test('Lines are joined with a space', () => {
  expect(joinLines(['I kept', 'every', 'lid.'])).toBe('I kept every lid.');
});

test('A word cut at a line end is whole again', () => {
  expect(joinLines(['for exam-', 'ple, an opportu-', 'nity'])).toBe('for example, an opportunity');
  expect(joinLines(['Remem-', 'bering Krzysz-', 'tof'])).toBe('Remembering Krzysztof');
});

test('A compound keeps its hyphen', () => {
  expect(joinLines(['a well-', 'known mother-in-', 'law'])).toBe('a well-known mother-in-law');
  expect(joinLines(['the Anglo-', 'Saxon face-', 'to-face forty-', 'one'])).toBe(
    'the Anglo-Saxon face-to-face forty-one',
  );
  expect(joinLines(['first-', 'and second-year'])).toBe('first- and second-year');
});

test('A dash or a slash at a line end takes a space only if it had one before it', () => {
  expect(joinLines(['the end—', 'or not'])).toBe('the end—or not');
  expect(joinLines(['the end —', 'or not'])).toBe('the end — or not');
  expect(joinLines(['1990–', '1995 and/', 'or 1996'])).toBe('1990–1995 and/or 1996');
});

test('A great many lines are joined in one pass', () => {
  expect(joinLines(Array.from({ length: 200_000 }, () => '-'))).toHaveLength(399_999);
});
