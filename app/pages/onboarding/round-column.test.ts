import { expect, test } from 'vitest';
import directory from '#api/data/colleges.json' with { type: 'json' };
import { parted } from '../../../ui/onboarding/ImportTable/parted.ts';
import { roundColumn } from './round-column.ts';

const read = (college: string) => {
  const { college: name, round } = parted({ college, round: '' }, [roundColumn]);
  return [name, round];
};

test.each([
  ['Tufts ED2', 'Tufts', 'ed2'],
  ['UMich - Early Action', 'UMich', 'ea'],
  ['Boston University (RD)', 'Boston University', 'rd'],
  ['Emory: ED II', 'Emory', 'ed2'],
  ['Brown Early Decision', 'Brown', 'ed'],
  ['Brown, Early Decision II', 'Brown', 'ed2'],
  ['Tufts EDII', 'Tufts', 'ed2'],
  ['Tufts [ED 2]', 'Tufts', 'ed2'],
  ['tufts ed 1', 'tufts', 'ed'],
  ['Stanford REA', 'Stanford', 'rea'],
  ['Yale – SCEA', 'Yale', 'rea'],
  ['Notre Dame Restricted Early Action', 'Notre Dame', 'rea'],
  ['Case Western Non-Restrictive Early Action', 'Case Western', 'ea'],
  ['Penn State Rolling', 'Penn State', 'rolling'],
  ['UCLA Regular Decision', 'UCLA', 'rd'],
])('the round is read from the end of %s', (text, name, round) => expect(read(text)).toEqual([name, round]));

test.each(['Early Decision', 'ED', 'Reed', 'Wed', 'Harvard Graduate School of Ed', 'Tufts ED or RD', 'Rolling Hills'])(
  '%s is a name as a whole',
  (text) => expect(read(text)).toEqual([text, '']),
);

test('a round that is chosen stays, and so does the name', () => {
  const cells = { college: 'Tufts ED2', round: 'rd' };
  expect(parted(cells, [roundColumn])).toEqual(cells);
});

test('no name of a college that Laurel knows is cut', () => {
  const names = directory.flatMap(({ name, aliases }) => [name, ...aliases]);
  expect(names.filter((name) => read(name)[0] !== name)).toEqual([]);
});
