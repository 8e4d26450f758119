import { describe, expect, test } from 'vitest';
import { matchesSearch, newHonor, trimmed } from './honor.ts';

const honor = {
  ...newHonor,
  title: 'Governor’s Award',
  organization: 'Fundación Ávila',
  level: 'State' as const,
  notes: 'For Fix-It Saturdays.',
};

describe('a search', () => {
  test.each(['', '  ', 'award', 'GOVERNOR', "governor's", 'avila', 'state award', 'fix-it', ' saturdays '])(
    'of «%s» finds it',
    (query) => expect(matchesSearch(honor, query)).toBe(true),
  );

  test.each(['national', 'governor national', '11'])('of «%s» does not', (query) =>
    expect(matchesSearch(honor, query)).toBe(false),
  );
});

test('an honor is trimmed, and what is empty becomes null', () => {
  expect(trimmed({ ...newHonor, title: ' Book prize ', organization: '  ', notes: '' })).toEqual({
    ...newHonor,
    title: 'Book prize',
    organization: null,
    notes: null,
  });
});
