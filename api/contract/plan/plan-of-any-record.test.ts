// What holds of the plan of any record, tried on records picked by lot.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Plan } from '../plan.ts';
import { application, endOf, essay, now, planWith, recordWith, zone } from './fixtures.ts';
import { dayNumber, dayText, StudentDays } from './student-days.ts';
import { minutesByDay } from './weeks.ts';

const day = fc.integer({ min: -3, max: 20 }).map((days) => dayText(dayNumber('2026-11-22') + days));
const someEssay = fc.record({
  words: fc.constantFrom(0, 40, 190),
  wordLimit: fc.constantFrom(50, 200, 500),
  status: fc.constantFrom('drafting' as const, 'editing' as const, 'final' as const),
  due: fc.option(day.map(endOf), { nil: null }),
  shared: fc.constantFrom(null, null, { form: 'uc', question: 'uc-1' }, { form: 'uc', question: 'uc-2' }),
});
const someApplications = fc
  .array(fc.record({ deadline: day.map(endOf), essays: fc.array(someEssay, { maxLength: 3 }) }), { maxLength: 4 })
  .map((list) =>
    list
      .toSorted((a, b) => (a.deadline < b.deadline ? -1 : 1))
      .map(({ deadline, essays }, at) =>
        application({
          id: `app${at}`,
          college: `College ${at}`,
          deadline,
          supplementals: essays.map((given, n) =>
            essay({ ...given, id: `essay${at}-${n}`, title: `Essay ${at}-${n}` }),
          ),
        }),
      ),
  );
const daysOff = fc
  .tuple(day, fc.nat({ max: 4 }), fc.boolean())
  .map(([from, length, writing]) => ({ from, to: dayText(dayNumber(from) + length), name: 'Off', writing }));
const someRecord = fc.record({
  applications: someApplications,
  settings: fc.record({
    hoursPerWeek: fc.integer({ min: 0, max: 30 }),
    daysOff: fc.array(daysOff, { maxLength: 2 }),
  }),
});
const today = dayNumber('2026-11-22');
const dayOf = (instant: string) => dayNumber(new Date(Date.parse(instant) - 5 * 3_600_000).toISOString().slice(0, 10));

/** Works through the days one after the other, always on what is due first; whether everything is done in time. */
function worksOut({ items }: Plan, { settings }: ReturnType<typeof recordWith>) {
  const open = items
    .filter(({ minutes, due, state }) => minutes && due && state !== 'done')
    .map(({ minutes, due }) => ({ minutes: minutes!, day: Math.max(today, dayOf(due!)) }))
    .toSorted((a, b) => a.day - b.day);
  for (let day = today; open.length > 0; day++) {
    const isOff = settings.daysOff.some(
      ({ from, to, writing }) => !writing && from <= dayText(day) && dayText(day) <= to,
    );
    let left = isOff ? 0 : (settings.hoursPerWeek! * 60) / 7;
    while (open[0] && left > 1e-9) {
      const spent = Math.min(left, open[0].minutes);
      left -= spent;
      open[0].minutes -= spent;
      if (open[0].minutes < 1e-9) open.shift();
    }
    if (open[0] && open[0].day <= day) return false;
  }
  return true;
}

test('the verdict is what working through the days comes to', () => {
  fc.assert(
    fc.property(someRecord, (given) => {
      const record = recordWith(given);
      const plan = planWith(given);
      expect(plan.verdict.kind !== 'no').toBe(worksOut(plan, record));
    }),
  );
});

test('more hours never turn a yes into a no, and finishing an essay never lowers the slack', () => {
  fc.assert(
    fc.property(someRecord, fc.nat({ max: 20 }), (given, more) => {
      const { verdict, items } = planWith(given);
      const richer = planWith({
        ...given,
        settings: { ...given.settings, hoursPerWeek: given.settings.hoursPerWeek + more },
      });
      expect(richer.verdict.slackMinutes ?? Infinity).toBeGreaterThanOrEqual(verdict.slackMinutes ?? Infinity);
      const open = items.find(({ kind, state }) => kind === 'essay' && state !== 'done');
      const applications = given.applications.map((app) => ({
        ...app,
        supplementals: app.supplementals.map((one) =>
          one.id === open?.essayId ? { ...one, status: 'final' as const } : one,
        ),
      }));
      const after = planWith({ ...given, applications }).verdict.slackMinutes;
      expect(after ?? Infinity).toBeGreaterThanOrEqual(verdict.slackMinutes ?? Infinity);
    }),
  );
});

test('every way out makes the slack rise by what it says', () => {
  fc.assert(
    fc.property(someRecord, (given) => {
      const { verdict } = planWith(given);
      for (const { appId, hoursPerWeek, savesMinutes } of verdict.waysOut) {
        const applications = given.applications.filter(({ id }) => id !== appId);
        const settings = { ...given.settings, hoursPerWeek: hoursPerWeek ?? given.settings.hoursPerWeek };
        const after = planWith({ applications, settings }).verdict;
        expect((after.slackMinutes ?? 0) - verdict.slackMinutes!).toBe(savesMinutes);
        expect(hoursPerWeek !== undefined && after.kind === 'no').toBe(false);
      }
    }),
  );
});

test('the weeks hold all work, none before a day off ends it, and each due day is met', () => {
  fc.assert(
    fc.property(someRecord, (given) => {
      const plan = planWith(given);
      const all = plan.items.reduce(
        (sum, { minutes, due, state }) => sum + (due && state !== 'done' ? (minutes ?? 0) : 0),
        0,
      );
      expect(plan.weeks.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(all);
      let done = 0;
      for (const { from, minutes } of plan.weeks) {
        done += minutes;
        const end = dayNumber(from) + 6;
        const due = plan.items.filter((item) => item.due && item.state !== 'done' && dayOf(item.due) <= end);
        // A week may be a minute short, because the minutes of a week are rounded.
        expect(done).toBeGreaterThanOrEqual(due.reduce((sum, item) => sum + (item.minutes ?? 0), 0) - 1);
      }
      const days = new StudentDays(given.settings.daysOff, now, zone);
      for (const [at, { minutes }] of plan.weeks.entries())
        expect(
          minutesByDay(plan.items, days, 7 * (at + 1))
            .slice(7 * at)
            .reduce((a, b) => a + b, 0),
        ).toBe(minutes);
    }),
  );
});

test('the three of today stay the same while days pass, until a state or a date is another or the day of something comes', () => {
  const datesOf = ({ items }: Plan, at: number) =>
    items.map(({ id, state, due }) => [id, state, due, due !== null && dayOf(due) === at]);
  fc.assert(
    fc.property(someRecord, fc.integer({ min: 1, max: 5 }), (given, passed) => {
      const plan = planWith(given);
      const then = planWith(given, {}, { now: new Date(now.getTime() + passed * 24 * 3_600_000) });
      fc.pre(JSON.stringify(datesOf(then, today + passed)) === JSON.stringify(datesOf(plan, today)));
      expect(then.today).toEqual(plan.today);
    }),
  );
});

test('the three of today stay the same while a student writes', () => {
  fc.assert(
    fc.property(someRecord, (given) => {
      const { today, items } = planWith(given);
      expect(today.length).toBeLessThanOrEqual(3);
      expect(new Set(today).size).toBe(today.length);
      for (const id of today) expect(items.some((item) => item.id === id && item.state !== 'done')).toBe(true);
      const written = given.applications.map((app) => ({
        ...app,
        supplementals: app.supplementals.map((one) => ({ ...one, words: one.words + 7 })),
      }));
      expect(planWith({ ...given, applications: written }).today).toEqual(today);
    }),
  );
});

test('ids are unique, and the same record gives the same plan', () => {
  fc.assert(
    fc.property(someRecord, (given) => {
      const plan = planWith(given);
      expect(new Set(plan.items.map(({ id }) => id)).size).toBe(plan.items.length);
      expect(planWith(structuredClone(given))).toEqual(plan);
    }),
  );
});

test('no change of the clock moves a day, in any zone', () => {
  const zones = fc.constantFrom(
    'America/New_York',
    'Asia/Kathmandu',
    'Pacific/Apia',
    'Europe/London',
    'America/St_Johns',
  );
  fc.assert(
    fc.property(zones, fc.integer({ min: 0, max: 900 }), (zone, offset) => {
      const days = new StudentDays([], now, zone);
      const day = days.today + offset;
      expect(days.of(days.endOf(day))).toBe(day);
      expect(new Date(days.endOf(day)).toLocaleTimeString('en-GB', { timeZone: zone, timeStyle: 'short' })).toBe(
        '23:59',
      );
    }),
  );
});
