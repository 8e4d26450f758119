import { expect, test, vi } from 'vitest';
import { StudentRecord } from '#contract/ai.ts';
import { commitImport, importRows } from '#contract/import.ts';
import { sheetOf } from '#contract/sheets/sheet-of.ts';
import { formsFile } from '../colleges/forms.ts';
import { exportArchive } from './archive.ts';
import {
  activity,
  application,
  bytesIn,
  entriesOf,
  essay,
  honor,
  paragraphsOf,
  planItem,
  requirement,
  supplemental,
  textIn,
} from './fixtures.ts';

const NOW = '2026-11-24T18:05:06.000Z';
const now = new Date(NOW);
const user = { name: 'Maya Lin', email: 'maya@example.org', avatar: null, onboarded: true };
const record: StudentRecord = {
  apps: [
    application(),
    application({
      id: 'rice',
      college: 'Rice',
      round: 'ea',
      status: 'submitted',
      decision: 'accepted',
      supplementals: [],
    }),
  ],
  essays: [
    essay(),
    essay({ id: 'why-brown', appId: 'brown', college: 'Brown University', title: 'Why Brown', text: 'Because.' }),
    essay({ id: 'joy', appId: 'brown', college: 'Brown University', title: 'Joy', text: '' }),
  ],
  activities: [
    activity(),
    activity({ id: 'job', title: '', hoursPerWeek: null, weeksPerYear: null, yearlyHours: null }),
  ],
  honors: [
    honor(),
    honor({ id: 'art', organization: 'Città', kind: null, level: null, gradeYear: null, notes: 'a\nb' }),
  ],
};
const rows = { versions: [{ id: 'v1', savedAt: '2026-10-01T12:00:00.000Z', score: 62, text: 'An earlier text.' }] };
const timeZone = 'America/New_York';
const sheets = formsFile.forms
  .slice(0, 1)
  .map((form) =>
    sheetOf(
      form,
      formsFile,
      { activities: record.activities, honors: record.honors, mainEssay: record.essays[0]!, answers: [] },
      (key) => key === 'robotics.position',
    ),
  );
const people = [
  { id: 'lee', name: 'Ms. Lee', role: 'teacher', subject: null, createdAt: NOW, updatedAt: NOW } as const,
];
const full = {
  user,
  record,
  requirements: [requirement()],
  people,
  items: [],
  rows,
  sheets,
  origins: {},
  now,
  timeZone,
};
const empty = {
  user,
  record: { apps: [], essays: [essay({ text: '' })], activities: [], honors: [] },
  requirements: [],
  people: [],
  items: [],
  rows: {},
  sheets: [],
  origins: {},
  now,
  timeZone,
};

const dataOf = async (zip: Uint8Array) => JSON.parse(await textIn(zip, 'data.json'));

test('the archive holds every file, each dated by its making', async () => {
  const entries = await entriesOf(await exportArchive(full));
  expect(entries.map(({ filename }) => filename)).toEqual([
    'README.txt',
    'applications.csv',
    'requirements.csv',
    'activities.csv',
    'honors.csv',
    'deadlines.ics',
    'data.json',
    'sheets/common-app.txt',
    'essays/main-essay.docx',
    'essays/main-essay.txt',
    'essays/brown-university-why-brown.docx',
    'essays/brown-university-why-brown.txt',
  ]);
  for (const { lastModDate } of entries) expect(lastModDate).toEqual(now);
});

test('an essay is there as plain text, letter for letter, and as a Word document', async () => {
  const zip = await exportArchive(full);
  expect(await textIn(zip, 'essays/main-essay.txt')).toBe('My grandmother counts loaves.\n\nI count with her.');
  const docx = await bytesIn(zip, 'essays/main-essay.docx');
  expect((await paragraphsOf(docx)).slice(2)).toEqual(['My grandmother counts loaves.', 'I count with her.']);
});

test('tables and calendar are those of the student', async () => {
  const zip = await exportArchive(full);
  // A reader drops the mark that tells Excel of UTF-8, so the bytes are looked at.
  expect([...(await bytesIn(zip, 'activities.csv')).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(await textIn(zip, 'applications.csv')).toContain('\r\nRice,Early Action,');
  expect(await textIn(zip, 'activities.csv')).toContain('Río Grande High');
  expect(await textIn(zip, 'honors.csv')).toContain('National Merit Semifinalist');
  expect(await textIn(zip, 'deadlines.ics')).toContain('SUMMARY:Brown University: Early Decision');
});

test('the read-me names each file and the day', async () => {
  const zip = await exportArchive(full);
  const readme = await textIn(zip, 'README.txt');
  expect(readme).toContain(
    'Maya Lin\nMade on November 24, 2026. The tables tell dates and times as clocks in America/New_York have them.',
  );
  const names = (await entriesOf(zip)).map(({ filename }) => filename.split('/')[0]!);
  for (const name of new Set(names.filter((name) => name !== 'README.txt')))
    expect(readme).toContain(`\n\n${name}\n  `);
});

test('the read-me ends with the names that were left in answers', async () => {
  const title = 'Look at Yale in “Why Brown”';
  const why = 'It goes to Brown University and names Yale. Change it, or say that you mean it.';
  const item = planItem({ kind: 'name', title, why });
  const readme = await textIn(await exportArchive({ ...full, items: [item] }), 'README.txt');
  expect(readme.endsWith(`\nBefore you send these\n  ${title}. ${why}\n`)).toBe(true);
});

test('data.json has everything, laid out to be read', async () => {
  const zip = await exportArchive(full);
  expect(await textIn(zip, 'data.json')).toMatch(
    /^\{\n {2}"laurel": 1,\n {2}"exportedAt": "2026-11-24T18:05:06.000Z",\n/,
  );
  const data = await dataOf(zip);
  expect(Object.keys(data)).toEqual([
    'laurel',
    'exportedAt',
    'student',
    'import',
    'record',
    'requirements',
    'people',
    'origins',
    'rows',
  ]);
  expect(data.student).toEqual(user);
  expect(data.record).toEqual(record);
  expect(StudentRecord.parse(data.record)).toEqual(record);
  expect(data.rows).toEqual(rows);
});

test('data.json has of the account only what is meant to be in it', async () => {
  const account = { ...user, id: 'u1', passwordHash: 'secret' };
  const data = await dataOf(await exportArchive({ ...full, user: account }));
  expect(data.student).toEqual(user);
});

test('an import takes each list as it is and finds the same in it', async () => {
  const lists = (await dataOf(await exportArchive(full))).import;
  for (const type of ['activities', 'honors', 'apps', 'essays']) {
    const parsed = commitImport.body.parse({ type, items: lists[type] });
    expect(parsed.items, type).toEqual(lists[type]);
    expect(parsed.items.length, type).toBeGreaterThan(0);
  }
  const [brown, rice] = lists.apps.map((row: unknown) => importRows.apps.parse(row));
  expect(rice).toMatchObject({ status: 'submitted', decision: 'accepted' });
  const { title, prompt, wordLimit, kind, status, response, due } = supplemental();
  expect(brown.supplementals).toEqual([{ title, prompt, wordLimit, kind, status, response, due }]);
  const [{ text, status: written }] = record.essays as [(typeof record.essays)[0]];
  expect(lists.essays).toMatchObject([{ text, status: written, title: 'Main essay', prompt: '' }]);
});

test('a student without anything gets tables without rows, no essays, and empty lists to import', async () => {
  const zip = await exportArchive(empty);
  expect((await entriesOf(zip)).map(({ filename }) => filename)).not.toContainEqual(expect.stringMatching(/^essays/));
  expect((await dataOf(zip)).import).toEqual({ activities: [], honors: [], apps: [], essays: [] });
});

test('hostile titles stay inside the essays folder, with one pair of files for each', async () => {
  const titles = ['../../etc', '👩‍🚀', 'x'.repeat(200), 'Same', 'Same', 'CON', 'a\\b:c*?"<>|'];
  const essays = titles.map((title, index) => essay({ id: `s${index}`, title, text: 'Words.' }));
  const names = (await entriesOf(await exportArchive({ ...empty, record: { ...empty.record, essays } })))
    .map(({ filename }) => filename)
    .filter((name) => name.startsWith('essays'));
  expect(names).toHaveLength(2 * titles.length);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^essays\/[a-z0-9-]{1,75}\.(?:docx|txt)$/);
});

test('the same input makes the same bytes at any time', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    vi.setSystemTime('2026-11-24T18:05:06Z');
    const earlier = await exportArchive(full);
    vi.setSystemTime('2027-02-03T04:05:06Z');
    expect(Buffer.compare(await exportArchive(full), earlier)).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('a sheet tells its fields in the order of the form, with counts and what is missing', async () => {
  const text = await textIn(await exportArchive(full), 'sheets/common-app.txt');
  expect(text).toMatch(/^Common App \(2026-27\)\nhttps:\/\/apply\.commonapp\.org\n/);
  expect(text).toContain('- Honor 2, grades: not chosen\n');
  expect(text).toContain(
    '1. Robotics captain\nActivity type\nRobotics\n\n' +
      'Position/Leadership description [7 of 50 characters, pasted]\nCaptain\n',
  );
  expect(text).toContain('Personal essay [8 of 650 words]\nMy grandmother counts loaves.\n\nI count with her.\n');
});
