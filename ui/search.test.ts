import { expect, test } from 'vitest';
import { matchesSearch } from './search.ts';

const texts = ['Governor’s Award', 'Fundación Ávila', null, 'For Fix-It Saturdays.'];

test.each(['', '  ', 'award', 'GOVERNOR', "governor's", 'avila', 'ávila award', 'fix-it', ' saturdays '])(
  '«%s» finds them',
  (query) => expect(matchesSearch(query, texts)).toBe(true),
);

test.each(['national', 'governor national', '11'])('«%s» does not', (query) =>
  expect(matchesSearch(query, texts)).toBe(false),
);
