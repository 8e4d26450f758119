import { expect, test } from 'vitest';
import { calendarDayOf } from '#contract/dates.ts';
import type { Side } from '../both-sides.ts';

/** Far ahead, so that nothing of it is late for many years. */
const DEADLINE = '2090-01-02';

export function plan(side: Side) {
  /** A student with an application that is due on `DEADLINE`, and the plan's item of an id. */
  async function studentWith(college: string, more: { round?: 'ed' | 'rd'; status?: 'submitted' } = {}) {
    const student = await side.student();
    const { call } = student;
    const { id: appId } = await call('createApplication', { body: { college, deadline: DEADLINE, ...more } });
    const item = async (id: string) => (await call('readPlan')).items.find((one) => one.id === id);
    return { ...student, appId, item };
  }

  test('of a new student is empty, fits, and says that the hours are not known', async () => {
    const { call } = await side.student();
    expect(await call('readPlan')).toEqual({
      items: [],
      today: [],
      weeks: [],
      verdict: { kind: 'unknown', slackMinutes: null, tightest: null, waysOut: [], unknown: [] },
    });
  });

  test('has the essays with the time that they take, until they are final', async () => {
    const { call, appId, item } = await studentWith('Deep Springs College');
    const { id } = await call('createSupplemental', { params: { appId }, body: { title: 'Why us', wordLimit: 200 } });
    expect(await item(`essay.${id}`)).toMatchObject({
      kind: 'essay',
      title: 'Write “Why us”',
      appIds: [appId],
      essayId: id,
      due: '2090-01-03T04:59:00.000Z',
      minutes: 180,
      waitingFor: 'student',
      state: 'open',
      tick: false,
      href: `/essaysworkspace/s/${id}`,
    });
    expect(await item('essay.main')).toMatchObject({ minutes: 383, appIds: [appId] });
    await call('saveSupplemental', { params: { sid: id }, body: { response: 'A word.', status: 'editing' } });
    expect(await item(`essay.${id}`)).toMatchObject({ title: 'Edit “Why us”', minutes: 45 });
    await call('saveSupplemental', { params: { sid: id }, body: { status: 'final' } });
    expect(await item(`essay.${id}`)).toMatchObject({ state: 'done', minutes: 0 });
    await call('patchApplication', { params: { appId }, body: { status: 'submitted' } });
    expect(await item(`essay.${id}`)).toBeUndefined();
  });

  test('has an answer once that goes to several campuses of the University of California', async () => {
    const { call, appId, item } = await studentWith('University of California, Los Angeles');
    const { id: other } = await call('createApplication', {
      body: { college: 'UC Berkeley', deadline: '2089-12-01' },
    });
    const prompt =
      'Describe an example of your leadership experience in which you have positively influenced others, helped resolve disputes, or contributed to group efforts over time.';
    const body = { title: 'PIQ 1', prompt, wordLimit: 350 };
    const { id: first } = await call('createSupplemental', { params: { appId: other }, body });
    const { id: second } = await call('createSupplemental', { params: { appId }, body });
    await call('saveSupplemental', { params: { sid: second }, body: { response: 'I led.' } });
    expect(await item(`essay.${first}`)).toMatchObject({
      title: 'Finish “PIQ 1”',
      appIds: [other, appId],
      essayId: second,
      due: '2089-12-02T04:59:00.000Z',
    });
    expect(await item(`essay.${second}`)).toBeUndefined();
  });

  test('does not hold a date of another year against the dates of this one', async () => {
    const { appId, item } = await studentWith('Brown University', { round: 'rd' });
    expect(await item(`submit.${appId}`)).toMatchObject({ why: expect.stringMatching(/^It closes on January 2, in/) });
  });

  test('counts with the pace of the student, and says whether it fits once the hours are known', async () => {
    const { call, item } = await studentWith('Deep Springs College');
    const settings = await call('patchPlanSettings', { body: { hoursPerWeek: 1, pace: 2 } });
    expect(settings).toMatchObject({ hoursPerWeek: 1, pace: 2, teacherDays: 15, zone: 'America/New_York' });
    expect(await call('readPlanSettings')).toEqual(settings);
    expect(await item('essay.main')).toMatchObject({ minutes: 765 });
    const { verdict, weeks } = await call('readPlan');
    expect(verdict).toMatchObject({ kind: 'yes', waysOut: [], unknown: [], tightest: { needed: 795 } });
    expect(weeks.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(795);
    await call('patchPlanSettings', { body: { hoursPerWeek: null } });
    expect((await call('readPlan')).verdict.kind).toBe('unknown');
  });

  test('says what is short, and what would help', async () => {
    const { call, appId } = await studentWith('Deep Springs College');
    await call('patchPlanSettings', { body: { hoursPerWeek: 0 } });
    const { kind, slackMinutes, tightest, waysOut } = (await call('readPlan')).verdict;
    expect({ kind, slackMinutes, tightest }).toMatchObject({
      kind: 'no',
      slackMinutes: -413,
      tightest: { needed: 413, available: 0 },
    });
    expect(waysOut).toMatchObject([{ hoursPerWeek: 1 }, { appId, savesMinutes: 413 }]);
  });

  test('has a name that was left in an answer, until the student says that it is meant', async () => {
    const { call, appId, item } = await studentWith('Brown University');
    const response = 'I would love to study at Stanford University, where I would row.';
    const body = { title: 'Why Brown', wordLimit: 200, response };
    const { id } = await call('createSupplemental', { params: { appId }, body });
    expect(await item(`name.${id}`)).toMatchObject({ kind: 'name', essayId: id, appIds: [appId], minutes: 5 });
    const said = { name: 'Stanford University', meant: true };
    await call('patchSlips', { params: { essayId: id }, body: said });
    expect(await item(`name.${id}`)).toBeUndefined();
  });

  test('a way out from an answer that another one could serve is true once it is followed', async () => {
    const { call, appId } = await studentWith('Brown University');
    const { id: otherId } = await call('createApplication', { body: { college: 'Bowdoin College' } });
    const prompt = 'Tell us about a community you belong to and your place within it.';
    const answer = { title: 'Community', prompt, wordLimit: 200 };
    const response = 'My street has one tap and forty families. '.repeat(20);
    const { id: sourceId } = await call('createSupplemental', {
      params: { appId: otherId },
      body: { ...answer, response, status: 'final' },
    });
    const { id: targetId } = await call('createSupplemental', { params: { appId }, body: answer });
    await call('patchPlanSettings', { body: { hoursPerWeek: 0 } });
    const { slackMinutes, waysOut } = (await call('readPlan')).verdict;
    const way = waysOut.find(({ essayId }) => essayId === targetId);
    expect(way?.says).toBe('Start “Community” for Brown University from “Community”.');
    await call('startFrom', { params: { targetId }, body: { sourceId } });
    expect((await call('readPlan')).verdict.slackMinutes! - slackMinutes!).toBe(way?.savesMinutes);
  });

  test('names the essays of which the limit is not known', async () => {
    const { call, appId } = await studentWith('Deep Springs College');
    const { id } = await call('createSupplemental', { params: { appId }, body: { title: 'Why us' } });
    await call('patchPlanSettings', { body: { hoursPerWeek: 8 } });
    expect((await call('readPlan')).verdict).toMatchObject({
      kind: 'unknown',
      unknown: [{ essayId: id, says: '“Why us” for Deep Springs College has no word limit yet.' }],
    });
  });

  test('a letter is asked for once for each person; ticking it marks the letters as asked, and undoing puts them back', async () => {
    const { call, appId, item } = await studentWith('Cornell University');
    const { id: personId } = await call('createPerson', { body: { name: 'Ms. Lee', role: 'teacher' } });
    const letters = async () =>
      (await call('listApplicationRequirements', { params: { appId } })).filter(({ kind }) => kind === 'teacherLetter');
    const [first, second] = await letters();
    await call('patchRequirement', { params: { appId, rid: first!.id }, body: { personId } });
    const id = `ask.${personId}`;
    expect(await item(id)).toMatchObject({
      title: 'Ask Ms. Lee for a letter to Cornell University',
      state: 'open',
      tick: true,
      personId,
    });
    expect(await item('ask.teacher.2')).toMatchObject({ personId: null, state: 'open' });

    expect(await call('patchPlanItem', { params: { itemId: id }, body: { done: true } })).toMatchObject({
      id,
      state: 'done',
      minutes: 0,
    });
    expect((await letters()).map(({ state }) => state)).toEqual(['asked', second!.state]);
    expect(await item(`wait.${personId}`)).toMatchObject({ state: 'waiting', waitingFor: 'teacher', minutes: null });
    const reminders = (await call('readPlan')).items.filter(({ kind }) => kind === 'remind');
    expect(reminders.map(({ due }) => calendarDayOf(due!, 'America/New_York'))).toEqual(['2089-12-23', '2089-12-30']);

    await call('patchPlanItem', { params: { itemId: id }, body: { done: false } });
    expect(await item(id)).toMatchObject({ state: 'open' });
    expect((await letters())[0]).toMatchObject({ state: 'open' });

    await call('patchRequirement', { params: { appId, rid: first!.id }, body: { state: 'received' } });
    expect(await item(id)).toBeUndefined();
    expect(await item(`wait.${personId}`)).toBeUndefined();
  });

  test('a portal is looked at after an application is sent, and ticked by hand', async () => {
    const { call, appId, item } = await studentWith('Deep Springs College', { status: 'submitted' });
    const id = `portal.${appId}`;
    expect(await item(id)).toMatchObject({ kind: 'portal', state: 'open', tick: true });
    expect(await call('patchPlanItem', { params: { itemId: id }, body: { done: true } })).toMatchObject({
      state: 'done',
    });
    expect(await item(id)).toMatchObject({ state: 'done' });
    await call('patchPlanItem', { params: { itemId: id }, body: { done: false } });
    expect(await item(id)).toMatchObject({ state: 'open' });
    await call('patchApplication', { params: { appId }, body: { status: 'drafting' } });
    expect(await item(id)).toBeUndefined();
  });

  test('what was ticked of a deleted application is ticked again when it is brought back, whatever was ticked in between', async () => {
    const { call, appId, item } = await studentWith('Deep Springs College', { status: 'submitted' });
    const other = await call('createApplication', { body: { college: 'Cornell', status: 'submitted' } });
    const tick = (id: string) => call('patchPlanItem', { params: { itemId: `portal.${id}` }, body: { done: true } });
    await tick(appId);
    await call('deleteApplication', { params: { appId } });
    await tick(other.id);
    await call('restoreDeleted', { params: { deletedId: appId } });
    expect(await item(`portal.${appId}`)).toMatchObject({ state: 'done' });
  });

  test('what is put off is not for today until then', async () => {
    const { call } = await studentWith('Cornell University');
    const isForToday = async () => (await call('readPlan')).today.includes('ask.counselor');
    expect(await isForToday()).toBe(true);
    await call('patchPlanItem', { params: { itemId: 'ask.counselor' }, body: { later: '2089-12-01' } });
    expect(await isForToday()).toBe(false);
    await call('patchPlanItem', { params: { itemId: 'ask.counselor' }, body: { later: null } });
    expect(await isForToday()).toBe(true);
  });

  test('what the record decides can’t be ticked, and what is not there is not found', async () => {
    const { token, appId } = await studentWith('Deep Springs College');
    const patch = (id: string, body: object) => side.request('PATCH', `/api/plan/items/${id}`, { token, body });
    expect(await patch('essay.main', { done: true })).toMatchObject({
      status: 400,
      body: { error: 'Laurel sees by itself when this is done.' },
    });
    expect(await patch(`submit.${appId}`, { later: '2089-12-01' })).toMatchObject({ status: 400 });
    expect(await patch('ask.nobody', { done: true })).toMatchObject({ status: 404 });
    expect(await patch('essay.main', { later: 'soon' })).toMatchObject({
      status: 400,
      body: { fields: { later: 'That is not a date such as 2026-11-30.' } },
    });
  });

  test('the settings begin with the days off of the school year, and take no nonsense', async () => {
    const { token, call } = await side.student();
    const { daysOff, ...others } = await call('readPlanSettings');
    expect(others).toEqual({
      hoursPerWeek: null,
      pace: 1,
      teacherDays: 15,
      counselorDays: 20,
      sendDays: 3,
      zone: 'America/New_York',
    });
    expect(daysOff).toMatchObject([
      { name: 'Thanksgiving', writing: false },
      { name: 'Winter break', writing: true },
    ]);
    const own = [{ from: '2089-12-12', to: '2089-12-13', name: ' Robotics qualifier ' }];
    expect((await call('patchPlanSettings', { body: { daysOff: own, zone: 'Asia/Tokyo' } })).daysOff).toEqual([
      { from: '2089-12-12', to: '2089-12-13', name: 'Robotics qualifier', writing: false },
    ]);
    expect((await call('patchPlanSettings', { body: {} })).zone).toBe('Asia/Tokyo');
    const refused = async (body: object) => {
      const answer = await side.request('PATCH', '/api/plan/settings', { token, body });
      expect([answer.status, Object.keys(body)[0]]).toEqual([400, Object.keys(body)[0]]);
      return answer.body?.error;
    };
    expect(await refused({ hoursPerWeek: 61 })).toBe('Hours per week must be a number from 0 to 60.');
    expect(await refused({ hoursPerWeek: '8' })).toBe('Hours per week must be a number from 0 to 60.');
    expect(await refused({ pace: 0.4 })).toBe('Pace must be a number from 0.5 to 2.');
    expect(await refused({ teacherDays: 1.5 })).toBe('Use a whole number of days from 0 to 60.');
    expect(await refused({ zone: 'Mars/Olympus' })).toBe('Use a time zone such as America/New_York.');
    expect(await refused({ daysOff: [{ from: '2089-12-13', to: '2089-12-12', name: 'Back' }] })).toBe(
      'The last day off comes before the first.',
    );
    expect(await refused({ daysOff: [{ from: '2089-12-12', to: '2089-12-12', name: ' ' }] })).toBe(
      'Give the days off a name.',
    );
    expect(await refused({ daysOff: Array(101).fill(own[0]) })).toBe('Use at most 100 days off.');
  });
}
