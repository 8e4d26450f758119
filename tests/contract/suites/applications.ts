import { expect, test } from 'vitest';
import type { Side } from '../both-sides.ts';

export function applications(side: Side) {
  test('a new application needs a college alone, and is a draft without deadline', async () => {
    const { call } = await side.student();
    expect(await call('listApplications')).toEqual([]);
    const application = await call('createApplication', { body: { college: '  Brown University ' } });
    expect(application).toMatchObject({
      college: 'Brown University',
      status: 'drafting',
      round: null,
      deadline: null,
      notes: '',
      decision: null,
      supplementals: [],
    });
    expect(await call('readApplication', { params: { appId: application.id } })).toEqual(application);
  });

  test.each([
    [{}, 'college', 'College is required.'],
    [{ college: '   ' }, 'college', 'College is required.'],
    [{ college: 7 }, 'college', 'College is required.'],
    [{ college: 'x'.repeat(201) }, 'college', 'Use at most 200 characters.'],
    [{ college: 'Brown', deadline: 'soon' }, 'deadline', 'Deadline must be a valid date.'],
    [{ college: 'Brown', deadline: '2027-02-30T12:00:00Z' }, 'deadline', 'Deadline must be a valid date.'],
    [{ college: 'Brown', deadline: 5 }, 'deadline', 'Deadline must be a valid date.'],
    [{ college: 'Brown', status: 'accepted' }, 'status', 'Status is invalid.'],
    [{ college: 'Brown', notes: 'x'.repeat(20_001) }, 'notes', 'Use at most 20,000 characters.'],
  ])('adding %j is refused for its %s', async (body, field, sentence) => {
    const { token } = await side.student();
    const refused = await side.request('POST', '/api/apps', { token, body });
    expect(refused).toMatchObject({ status: 400, body: { error: sentence, fields: { [field]: sentence } } });
  });

  test('deadlines are instants: an offset is resolved, a date alone is 23:59 in the student’s zone', async () => {
    const { call } = await side.student();
    const deadline = async (text: string) =>
      (await call('createApplication', { body: { college: 'Brown', deadline: text } })).deadline;
    expect(await deadline('2027-01-05T23:59:00-08:00')).toBe('2027-01-06T07:59:00.000Z');
    expect(await deadline('2027-01-05T12:00:00Z')).toBe('2027-01-05T12:00:00.000Z');
    expect(await deadline('2027-01-05')).toBe('2027-01-06T04:59:00.000Z');
    expect(await deadline('')).toBe(null);
    await call('patchPlanSettings', { body: { zone: 'America/Los_Angeles' } });
    expect(await deadline('2027-01-05')).toBe('2027-01-06T07:59:00.000Z');
    expect(await deadline('2027-01-05T17:00')).toBe('2027-01-06T01:00:00.000Z');
    const { id: appId } = await call('createApplication', { body: { college: 'Rice' } });
    const { due } = await call('createSupplemental', {
      params: { appId },
      body: { title: 'Why Rice', due: '2027-01-03' },
    });
    expect(due).toBe('2027-01-04T07:59:00.000Z');
  });

  test('are listed soonest deadline first, none last', async () => {
    const { call } = await side.student();
    for (const [college, deadline] of [
      ['Later', '2027-01-05T04:59:00Z'],
      ['Never', null],
      ['Sooner', '2026-11-15T04:59:00Z'],
    ] as const)
      await call('createApplication', { body: { college, deadline } });
    expect((await call('listApplications')).map(({ college }) => college)).toEqual(['Sooner', 'Later', 'Never']);
  });

  test('notes written on an older revision are refused with the stored ones, and nothing else of the change is taken', async () => {
    const { call, token } = await side.student();
    const { id: appId, notesRevision } = await call('createApplication', { body: { college: 'Brown' } });
    const params = { appId };
    const patch = (body: object) => call('patchApplication', { params, body });
    expect(notesRevision).toBe(0);
    expect(await patch({ notes: 'Theirs.', baseNotesRevision: 0 })).toMatchObject({ notesRevision: 1 });
    const refused = await side.request('PATCH', `/api/apps/${appId}`, {
      token,
      body: { notes: 'Mine.', baseNotesRevision: 0, round: 'ed' },
    });
    expect(refused).toMatchObject({ status: 409, body: { error: 'These notes were changed somewhere else.' } });
    expect(refused.body?.current).toMatchObject({ notes: 'Theirs.', notesRevision: 1, round: null });
    expect(await patch({ notes: 'Mine.', baseNotesRevision: 1 })).toMatchObject({ notes: 'Mine.', notesRevision: 2 });
    // One that arrives twice finds its own notes.
    expect(await patch({ notes: 'Mine.', baseNotesRevision: 1 })).toMatchObject({ notes: 'Mine.', notesRevision: 2 });
    expect(await patch({ round: 'rd', baseNotesRevision: 0 })).toMatchObject({ notesRevision: 2 });
    expect(await patch({ notes: 'Without a revision.' })).toMatchObject({ notesRevision: 3 });
  });

  test('a change keeps what it does not name, and ignores what it does not know', async () => {
    const { call, token } = await side.student();
    const { id } = await call('createApplication', { body: { college: 'Brown', round: 'ed' } });
    const params = { appId: id };
    await call('patchApplication', { params, body: { notes: 'Ask Mr. Abara.\nTwice.' } });
    await call('patchApplication', { params, body: { deadline: '2027-01-05T04:59:00.000Z', status: 'editing' } });
    const body = { id: 'mine', createdAt: 'never', userId: 'x', supplementals: ['x'], round: null };
    expect((await side.request('PATCH', `/api/apps/${id}`, { token, body })).status).toBe(200);
    expect(await call('readApplication', { params })).toMatchObject({
      id,
      college: 'Brown',
      status: 'editing',
      round: null,
      deadline: '2027-01-05T04:59:00.000Z',
      notes: 'Ask Mr. Abara.\nTwice.',
      supplementals: [],
    });
    expect(await call('patchApplication', { params, body: {} })).toMatchObject({ status: 'editing' });
    expect(await call('patchApplication', { params, body: { deadline: null } })).toMatchObject({ deadline: null });
  });

  test.each([
    [{ status: 'done' }, 'status'],
    [{ round: 'early' }, 'round'],
    [{ deadline: 'tomorrow' }, 'deadline'],
    [{ decision: 'maybe' }, 'decision'],
    [{ notes: null }, 'notes'],
    [{ college: '' }, 'college'],
  ])('a change to %j is refused', async (body, field) => {
    const { call, token } = await side.student();
    const { id } = await call('createApplication', { body: { college: 'Brown' } });
    const refused = await side.request('PATCH', `/api/apps/${id}`, { token, body });
    expect(refused.status).toBe(400);
    expect(refused.body?.fields).toHaveProperty(field);
  });

  test('a decision comes after submission or with it, and goes when the status leaves submitted', async () => {
    const { call } = await side.student();
    const { id } = await call('createApplication', { body: { college: 'Brown' } });
    const change = (body: Parameters<typeof call<'patchApplication'>>[1]['body']) =>
      call('patchApplication', { params: { appId: id }, body });
    await expect(change({ decision: 'accepted' })).rejects.toMatchObject({
      status: 400,
      message: 'Set a decision once the application is submitted.',
    });
    await expect(change({ decision: 'accepted', status: 'editing' })).rejects.toMatchObject({ status: 400 });
    expect(await change({ decision: 'deferred', status: 'submitted' })).toMatchObject({ decision: 'deferred' });
    expect(await change({ decision: 'accepted' })).toMatchObject({ decision: 'accepted', status: 'submitted' });
    await expect(change({ decision: 'denied', status: 'drafting' })).rejects.toMatchObject({ status: 400 });
    expect(await change({ status: 'submitted' })).toMatchObject({ decision: 'accepted' });
    expect(await change({ status: 'editing' })).toMatchObject({ decision: null });
    expect(await change({ decision: null })).toMatchObject({ decision: null, status: 'editing' });
  });

  test('deleting one takes its supplementals with it, and leaves the others', async () => {
    const { call } = await side.student();
    const gone = await call('createApplication', { body: { college: 'Brown' } });
    const stays = await call('createApplication', { body: { college: 'Cornell' } });
    const { id: sid } = await call('createSupplemental', { params: { appId: gone.id }, body: { title: 'Why Brown' } });
    await call('deleteApplication', { params: { appId: gone.id } });
    await expect(call('readApplication', { params: { appId: gone.id } })).rejects.toMatchObject({ status: 404 });
    await expect(call('readSupplemental', { params: { sid } })).rejects.toMatchObject({ status: 404 });
    await expect(call('deleteApplication', { params: { appId: gone.id } })).rejects.toMatchObject({ status: 404 });
    expect((await call('listApplications')).map(({ id }) => id)).toEqual([stays.id]);
  });
}
