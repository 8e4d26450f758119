import { expect, test } from 'vitest';
import { withRow } from './server.ts';

const rows = [
  { id: 'a', name: 'Ada' },
  { id: 'b', name: 'Ben' },
];
const added = { id: 'c', name: 'Cy' };

test.each(['listActivities', 'listHonors'] as const)('a new row of %s comes first', (name) => {
  expect(withRow(name, rows, added)).toEqual([added, ...rows]);
});

test.each(['listPeople', 'listRequirements', 'listApplications'] as const)('a new row of %s comes last', (name) => {
  expect(withRow(name, rows, added)).toEqual([...rows, added]);
});

test('a row that is there stays where it is', () => {
  expect(withRow('listHonors', rows, { id: 'b', name: 'Bea' })).toEqual([rows[0], { id: 'b', name: 'Bea' }]);
});
