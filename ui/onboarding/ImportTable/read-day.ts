import { format, isValid, parse, parseISO } from 'date-fns';

/** Two digits of a year are of this century. */
const CENTURY = new Date(2050, 0);

const FORMATS = [
  'M/d/yy',
  'M/d/yyyy',
  'M-d-yyyy',
  'MMM d yyyy',
  'MMMM d yyyy',
  'd MMM yy',
  'd MMM yyyy',
  'd MMMM yyyy',
];

/**
 * The calendar day of a date as spreadsheets write it, or null. An instant is taken in the browser's zone; a date
 * without a year is not guessed.
 */
export function readDay(text: string) {
  const written = text.trim();
  const spoken = written
    .replace(/^[a-z]+day,?\s|^(?:mon|tue|wed|thu|fri|sat|sun)\b/i, '')
    .replace(/(\d)(?:st|nd|rd|th)\b/i, '$1');
  // 15-Nov-2026 and Nov. 15, 2026 are words apart; in 11-15-2026 the dashes are the date's own.
  const words = /[a-z]/i.test(spoken) ? spoken.replace(/[\s.,-]+/g, ' ').trim() : spoken;
  const dates = [
    ...(/^\d{4}-\d\d-\d\d/.test(written) ? [parseISO(written)] : []),
    ...FORMATS.map((form) => parse(words, form, CENTURY)),
  ];
  const date = dates.find((date) => isValid(date) && date.getFullYear() >= 2000 && date.getFullYear() <= 2100);
  return date ? format(date, 'yyyy-MM-dd') : null;
}
