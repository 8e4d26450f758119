/** The months in English, in their order. */
export const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** A month in full or shortly, as a pattern: "Jan", "Sept", "December". */
export const MONTH_PATTERN =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?';

/** The index of the month, from 0, that begins with three letters in any case. */
export const monthOf = (word: string): number =>
  MONTHS.findIndex((month) => month.slice(0, 3).toLowerCase() === word.slice(0, 3).toLowerCase());
