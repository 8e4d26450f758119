import { expect, test } from 'vitest';
import { activityDefaults } from '#contract/activities.ts';
import type { Side } from '../both-sides.ts';

export function activities(side: Side) {
  test('are listed newest first, with what follows from their fields', async () => {
    const { call } = await side.student();
    expect(await call('listActivities')).toEqual([]);
    await call('createActivity', { body: { impact: 'Rehearse weekly.' } });
    await call('createActivity', {
      body: {
        title: 'Captain, Science Olympiad',
        organization: 'Start High School',
        impact: 'Led 22 students to the state finals.',
        hoursPerWeek: 6.5,
        weeksPerYear: 30,
      },
    });
    const [captain, violin] = await call('listActivities');
    expect(captain).toMatchObject({ yearlyHours: 195, rankScore: 7, tier: 'Diamond', position: null });
    expect(violin).toMatchObject({
      title: '',
      organization: '',
      hoursPerWeek: null,
      weeksPerYear: null,
      yearlyHours: null,
      rankScore: 0,
      tier: 'Silver',
    });
  });

  test.each([
    [{}, 'title', 'Give the activity a title or an impact.'],
    [{ title: ' ', organization: 'School' }, 'title', 'Give the activity a title or an impact.'],
    [{ title: 'Violin', impact: 'x'.repeat(151) }, 'impact', 'Use at most 150 characters.'],
    [{ title: 'Violin', hoursPerWeek: 169 }, 'hoursPerWeek', 'Use 0 to 168 hours a week.'],
    [{ title: 'Violin', hoursPerWeek: '6' }, 'hoursPerWeek', 'Use 0 to 168 hours a week.'],
    [{ title: 'Violin', weeksPerYear: 53 }, 'weeksPerYear', 'Use 0 to 52 weeks a year.'],
    [{ title: 'Violin', weeksPerYear: -1 }, 'weeksPerYear', 'Use 0 to 52 weeks a year.'],
    [{ title: 'x'.repeat(201) }, 'title', 'Use at most 200 characters.'],
    [{ title: 'Violin', type: 'Sport' }, 'type', expect.stringMatching(/^Type is one of Academic, Art, /)],
    [{ title: 'Violin', grades: ['8'] }, 'grades.0', 'A grade is one of 9, 10, 11, 12, Post-graduate.'],
    [{ title: 'Violin', grades: '9' }, 'grades', 'Send a list of these: 9, 10, 11, 12, Post-graduate.'],
    [{ title: 'Violin', timing: ['Summer'] }, 'timing.0', expect.stringContaining('During school break')],
    [{ title: 'Violin', continues: 'Yes' }, 'continues', expect.stringContaining('true, false or null')],
    [{ title: 'Violin', ucCategory: 'Hobby' }, 'ucCategory', expect.stringContaining('Work experience')],
    [{ title: 'Violin', role: 'x'.repeat(201) }, 'role', 'Use at most 200 characters.'],
    [{ title: 'Violin', longDescription: 'x'.repeat(351) }, 'longDescription', 'Use at most 350 characters.'],
    [{ title: 'Violin', context: 'x'.repeat(251) }, 'context', 'Use at most 250 characters.'],
    [{ title: 'Violin', startedOn: 'June' }, 'startedOn', 'That is not a date such as 2026-11-30.'],
    [{ title: 'Violin', endedOn: '2026-02-30' }, 'endedOn', 'The end is a date such as 2026-11-30, or “present”.'],
    [{ title: 'Violin', hoursByGrade: 'x'.repeat(201) }, 'hoursByGrade', 'Use at most 200 characters.'],
  ])('adding %j is refused', async (body, field, sentence) => {
    const { token } = await side.student();
    const refused = await side.request('POST', '/api/extracurriculars', { token, body });
    expect(refused).toMatchObject({ status: 400, body: { error: sentence, fields: { [field]: sentence } } });
  });

  test('an impact of exactly 150 characters is taken, spaces around it not counted', async () => {
    const { call } = await side.student();
    const impact = 'x'.repeat(150);
    expect(await call('createActivity', { body: { impact: `  ${impact}\n` } })).toMatchObject({ impact });
  });

  test('what forms ask for besides is kept as it is given, and is empty without', async () => {
    const { call } = await side.student();
    const { id, ...plain } = await call('createActivity', { body: { title: 'Violin' } });
    expect(plain).toMatchObject(activityDefaults);
    const given = {
      type: 'Work (Paid)',
      role: 'Second violin',
      grades: ['10', 'Post-graduate'],
      timing: ['During school break', 'All year'],
      continues: false,
      ucCategory: 'Work experience',
      longDescription: 'One line.\n\nAnother “one”.',
      context: 'An orchestra.',
      startedOn: '2025-06-01',
      endedOn: 'present',
      hoursByGrade: '11: 8, in summer 20',
    } as const;
    const sent = { ...given, grades: ['10', 'Post-graduate', '10'], longDescription: `  ${given.longDescription}\r\n` };
    expect(await call('createActivity', { body: { title: 'Job', ...sent } as never })).toMatchObject(given);
    const params = { activityId: id };
    expect(await call('patchActivity', { params, body: { grades: ['9'], continues: true } })).toMatchObject({
      grades: ['9'],
      continues: true,
      type: null,
    });
    expect(await call('patchActivity', { params, body: { grades: [], continues: null } })).toMatchObject({
      grades: [],
      continues: null,
    });
  });

  test('a change keeps what it does not name', async () => {
    const { call, token } = await side.student();
    const { id } = await call('createActivity', { body: { title: 'Violin', hoursPerWeek: 5, weeksPerYear: 36 } });
    const params = { activityId: id };
    expect(await call('patchActivity', { params, body: { impact: 'Play 4 concerts a season.' } })).toMatchObject({
      title: 'Violin',
      impact: 'Play 4 concerts a season.',
      yearlyHours: 180,
    });
    expect(await call('patchActivity', { params, body: { hoursPerWeek: null } })).toMatchObject({ yearlyHours: null });
    // Neither title nor impact would be left.
    expect(await call('patchActivity', { params, body: { title: '' } })).toMatchObject({ title: '', tier: 'Silver' });
    for (const body of [{ impact: '' }, { impact: 'x'.repeat(151) }, { hoursPerWeek: 200 }, { title: 5 }])
      expect((await side.request('PATCH', `/api/extracurriculars/${id}`, { token, body })).status).toBe(400);
  });

  test('deleted, one is gone', async () => {
    const { call } = await side.student();
    const { id } = await call('createActivity', { body: { title: 'Violin' } });
    await call('deleteActivity', { params: { activityId: id } });
    expect(await call('listActivities')).toEqual([]);
    await expect(call('deleteActivity', { params: { activityId: id } })).rejects.toMatchObject({ status: 404 });
  });

  test("the student's own order is kept, whole or in part, until it is given up", async () => {
    const { call, token } = await side.student();
    const ids: string[] = [];
    for (const title of ['One', 'Two', 'Three']) ids.push((await call('createActivity', { body: { title } })).id);
    const [one, two, three] = ids as [string, string, string];
    const positions = async (order: string[]) =>
      Object.fromEntries((await call('orderActivities', { body: { ids: order } })).map((a) => [a.title, a.position]));
    expect(await positions([two, three, one])).toEqual({ One: 2, Two: 0, Three: 1 });
    expect((await call('listActivities')).map(({ position }) => position)).toEqual([1, 0, 2]);
    expect(await positions([three])).toEqual({ One: null, Two: null, Three: 0 });
    expect(await positions([])).toEqual({ One: null, Two: null, Three: null });
    for (const body of [{ ids: [one, one] }, { ids: 'x' }, {}])
      expect((await side.request('PATCH', '/api/extracurriculars/order', { token, body })).status).toBe(400);
    await expect(call('orderActivities', { body: { ids: [one, 'nobody'] } })).rejects.toMatchObject({ status: 404 });
  });
}
