import { expect, test } from 'vitest';
import type { EssayMap, MapPrompt } from '#contract/essay-map.ts';
import {
  countsOf,
  essaysOf,
  freshOf,
  type MapRows,
  promptGroups,
  storyColleges,
  targetsOf,
  withoutPrompts,
} from './map-view.ts';

const main = { title: 'Number Eleven', prompt: '', status: 'editing' } as const;

type Supplementals = MapRows['applications'][number]['supplementals'];

const application = (
  id: string,
  supplementals: Partial<Supplementals[number]>[] = [],
): MapRows['applications'][number] => ({
  id,
  college: `${id} University`,
  status: 'drafting',
  deadline: null,
  supplementals: supplementals.map((row) => ({
    title: row.id,
    prompt: '',
    status: 'drafting',
    ...row,
  })) as Supplementals,
});

const prompt = (essayId: string, words: number, units: MapPrompt['units'] = ['joy']): MapPrompt => ({
  essayId,
  units,
  corrected: false,
  read: units,
  published: false,
  words,
  limit: 250,
});

const mapOf = (part: Partial<EssayMap>): EssayMap => ({
  prompts: [],
  reuse: [],
  toWrite: [],
  stories: [],
  colleges: [],
  noSupplement: [],
  ...part,
});

const rowsOf = (...applications: MapRows['applications']): MapRows => ({
  main,
  applications,
  activities: [],
  noSupplement: [],
});

test('a prompt that the rows do not have any more is left out', () => {
  const rows = rowsOf(application('a', [{ id: 'one' }]));
  expect(essaysOf([prompt('one', 0), prompt('gone', 0)], rows).map(({ id }) => id)).toEqual(['one']);
});

test('what is written, what another essay serves and what is to be written add up to all prompts', () => {
  const rows = rowsOf(
    application('a', [{ id: 'done', status: 'final' }]),
    application('b', [{ id: 'served' }, { id: 'new' }]),
  );
  const map = mapOf({
    prompts: [prompt('done', 240), prompt('served', 0), prompt('new', 0, ['values'])],
    reuse: [{ target: 'served', source: 'done', coverage: 0.9, kind: 'asIs' }],
    toWrite: ['new'],
  });
  const essays = essaysOf(map.prompts, rows);
  const targets = targetsOf(map, essays);
  expect(countsOf(map, essays, targets)).toEqual({ prompts: 3, written: 1, toWrite: 1, started: 0, fromWritten: true });
  expect(targets).toMatchObject([
    { essay: { id: 'served' }, sources: [{ essay: { id: 'done' }, kind: 'asIs', answers: 1 }] },
  ]);
  expect(freshOf(essays, targets, rows, () => null)).toMatchObject([{ id: 'b', essays: [{ id: 'new' }] }]);
});

test('the main essay can be used as it is, and whether a reader would have it twice is said', () => {
  const davis = { ...application('b', [{ id: 'two' }]), college: 'University of California, Davis' };
  const rows = rowsOf(application('a', [{ id: 'one' }, { id: 'less' }]), davis);
  const map = mapOf({
    prompts: ['one', 'less', 'two'].map((id) => prompt(id, 0)).concat(prompt('main', 250)),
    reuse: [
      { target: 'one', source: 'main', coverage: 1, kind: 'asIs' },
      { target: 'less', source: 'main', coverage: 0.6, kind: 'adapt' },
      { target: 'two', source: 'main', coverage: 1, kind: 'asIs' },
    ],
  });
  expect(targetsOf(map, essaysOf(map.prompts, rows)).flatMap(({ sources }) => sources)).toMatchObject([
    { kind: 'asIs', notes: [expect.stringMatching(/would read the same text twice/)] },
    { kind: 'adapt', notes: [expect.stringMatching(/adapt it rather than copy it/)] },
    { kind: 'asIs', notes: ['The UC form has no Common App essay, so nobody reads it twice.'] },
  ]);
});

test('a prompt of the student’s own at a college that lists no supplement is written with caution', () => {
  const rows = {
    ...rowsOf({ ...application('a', [{ id: 'one' }, { id: 'two' }]), college: 'Oberlin College' }),
    noSupplement: [{ appId: 'a', programs: true, cycle: '2026-27' }],
  };
  const prompts = [prompt('one', 0), { ...prompt('two', 0), published: true }];
  expect(essaysOf(prompts, rows).map(({ caution }) => caution)).toEqual([
    'Oberlin lists no general supplement for 2026–27. Check its page before you write this one.',
    null,
  ]);
});

test('the reader of a form without a Common App essay does not see the main essay', () => {
  const rows = rowsOf(application('a', [{ id: 'one' }]), {
    ...application('b', [{ id: 'two' }]),
    college: 'University of California, Davis',
  });
  const map = mapOf({
    prompts: ['main', 'one', 'two'].map((id) => prompt(id, 9)),
    colleges: ['a', 'b'].map((appId) => ({ appId, says: 'It has one answer.' })),
  });
  expect(storyColleges(map, essaysOf(map.prompts, rows), rows).map(({ main }) => main?.id)).toEqual([
    'main',
    undefined,
  ]);
});

test('an essay without a text serves another only where it is to be written before', () => {
  const rows = rowsOf(application('a', [{ id: 'one' }]), application('b', [{ id: 'two' }]));
  const reuse: EssayMap['reuse'] = [
    { target: 'one', source: 'two', coverage: 1, kind: 'asIs' },
    { target: 'two', source: 'one', coverage: 1, kind: 'asIs' },
  ];
  const map = mapOf({ prompts: [prompt('one', 0), prompt('two', 0)], reuse, toWrite: ['one'] });
  const essays = essaysOf(map.prompts, rows);
  const targets = targetsOf(map, essays);
  expect(targets.map(({ essay }) => essay.id)).toEqual(['two']);
  expect(countsOf(map, essays, targets).fromWritten).toBe(false);
});

test('a story of more than half of the answers has a way out: an answer that is not final', () => {
  const rows = rowsOf(application('a', [{ id: 'one', status: 'final' }, { id: 'two' }, { id: 'three' }]));
  const told = ['one', 'two'].map((essayId) => ({ essayId, quote: 'Robots.', carries: true }));
  const map = mapOf({
    prompts: [prompt('one', 9), prompt('two', 9), prompt('three', 9)],
    stories: [{ id: 's', name: 'Robots', kind: 'activity', essays: told }],
    colleges: [{ appId: 'a', says: 'Robots carries 2 of 3.' }],
  });
  expect(storyColleges(map, essaysOf(map.prompts, rows), rows)).toMatchObject([{ wayOut: { open: 'Open two' } }]);
});

test('of many prompts the colleges of which all is final come last, together', () => {
  const many = Array.from({ length: 21 }, (_, at) => ({ id: `many-${at}` }));
  const rows = rowsOf(
    application('a', [{ id: 'one', status: 'final' }]),
    application('b', [{ id: 'two', status: 'final' }]),
    application('c', many),
  );
  const ids = ['one', 'two', ...many.map(({ id }) => id)];
  const prompts = ids.map((id) => prompt(id, 9));
  const groups = promptGroups(essaysOf(prompts, rows), rows, 20);
  expect(groups.map(({ title }) => title)).toEqual(['c University', 'a and b']);
});

test('only a college that is still open is said to have no prompt yet', () => {
  const sent = { ...application('sent'), status: 'submitted' as const };
  const { without } = withoutPrompts(rowsOf(application('a', [{ id: 'one' }]), application('b'), sent));
  expect(without.map(({ id }) => id)).toEqual(['b']);
});

test('of colleges that list no supplement no prompt is expected', () => {
  const rows = {
    ...rowsOf(application('a'), application('b'), application('c'), application('d')),
    noSupplement: ['a', 'b', 'c'].map((appId) => ({ appId, programs: appId === 'c', cycle: '2026-27' })),
  };
  const { without, noSupplement } = withoutPrompts(rows);
  expect(without.map(({ id }) => id)).toEqual(['d']);
  expect(noSupplement).toEqual([
    'a and b list no supplement for 2026–27.',
    'c lists no general supplement for 2026–27.',
  ]);
});
