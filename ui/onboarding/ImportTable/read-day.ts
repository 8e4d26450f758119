import { format, isValid, parse, parseISO } from 'date-fns';

/** A calendar day, `2026-11-15`, or why the text is not one. `problem` ends a sentence that begins with the text. */
interface DayRead {
  day?: string;
  problem?: string;
}

/** How a student counts and writes days. */
export interface Calendar {
  /** Their day, `2026-11-15`, which decides the year of a date without one. */
  today: string;
  /** Whether a date in figures that may be two days has the month first. Where that is not known, it is not read. */
  monthFirst: boolean;
}

const FIGURES = { monthFirst: ['M/d/yy', 'M/d/yyyy'], dayFirst: ['d/M/yy', 'd/M/yyyy'] };
const YEARLESS_FIGURES = { monthFirst: ['M/d'], dayFirst: ['d/M'] };
const WORDS = ['MMM d yyyy', 'MMMM d yyyy', 'd MMM yy', 'd MMM yyyy', 'd MMMM yyyy'];
const YEARLESS = ['MMM d', 'MMMM d', 'd MMM', 'd MMMM'];

/** The month and day on which an admission cycle begins. */
const CYCLE_BEGINS = '06-01';

/**
 * Reads a date as spreadsheets write it, and an instant in the time zone of the browser. A date without a year is the one
 * of the admission cycle (June 1 to May 31) of `today`, if it is still to come. Nothing is guessed: a text that may mean
 * two days is not read, unless the student is known to write the month first.
 */
export function readDay(text: string, { today, monthFirst }: Calendar): DayRead {
  const written = text.trim();
  const spoken = written
    .replace(/^[a-z]+day,?\s|^(?:mon|tue|wed|thu|fri|sat|sun)\b/i, '')
    .replace(/(\d)(?:st|nd|rd|th)\b/i, '$1')
    .replace(/\bsept\b/i, 'Sep');
  // In 15-Nov-2026 and Nov. 15, 2026 the marks only separate words. In 11-15-2026 and 30.11.2026 they separate numbers.
  const isInWords = /[a-z]/i.test(spoken);
  const words = isInWords ? spoken.replace(/[\s.,-]+/g, ' ').trim() : spoken.replace(/[-.]/g, '/');

  if (/^\d{4}-\d\d?-\d\d?(?!\d)/.test(written))
    return dayOr([...days(written, ['yyyy-M-d']), ...daysOf([parseISO(written)])]);
  if (isInWords) {
    const withYear = days(words, WORDS);
    return withYear.length > 0 ? dayOr(withYear) : yearless(words, YEARLESS, today);
  }
  const isYearless = /^\d\d?\/\d\d?$/.test(words);
  const orders = isYearless ? YEARLESS_FIGURES : FIGURES;
  const read = (forms: readonly string[]) => (isYearless ? yearless(words, forms, today) : dayOr(days(words, forms)));
  const usual = monthFirst ? read(orders.monthFirst) : { problem: NOT_READ };
  return usual.problem === NOT_READ ? read([...orders.monthFirst, ...orders.dayFirst]) : usual;
}

/** Whether a text is a date, also where its day can't be told. */
export const isDate = (text: string, calendar: Calendar) => readDay(text, calendar).problem !== NOT_READ;

const NOT_READ = 'is not a date that Laurel can read.';

/** The days that a text may mean in these forms. `reference` gives the year of a form without one. */
function days(text: string, forms: readonly string[], reference = new Date(2050, 0)) {
  return daysOf(forms.map((form) => parse(text, form, reference)));
}

/** The days of valid dates from 2000 to 2100. */
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
  if (read.day && read.day < today) return { problem: `has no year, and ${spell(read.day)} is over. Add the year.` };
  return read;
}

const spell = (day: string) => format(parseISO(day), 'MMM d, yyyy');
