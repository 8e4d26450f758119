import { expect, test } from 'vitest';
import { daysAsked } from './days-asked.ts';

const moment = { now: new Date('2026-11-26T15:00:00Z'), timeZone: 'UTC' };

test.each([
  ['what is due in jan', 'in January', 36, 66],
  ['what is due by jan 5', 'by January 5', 0, 40],
  ['what is due on january 5th', 'on January 5', 40, 40],
  ['what is due after december', 'after December', 36, Infinity],
  ['what is due before the end of december', 'by the end of December', 0, 35],
  ['what is due by the end of the year', 'by the end of December', 0, 35],
  ['what is due before christmas', 'before Christmas', 0, 28],
  ['what is due by new years', "before New Year's Day", 0, 35],
  ['what is due after xmas break', 'after Christmas', 30, Infinity],
  ['what is due before thanksgiving', 'before Thanksgiving', 0, 0],
  ['what is due after december 1 but before january 5', 'from December 1 to January 5', 5, 40],
  ['what is due between dec 1 and dec 15', 'from December 1 to December 15', 5, 19],
  ['what is due before january 5 but after december 1', 'from December 1 to January 5', 5, 40],
  ['what is due between nov 15 and dec 1', 'from November 15 to December 1', 0, 5],
  ['what is due between dec 1 and 15', 'from December 1 to December 15', 5, 19],
  ['once brown is done what is due by monday', 'by Monday', 0, 4],
  ['i hear decisions 2 weeks from now what is due', 'in the next 14 days', 0, 14],
  ['what is due after monday', 'after Monday', 5, Infinity],
  ['what is due by monday', 'by Monday', 0, 4],
  ['what is due in two months', 'in the next 60 days', 0, 60],
  ['what is due the week after next', 'in the next 21 days', 0, 21],
  ['what do i have left', '', 0, Infinity],
])('“%s” asks about the days %s', (text, name, from, to) => {
  expect(daysAsked(text, moment)).toEqual({ name, from, to });
});
