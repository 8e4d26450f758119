import { activityDefaults } from '#contract/activities.ts';
import { expect, test } from 'vitest';
import { activity, application, honor, requirement, supplemental } from './fixtures.ts';
import * as tables from './tables.ts';

const zone = 'America/New_York';
const applicationsCsv = (...rows: Parameters<typeof tables.applicationsCsv>[0]) => tables.applicationsCsv(rows, zone);
const activitiesCsv = (...rows: Parameters<typeof tables.activitiesCsv>[0]) => tables.activitiesCsv(rows, zone);
const honorsCsv = (...rows: Parameters<typeof tables.honorsCsv>[0]) => tables.honorsCsv(rows, zone);

test.each([
  ['Pacific/Honolulu', '2026-11-01 18:59'],
  ['Asia/Tokyo', '2026-11-02 13:59'],
  ['Europe/London', '2026-11-02 04:59'],
])('a deadline is told as clocks in %s have it', (timeZone, told) => {
  const table = tables.applicationsCsv([application({ deadline: '2026-11-02T04:59:00.000Z' })], timeZone);
  expect(table).toContain(`,${told},`);
});

test('applications say rounds by their names and times as the student has them', () => {
  const supplementals = [supplemental(), supplemental({ title: 'Joy, contribution' })];
  expect(applicationsCsv(application({ status: 'submitted', decision: 'accepted', supplementals }))).toBe(
    '\ufeffCollege,Round,Deadline,Status,Decision,Supplementals,Notes,Added,Last changed\r\n' +
      'Brown University,Early Decision,2026-11-01 23:59,submitted,accepted,"Why Brown; Joy, contribution",' +
      '"Ask Mr. Okafor\nfor the letter, ""soon""",2026-09-01 08:00,2026-10-01 08:00\r\n',
  );
});

test('activities have their hours, and nothing where nothing is known', () => {
  const unknown = activity({
    title: '',
    hoursPerWeek: null,
    weeksPerYear: 0,
    yearlyHours: null,
    tier: 'Silver',
    ...activityDefaults,
  });
  expect(activitiesCsv(activity(), unknown)).toBe(
    '\ufeffTitle,Organization,Hours/week,Weeks/year,Hours/year,Impact,Tier,' +
      'Type,Position held,Grades,Timing,In college too,UC category,Longer description,About the organization,' +
      'Start date,End date,Hours by grade,' +
      'Added,Last changed\r\n' +
      'Robotics captain,Río Grande High,6.5,30,195,Led 12 students to a state final,Diamond,' +
      'Robotics,Captain,"10; 11",During school year,Yes,Extracurricular activity,I lead what others draw.,,,,,' +
      '2026-09-01 08:00,2026-10-01 08:00\r\n' +
      ',Río Grande High,,0,,Led 12 students to a state final,Silver,,,,,,,,,,,,' +
      '2026-09-01 08:00,2026-10-01 08:00\r\n',
  );
});

test('honors keep their kind, level and grade', () => {
  expect(honorsCsv(honor({ notes: 'Top 1%' }))).toBe(
    '\ufeffTitle,Organization,Kind,Level,Grade,Notes,Levels of recognition,Type of award,Eligibility,' +
      'Added,Last changed\r\n' +
      'National Merit Semifinalist,,Award,National,12,Top 1%,National,Academic,,2026-09-01 08:00,2026-10-01 08:00\r\n',
  );
});

test('a student without anything gets the headings alone', () => {
  for (const table of [applicationsCsv(), activitiesCsv(), honorsCsv()]) expect(table).toMatch(/^\ufeff[^\r\n]+\r\n$/);
});

test.each(['=HYPERLINK("http://x.test","a")', '+1', '-1', '@x', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠x'])(
  'a title %j does not run as a formula',
  (title) => {
    const [, row] = honorsCsv(honor({ title })).split('\r\n');
    expect(row).toMatch(/^"?'/);
  },
);

test('what another separator would begin a cell with stays within its own', () => {
  const table = honorsCsv(honor({ title: 'Merit;=1+1', notes: 'a\t=1' }));
  expect(table).toContain('"Merit;=1+1",');
  expect(table).toContain(',"a\t=1",');
});

test('a single line end inside a text never ends its row', () => {
  for (const notes of ['a\nb', 'a\rb', 'a\r\nb'])
    expect(applicationsCsv(application({ notes }))).toContain(`,"${notes}",`);
});

test('a requirement has its college, its person and where it was read, and no text of it runs as a formula', () => {
  const unknown = requirement({
    appId: 'gone',
    kind: 'fee',
    need: 'unknown',
    count: null,
    personId: null,
    source: null,
  });
  const own = {
    ...unknown,
    state: 'open',
    stateAt: null,
    value: 80,
    note: null,
    due: '2026-12-02T04:59:00.000Z',
  } as const;
  expect(tables.requirementsCsv([requirement(), own], [application()], [{ id: 'lee', name: 'Ms. Lee' }], zone)).toBe(
    '\ufeffCollege,Requirement,Need,State,State since,Person,Due,Fee in dollars,Note,Source,Address,Checked,Cycle\r\n' +
      "Brown University,Teacher letter,required,asked,2026-10-01 08:00,Ms. Lee,,,'=SUM(A1),Grid,https://grid.example,2026-09-11,2026-27\r\n" +
      ',Application fee,unknown,open,,,2026-12-01 23:59,80,,,,,\r\n',
  );
});
