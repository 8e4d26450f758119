import { expect, test } from 'vitest';
import { writesMonthFirst } from './month-first.ts';

test.each(['America/New_York', 'America/Indiana/Knox', 'America/Indianapolis', 'Pacific/Honolulu', 'US/Eastern'])(
  'a student in %s writes the month first',
  (zone) => expect(writesMonthFirst(zone)).toBe(true),
);

test.each(['America/Toronto', 'America/Mexico_City', 'America/Sao_Paulo', 'Asia/Kolkata', 'Europe/London', 'UTC'])(
  'of a student in %s it is not known',
  (zone) => expect(writesMonthFirst(zone)).toBe(false),
);
