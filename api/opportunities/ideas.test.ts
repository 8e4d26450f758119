import { describe, expect, test } from 'vitest';
import { readDirectory, type Row } from './directory.ts';
import { findOpportunities, type Wish } from './ideas.ts';

const boston = { lat: 42.36, lng: -71.06 };
const london = { lat: 51.5, lng: -0.12 };
const now = new Date('2026-11-21T12:00:00Z');

let hosts = 0;
const row = (fields: Partial<Row> & { name: string }): Row => ({
  category: fields.kind ?? 'Award',
  kind: 'Award',
  description: `For students of ${fields.name}.`,
  grades: [9, 12],
  eligibility: 'any',
  scope: 'national',
  deadlineMonth: 1,
  url: `https://host${hosts++}.org/`,
  tags: ['art'],
  ...fields,
});
const inCambridge: Partial<Row> = { scope: 'local', city: 'Cambridge', state: 'MA', lat: 42.37, lng: -71.11 };
const inWorcester: Partial<Row> = { scope: 'local', city: 'Worcester', state: 'MA', lat: 42.26, lng: -71.8 };

const find = (rows: Row[], wish: Partial<Wish> = {}) =>
  findOpportunities({ ...boston, interests: 'art', radiusMi: 25, n: 6, grade: 10, now, ...wish }, readDirectory(rows));
const names = (rows: Row[], wish: Partial<Wish> = {}) => find(rows, wish).map(({ name }) => name);

describe('place', () => {
  const rows = [row({ name: 'Near', ...inCambridge }), row({ name: 'Far', ...inWorcester }), row({ name: 'Anywhere' })];

  test('shows what is local within the radius only', () => {
    expect(names(rows).sort()).toEqual(['Anywhere', 'Near']);
    expect(names(rows, { radiusMi: 50 })).toContain('Far');
  });

  test('shows what is near and matches before what is not near, unless that is asked for by name', () => {
    const closing = row({ name: 'National Sooner', deadlineMonth: 12 });
    const near = row({ name: 'Near Later', ...inCambridge, deadlineMonth: 8 });
    expect(names([closing, near])).toEqual(['Near Later', 'National Sooner']);
    expect(names([closing, near], { interests: 'National Sooner, art' })[0]).toBe('National Sooner');
  });

  test('says where something local is and how far, and nothing of the kind for the rest', () => {
    const [near, anywhere] = find(rows).sort((a, b) => (b.distanceMi ?? -1) - (a.distanceMi ?? -1));
    expect(near).toMatchObject({ place: 'Cambridge, MA', distanceMi: 3 });
    expect(anywhere).toMatchObject({ place: null, distanceMi: null });
  });

  test('shows nothing local to a student whose place is unknown', () => {
    expect(names(rows, { lat: null, lng: null })).toEqual(['Anywhere']);
  });

  test('shows what is for one state in that state only', () => {
    const mine = row({ name: 'Massachusetts', scope: 'state', stateOnly: 'MA', eligibility: 'state' });
    const other = row({ name: 'Ohio', scope: 'state', stateOnly: 'OH', eligibility: 'state' });
    expect(names([mine, other])).toEqual(['Massachusetts']);
    expect(names([mine, other], { lat: null, lng: null })).toEqual([]);
    expect(names([mine, other], london)).toEqual([]);
  });

  test('leaves out abroad what is for students in the US, and what is for US citizens unless the student is one', () => {
    const inUs = row({ name: 'In the US', eligibility: 'us-enrolled' });
    const citizens = row({ name: 'Citizens', eligibility: 'us' });
    const all = row({ name: 'All', deadlineMonth: 10 });
    expect(names([inUs, citizens, all], london)).toEqual(['All']);
    expect(names([inUs, citizens, all], { ...london, citizenship: 'us' })).toEqual(['All', 'Citizens']);
    expect(names([inUs, citizens, all], { lat: null, lng: null, isAbroad: true })).toEqual(['All']);
    expect(names([inUs, citizens, all], { lat: null, lng: null })).toContain('In the US');
  });
});

describe('citizenship', () => {
  const rows = [
    row({ name: 'Citizens', eligibility: 'us' }),
    row({ name: 'Residents', eligibility: 'us-pr' }),
    row({ name: 'All' }),
  ];

  test('leaves out what the student could not enter, and nothing where they do not say it', () => {
    expect(names(rows).sort()).toEqual(['All', 'Citizens', 'Residents']);
    expect(names(rows, { citizenship: 'us' }).sort()).toEqual(['All', 'Citizens', 'Residents']);
    expect(names(rows, { citizenship: 'permanentResident' }).sort()).toEqual(['All', 'Residents']);
    expect(names(rows, { citizenship: 'other' })).toEqual(['All']);
  });

  test.each([
    ['art, I am undocumented', ['All']],
    ['art (DACA)', ['All']],
    ['art. international student on an F-1 visa', ['All']],
    ['art, not a US citizen', ['All']],
    ['art, I have a green card', ['All', 'Residents']],
    ['art, U.S. citizen', ['All', 'Citizens', 'Residents']],
    ['art, undocumented student', ['All']],
    ["art, I'm a refugee", ['All']],
    ['art, international relations, citizen science', ['All', 'Citizens', 'Residents']],
    ['art, tutoring refugee children', ['All', 'Citizens', 'Residents']],
    ['art, helping undocumented families', ['All', 'Citizens', 'Residents']],
    ['art, a dreamer and a reader', ['All', 'Citizens', 'Residents']],
  ])('is heard in «%s»', (interests, found) => {
    expect(names(rows, { interests }).sort()).toEqual(found);
  });
});

describe('grade', () => {
  const rows = [row({ name: 'Seniors', grades: [12, 12] }), row({ name: 'All', grades: [9, 12] })];

  test('shows only what the grade may enter', () => {
    expect(names(rows, { grade: 10 })).toEqual(['All']);
    expect(names(rows, { grade: 12 })).toContain('Seniors');
  });

  test('prefers what is open to most where the grade is unknown', () => {
    expect(names(rows, { grade: null })).toEqual(['All', 'Seniors']);
  });
});

describe('season', () => {
  test('puts the soonest month first, then what has no date, then what has just closed', () => {
    const rows = [
      row({ name: 'Just closed', deadlineMonth: 10 }),
      row({ name: 'No date', deadlineMonth: null }),
      row({ name: 'In April', deadlineMonth: 4, kind: 'Research' }),
      row({ name: 'In December', deadlineMonth: 12, kind: 'Research' }),
    ];
    expect(names(rows)).toEqual(['In December', 'In April', 'No date', 'Just closed']);
  });

  test('counts months over the turn of the year', () => {
    const rows = [row({ name: 'November', deadlineMonth: 11 }), row({ name: 'February', deadlineMonth: 2 })];
    expect(names(rows, { now: new Date('2026-12-31T23:59:59Z') })).toEqual(['February', 'November']);
  });
});

describe('interests', () => {
  const rows = [
    row({ name: 'Robots', tags: ['robotics', 'engineering'] }),
    row({ name: 'Rhymes', tags: ['poetry'] }),
    row({ name: 'Code', tags: ['cs'] }),
    row({ name: 'Helpers', tags: ['service'], kind: 'Volunteering' }),
  ];

  test('puts what matches first and fills up with what suits anybody', () => {
    expect(names(rows, { interests: 'poetry' })).toEqual(['Rhymes', 'Helpers']);
  });

  test('gives every interest its turn', () => {
    const poems = ['One', 'Two', 'Three'].map((name) => row({ name, tags: ['poetry'], kind: 'Award' }));
    const lab = row({ name: 'Lab', tags: ['science', 'chemistry'], kind: 'Research' });
    expect(names([...poems, lab], { interests: 'poetry, chemistry' }).slice(0, 2)).toContain('Lab');
  });

  test('finds by a word that only the description has', () => {
    const golf = row({ name: 'Evans', description: 'Full tuition for caddies.', tags: ['low-income'] });
    expect(names([golf, ...rows], { interests: 'I caddie' })[0]).toBe('Evans');
  });

  test('goes by the own activities where no interest is named', () => {
    expect(names(rows, { interests: '', profile: ['Captain, Robotics Team'] })[0]).toBe('Robots');
  });

  test('breaks ties by the own activities', () => {
    const two = [row({ name: 'Plain', tags: ['art'] }), row({ name: 'Sea', tags: ['art', 'environment'] })];
    expect(names(two)[0]).toBe('Plain');
    expect(names(two, { profile: ['Climate club'] })[0]).toBe('Sea');
  });

  test('leaves out what the profile names already', () => {
    const olympiad = row({ name: 'USA Computing Olympiad (USACO)', tags: ['cs'] });
    const wish = { interests: 'coding' };
    expect(names([olympiad], wish)).toHaveLength(1);
    expect(names([olympiad], { ...wish, profile: ['USACO Silver'] })).toEqual([]);
    expect(names([olympiad], { ...wish, profile: ['USA', 'Computing Olympiad'] })).toHaveLength(1);
  });

  test('says plainly that nothing matches, and gives what suits anybody', () => {
    const [only, ...others] = find(rows, { interests: 'curling' });
    expect(only?.name).toBe('Helpers');
    expect(only?.whyItFits).toContain('Nothing in our list matches “curling” directly');
    expect(others).toEqual([]);
  });

  test('takes nobody to belong to a group, but one idea for it may show', () => {
    const forGirls = ['Girls Alpha', 'Girls Beta'].map((name) => row({ name, tags: ['cs', 'women'] }));
    const open = ['Gamma', 'Delta'].map((name) => row({ name, tags: ['cs'], kind: 'Research', deadlineMonth: 10 }));
    const rows = [...forGirls, ...open];
    expect(names(rows, { interests: 'coding' })).toEqual(['Gamma', 'Delta', 'Girls Alpha']);
    expect(names(rows, { interests: 'coding, girls' })).toContain('Girls Beta');
  });
});

describe('mix', () => {
  test('gives at most half of one kind', () => {
    const awards = Array.from({ length: 8 }, (_, at) => row({ name: `Award ${at}` }));
    const contests = Array.from({ length: 8 }, (_, at) =>
      row({ name: `Contest ${at}`, kind: 'Competition', deadlineMonth: 10 }),
    );
    const kinds = find([...awards, ...contests], { n: 6 }).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'Award')).toHaveLength(3);
    expect(find(awards, { n: 5 })).toHaveLength(2);
  });

  test('gives one that is local if a local one matches', () => {
    const wide = ['Award', 'Research', 'Honor'].map((kind) =>
      row({ name: kind, kind: kind as Row['kind'], tags: ['art'], description: 'An art prize for art.' }),
    );
    const local = row({ name: 'Local', ...inCambridge, tags: ['service', 'art'], deadlineMonth: 10, verify: true });
    const zoo = row({ name: 'Zoo', ...inCambridge, tags: ['biology'], kind: 'Volunteering' });
    expect(names([...wide, local], { n: 3 })).toContain('Local');
    expect(names([...wide, local], { n: 1 })).toEqual(['Local']);
    expect(names([...wide, zoo], { n: 6 })).not.toContain('Zoo');
  });

  test('gives one of an organizer, and one of several fairs that are described alike', () => {
    const same = ['A', 'B'].map((name) => row({ name, url: 'https://www.first.org/x' }));
    const fairs = ['C', 'D'].map((name) => row({ name, ...inCambridge, kind: 'Research', description: 'A fair.' }));
    expect(names([...same, ...fairs]).sort()).toEqual(['A', 'C']);
  });

  test('answers the same twice', () => {
    const rows = ['A', 'B', 'C', 'D'].map((name) => row({ name }));
    expect(find(rows)).toEqual(find(rows));
    expect(names(rows)).toEqual(['A', 'B', 'C']);
  });

  test('answers with nothing where nothing is left', () => {
    expect(find([])).toEqual([]);
  });
});

describe('who may enter', () => {
  const nowhere = { lat: null, lng: null };

  test('what is for the undocumented is not shown to a citizen, nor abroad', () => {
    const dream = [row({ name: 'Dream', eligibility: 'undocumented' })];
    expect(names(dream, { citizenship: 'us' })).toEqual([]);
    expect(names(dream, { citizenship: 'permanentResident' })).toEqual([]);
    expect(names(dream, { ...nowhere, isAbroad: true })).toEqual([]);
    expect(names(dream, { citizenship: 'other' })).toEqual(['Dream']);
    expect(names(dream)).toEqual(['Dream']);
  });

  test('what is for the US and Canada is shown in these alone', () => {
    const crown = [row({ name: 'Crown', eligibility: 'us-ca' })];
    expect(names(crown, { ...nowhere, isAbroad: true })).toEqual([]);
    expect(names(crown, { ...nowhere, isAbroad: true, isInCanada: true })).toEqual(['Crown']);
    expect(names(crown)).toEqual(['Crown']);
  });
});
