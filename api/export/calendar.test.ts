import { expect, test } from 'vitest';
import { deadlinesCalendar } from './calendar.ts';
import { application, planItem, supplemental } from './fixtures.ts';

const now = new Date('2026-10-01T12:00:00Z');

/** A calendar without anything of a plan. */
const calendarOf = (apps: Parameters<typeof deadlinesCalendar>[0]['apps']) =>
  deadlinesCalendar({ apps, items: [], now });

/** The lines of a calendar, long ones put together again. */
const linesOf = (calendar: string) => calendar.replace(/\r\n /g, '').split('\r\n');

/** What each event says for a property, texts read back. */
const valuesOf = (calendar: string, property: string) =>
  calendar
    .replace(/\r\n /g, '')
    .split('\r\nBEGIN:VEVENT\r\n')
    .slice(1)
    .map((event) =>
      new RegExp(`^${property}:(.*)$`, 'm')
        .exec(event)?.[1]
        ?.trimEnd()
        .replace(/\\([\\;,])/g, '$1'),
    );

test('each open application and supplemental is an event at its instant, soonest first', () => {
  const calendar = calendarOf([application()]);
  expect(valuesOf(calendar, 'SUMMARY')).toEqual([
    'Brown University: Why Brown (supplemental)',
    'Brown University: Early Decision',
  ]);
  expect(valuesOf(calendar, 'DTSTART')).toEqual(['20261025T035900Z', '20261102T045900Z']);
  expect(valuesOf(calendar, 'UID')).toEqual(['why-brown@laurel', 'brown@laurel']);
  expect(valuesOf(calendar, 'DTSTAMP')).toEqual(['20261001T120000Z', '20261001T120000Z']);
});

test('an event has no length, so that 23:59 and 00:00 stay on their own day in every zone', () => {
  const calendar = calendarOf([application()]);
  expect(calendar).not.toMatch(/DTEND|DURATION:PT\d+M/);
  expect(valuesOf(calendar, 'TRANSP')).toEqual(['TRANSPARENT', 'TRANSPARENT']);
});

test('each event reminds a week and a day before', () => {
  const lines = linesOf(calendarOf([application({ supplementals: [] })]));
  expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual(['TRIGGER:-P7D', 'TRIGGER:-P1D']);
  expect(lines.filter((line) => line === 'ACTION:DISPLAY')).toHaveLength(2);
});

test('what is submitted, final or without a date of its own is no event', () => {
  const apps = [
    application({ status: 'submitted', supplementals: [supplemental({ status: 'final' })] }),
    application({ deadline: null, supplementals: [supplemental({ due: null })] }),
  ];
  expect(calendarOf(apps)).not.toContain('VEVENT');
});

test('a supplemental that is still open stays, also where its application is submitted', () => {
  const calendar = calendarOf([application({ status: 'submitted' })]);
  expect(valuesOf(calendar, 'UID')).toEqual(['why-brown@laurel']);
});

test.each([null, 'other'] as const)('an application in round %s is called an application', (round) => {
  const calendar = calendarOf([application({ round, supplementals: [] })]);
  expect(valuesOf(calendar, 'SUMMARY')).toEqual(['Brown University: application']);
});

test('the calendar says who made it, and that it is worth asking again every hour', () => {
  const lines = linesOf(calendarOf([]));
  expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Laurel//Deadlines//EN']);
  expect(lines).toContain('X-WR-CALNAME:Laurel deadlines');
  expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
});

test('names that look like calendar lines stay names', () => {
  const college = 'A, B; C\\D\nBEGIN:VEVENT\r\nSUMMARY:x\u0000\ud800';
  const calendar = calendarOf([application({ college, supplementals: [] })]);
  expect(linesOf(calendar).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  expect(valuesOf(calendar, 'SUMMARY')).toEqual(['A, B; C\\D\\nBEGIN:VEVENT\\nSUMMARY:x\ufffd: Early Decision']);
});

test('no line is longer than 75 bytes, and none breaks inside a letter', () => {
  const college = 'École 東京大学 👩‍🚀 '.repeat(12).trim();
  const calendar = calendarOf([application({ college, supplementals: [] })]);
  for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(valuesOf(calendar, 'SUMMARY')).toEqual([`${college}: Early Decision`]);
});

test('no notes, no prompt and no essay are in it', () => {
  const calendar = calendarOf([application()]);
  expect(calendar).not.toMatch(/Okafor|Curriculum|why now/);
});

test('what the plan says by a date is an event under its title, with a reminder a day before, and what is done is none', () => {
  const deadline = application().deadline!;
  const calendar = deadlinesCalendar({
    apps: [application({ supplementals: [] })],
    items: [
      planItem({}),
      planItem({ id: 'portal.brown', state: 'done' }),
      planItem({ id: 'duty.brown.update', due: null }),
      planItem({ id: 'essay.why', kind: 'essay', title: 'Write “Why Brown”', due: deadline }),
    ],
    now,
  });
  expect(valuesOf(calendar, 'UID')).toEqual(['ask.lee@laurel', 'brown@laurel', 'essay.why@laurel']);
  expect(valuesOf(calendar, 'SUMMARY')).toContain('Ask Ms. Lee for a letter to Brown University');
  expect(linesOf(calendar).filter((line) => line.startsWith('TRIGGER'))).toEqual([
    'TRIGGER:-P1D',
    'TRIGGER:-P7D',
    'TRIGGER:-P1D',
    'TRIGGER:-P1D',
  ]);
});
