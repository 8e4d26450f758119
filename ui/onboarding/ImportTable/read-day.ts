import { format, isValid, parse, parseISO } from 'date-fns';

/** A calendar day, `2026-11-15`; or why the text is not one, as the rest of a sentence that begins with the text. */
export type DayRead = { day: string } | { problem: string };

const ORDERS = { monthFirst: ['M/d/yy', 'M/d/yyyy'], dayFirst: ['d/M/yy', 'd/M/yyyy'] };
const WORDS = ['MMM d yyyy', 'MMMM d yyyy', 'd MMM yy', 'd MMM yyyy', 'd MMMM yyyy'];
const YEARLESS = ['MMM d', 'MMMM d', 'd MMM', 'd MMMM'];

/** An admission cycle begins on June 1; month and day, `06-01`. */
const CYCLE_BEGINS = '06-01';

/**
 * Reads a date as spreadsheets write it; an instant is taken in the browser's zone. A date without a year is the one of
 * the admission cycle (June 1 to May 31) that `today` is in, provided that it is still to come. Nothing is guessed: what
 * may be one of two days is none.
 */
export function readDay(text: string, today: string): DayRead {
  const written = text.trim();
  const spoken = written
    .replace(/^[a-z]+day,?\s|^(?:mon|tue|wed|thu|fri|sat|sun)\b/i, '')
    .replace(/(\d)(?:st|nd|rd|th)\b/i, '$1')
    .replace(/\bsept\b/i, 'Sep');
  // 15-Nov-2026 and Nov. 15, 2026 are words apart; in 11-15-2026 and 30.11.2026 the marks are the date's own.
  const isInWords = /[a-z]/i.test(spoken);
  const words = isInWords ? spoken.replace(/[\s.,-]+/g, ' ').trim() : spoken.replace(/[-.]/g, '/');

  if (/^\d{4}-\d\d?-\d\d?(?!\d)/.test(written))
    return dayOr([...days(written, ['yyyy-M-d']), ...daysOf([parseISO(written)])]);
  if (isInWords) {
    const withYear = days(words, WORDS);
    return withYear.length > 0 ? dayOr(withYear) : yearless(words, YEARLESS, today);
  }
  if (/^\d\d?\/\d\d?$/.test(words)) return yearless(words, ['M/d', 'd/M'], today);
  return dayOr([...days(words, ORDERS.monthFirst), ...days(words, ORDERS.dayFirst)]);
}

const NOT_READ = 'is not a date that Laurel can read.';

/** The days that a text may be in these forms. The year of a form without one is that of `reference`. */
function days(text: string, forms: readonly string[], reference = new Date(2050, 0)) {
  return daysOf(forms.map((form) => parse(text, form, reference)));
}

/** The days of dates, without those that are none or out of range. */
function daysOf(dates: readonly Date[]) {
  return dates
    .filter((date) => isValid(date) && date.getFullYear() >= 2000 && date.getFullYear() <= 2100)
    .map((date) => format(date, 'yyyy-MM-dd'));
}

function dayOr(found: readonly string[]): DayRead {
  const [day, other] = new Set(found);
  if (!day) return { problem: NOT_READ };
  return other ? { problem: `may be ${spell(day)} or ${spell(other)}. Write the month as a word.` } : { day };
}

function yearless(text: string, forms: readonly string[], today: string): DayRead {
  const year = Number(today.slice(0, 4));
  const firstYear = today.slice(5) >= CYCLE_BEGINS ? year : year - 1;
  const found = [firstYear, firstYear + 1]
    .flatMap((year) => days(text, forms, new Date(year, 0)))
    .filter((day) => day >= `${firstYear}-${CYCLE_BEGINS}` && day < `${firstYear + 1}-${CYCLE_BEGINS}`);
  const read = dayOr(found);
  if ('day' in read && read.day < today)
    return { problem: `has no year, and ${spell(read.day)} is over. Add the year.` };
  return read;
}

const spell = (day: string) => format(parseISO(day), 'MMM d, yyyy');
