import { expect, test } from 'vitest';
import { application, endOf, essay, planWith, requirement } from './fixtures.ts';
import { ERRANDS } from './minutes.ts';

const wanted = (appId: string) => requirement({ appId, kind: 'supplement', who: 'student' });
const item = (plan: ReturnType<typeof planWith>, id: string) => plan.items.find((one) => one.id === id);

/** What a blank answer of 350 words takes. */
const PIQ = 90 + 0.45 * 350;
const uc = { answersAsked: () => ({ form: 'uc', limits: [350, 350, 350, 350] }) };
const campuses = ['berkeley', 'davis'].map((id) => application({ id, college: id, deadline: endOf('2026-12-01') }));

test('what a college asks everybody to write is counted with adding it', () => {
  const plan = planWith(
    { applications: [application()], requirements: [wanted('oberlin')] },
    { answersAsked: () => ({ form: null, limits: [200] }) },
  );
  expect(item(plan, 'requirement.oberlin.supplement.1')).toMatchObject({
    title: 'Add the supplements of Oberlin',
    why: 'Oberlin asks for 1 answer. The time to write what is asked is counted here until you add it.',
    minutes: ERRANDS.requirement + 180,
  });
});

test('where nothing is known of the questions only the adding is counted', () => {
  const plan = planWith({ applications: [application()], requirements: [wanted('oberlin')] });
  expect(item(plan, 'requirement.oberlin.supplement.1')?.minutes).toBe(ERRANDS.requirement);
});

test('colleges of one form have one item, because one text goes to all of them', () => {
  const plan = planWith({ applications: campuses, requirements: campuses.map(({ id }) => wanted(id)) }, uc);
  const items = plan.items.filter(({ title }) => title.startsWith('Add the supplements'));
  expect(items).toMatchObject([{ appIds: ['berkeley', 'davis'], title: 'Add the supplements of berkeley and davis' }]);
  expect(items[0]!.minutes).toBe(ERRANDS.requirement + 4 * Math.round(PIQ));
});

test('to leave one of them out saves none of that', () => {
  const applications = campuses.map((one) => ({ ...one, deadline: endOf('2026-11-24') }));
  const { verdict } = planWith({ applications, requirements: applications.map(({ id }) => wanted(id)) }, uc);
  expect(verdict.kind).toBe('no');
  const leftOut = verdict.waysOut.filter(({ appId, round }) => appId && !round);
  for (const { savesMinutes } of leftOut) expect(savesMinutes).toBeLessThanOrEqual(ERRANDS.submit);
});

test('answers that another college of the form has already are not counted again', () => {
  const shared = { form: 'uc', question: 'uc-1' };
  const [berkeley, davis] = campuses;
  const plan = planWith(
    {
      applications: [{ ...berkeley!, supplementals: [essay({ shared })] }, davis!],
      requirements: [wanted('berkeley'), wanted('davis')],
    },
    uc,
  );
  expect(item(plan, 'requirement.davis.supplement.1')?.minutes).toBe(ERRANDS.requirement);
});

test('nothing is to be sent today while the supplements are not even added', () => {
  const one = application({ deadline: endOf('2026-11-25') });
  const today = (requirements: ReturnType<typeof requirement>[]) =>
    planWith({ applications: [one], requirements }).today;
  expect(today([])).toContain('submit.oberlin');
  expect(today([wanted('oberlin')])).not.toContain('submit.oberlin');
});
