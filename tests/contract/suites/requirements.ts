import { expect, test } from 'vitest';
import type { Side } from '../both-sides.ts';

export function requirements(side: Side) {
  /** A student with an application, and its requirements of a kind. */
  async function studentWith(college: string, round: 'ed' | 'rd' | null = null) {
    const student = await side.student();
    const { id: appId } = await student.call('createApplication', { body: { college, round } });
    const all = () => student.call('listApplicationRequirements', { params: { appId } });
    return {
      ...student,
      appId,
      all,
      ofKind: async (kind: string) => (await all()).filter((row) => row.kind === kind),
    };
  }

  test('what a college asks for is there when it is added, each fact with its source', async () => {
    const { appId, all, ofKind } = await studentWith('Cornell University');
    const letters = await ofKind('teacherLetter');
    expect(letters).toHaveLength(2);
    expect(letters[0]).toMatchObject({
      appId,
      need: 'required',
      count: 2,
      who: 'teacher',
      personId: null,
      state: 'open',
      stateAt: null,
      due: null,
      own: false,
      source: {
        name: 'Common App Requirements Grid 2026-27',
        url: expect.stringContaining('https://'),
        checkedOn: '2026-09-11',
        cycle: '2026-27',
      },
    });
    expect(await ofKind('fee')).toMatchObject([{ need: 'required', value: 85, who: 'student' }]);
    const ids = (await all()).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('what is not known says so with the college’s own page, and nothing is made up for a college that nobody knows', async () => {
    const { ofKind } = await studentWith('Cornell University');
    expect(await ofKind('css')).toMatchObject([
      {
        need: 'unknown',
        state: 'open',
        value: null,
        source: { url: 'https://finaid.cornell.edu/', checkedOn: null, cycle: null },
      },
    ]);
    const { all } = await studentWith('Kalmar College of Art and Design');
    const rows = await all();
    expect(new Set(rows.map(({ need, source }) => `${need} ${source}`))).toEqual(new Set(['unknown null']));
  });

  test('an Early Decision needs an agreement, and only that', async () => {
    const { call, appId, ofKind } = await studentWith('Brown University', 'ed');
    expect(await ofKind('agreement')).toMatchObject([{ need: 'required', source: { checkedOn: '2026-11-22' } }]);
    await call('patchApplication', { params: { appId }, body: { round: 'rd' } });
    expect(await ofKind('agreement')).toEqual([]);
  });

  test('a state and a person are stored, and the source of the fact stays', async () => {
    const { call, appId, ofKind } = await studentWith('Cornell University');
    const [first, second] = await ofKind('teacherLetter');
    const { id: personId } = await call('createPerson', { body: { name: 'Ms. Lee', role: 'teacher' } });
    const params = { appId, rid: first!.id };
    const patched = await call('patchRequirement', { params, body: { state: 'asked', personId } });
    expect(patched).toMatchObject({ state: 'asked', stateAt: expect.any(String), personId, source: first!.source });
    expect(await ofKind('teacherLetter')).toEqual([patched, second]);
    expect(await call('patchRequirement', { params, body: { personId: null } })).toMatchObject({
      state: 'asked',
      personId: null,
    });
  });

  test('the student’s word on what is needed comes before the facts, and can be taken back', async () => {
    const { call, appId, ofKind } = await studentWith('Cornell University');
    const [css] = await ofKind('css');
    const params = { appId, rid: css!.id };
    expect(
      await call('patchRequirement', { params, body: { need: 'required', note: 'Asked by phone' } }),
    ).toMatchObject({
      need: 'required',
      state: 'open',
      note: 'Asked by phone',
      source: null,
    });
    expect(await call('patchRequirement', { params, body: { need: null, note: null } })).toEqual(css);
  });

  test('what is optional or not asked for is no task by itself', async () => {
    const { ofKind } = await studentWith('University of Michigan');
    expect(await ofKind('tests')).toMatchObject([{ need: 'optional', state: 'notNeeded' }]);
    expect(await ofKind('interview')).toMatchObject([{ need: 'notConsidered', state: 'notNeeded' }]);
  });

  test('a row of the student’s own is added, changed, deleted and brought back', async () => {
    const { call, appId, ofKind } = await studentWith('Cornell University');
    const body = { kind: 'other', note: 'Sketchbook, ten pages', due: '2026-12-01' } as const;
    const added = await call('createRequirement', { params: { appId }, body });
    expect(added).toMatchObject({
      own: true,
      need: 'required',
      state: 'open',
      source: null,
      note: 'Sketchbook, ten pages',
      due: '2026-12-02T04:59:00.000Z',
    });
    const params = { appId, rid: added.id };
    expect(await call('patchRequirement', { params, body: { state: 'sent' } })).toMatchObject({
      state: 'sent',
      own: true,
    });
    await call('deleteRequirement', { params });
    expect(await ofKind('other')).toEqual([]);
    await call('restoreDeleted', { params: { deletedId: added.id } });
    expect(await ofKind('other')).toMatchObject([{ id: added.id, state: 'sent' }]);
  });

  test('what the college asks for can’t be deleted, and the answer says what can be done', async () => {
    const { token, appId, ofKind } = await studentWith('Cornell University');
    const [fee] = await ofKind('fee');
    const answer = await side.request('DELETE', `/api/apps/${appId}/requirements/${fee!.id}`, { token });
    expect(answer).toMatchObject({ status: 400, body: { error: expect.stringContaining('not needed') } });
  });

  test('a row without a kind, and words that do not exist, are refused', async () => {
    const { token, appId, ofKind } = await studentWith('Cornell University');
    const path = `/api/apps/${appId}/requirements`;
    for (const body of [
      {},
      { kind: 'selfie' },
      { kind: 'fee', state: 'lost' },
      { kind: 'fee', note: 'x'.repeat(1_001) },
    ])
      expect((await side.request('POST', path, { token, body })).status).toBe(400);
    const [fee] = await ofKind('fee');
    for (const body of [{ state: 'lost' }, { need: 'maybe' }, { due: 'soon' }])
      expect((await side.request('PATCH', `${path}/${fee!.id}`, { token, body })).status).toBe(400);
  });

  test('the board has the requirements of all applications, in their order, after one step', async () => {
    const { call } = await side.student();
    const add = async (college: string, deadline: string) =>
      (await call('createApplication', { body: { college, deadline } })).id;
    const later = await add('Cornell University', '2027-01-02');
    const sooner = await add('Brown University', '2026-12-01');
    const rows = await call('listRequirements');
    expect([...new Set(rows.map(({ appId }) => appId))]).toEqual([sooner, later]);
    expect(rows.slice(-1)).toEqual((await call('listApplicationRequirements', { params: { appId: later } })).slice(-1));
  });

  test('a deleted application takes its requirements along, and they come back with it', async () => {
    const { call, appId, ofKind } = await studentWith('Cornell University');
    const [fee] = await ofKind('fee');
    await call('patchRequirement', { params: { appId, rid: fee!.id }, body: { state: 'waived' } });
    await call('deleteApplication', { params: { appId } });
    expect(await call('listRequirements')).toEqual([]);
    await call('restoreDeleted', { params: { deletedId: appId } });
    expect(await ofKind('fee')).toMatchObject([{ state: 'waived' }]);
  });

  test('another student’s application, requirement and person are not found', async () => {
    const { appId, ofKind, call } = await studentWith('Cornell University');
    const [fee] = await ofKind('fee');
    const { id: personId } = await call('createPerson', { body: { name: 'Ms. Lee', role: 'teacher' } });
    const other = await studentWith('Brown University');
    const status = async (method: string, path: string, body?: object) =>
      (await side.request(method, path, { token: other.token, body })).status;
    expect(await status('GET', `/api/apps/${appId}/requirements`)).toBe(404);
    expect(await status('POST', `/api/apps/${appId}/requirements`, { kind: 'fee' })).toBe(404);
    expect(await status('PATCH', `/api/apps/${appId}/requirements/${fee!.id}`, { state: 'sent' })).toBe(404);
    expect(await status('PATCH', `/api/apps/${other.appId}/requirements/${fee!.id}`, { state: 'sent' })).toBe(404);
    expect(await status('DELETE', `/api/apps/${other.appId}/requirements/${fee!.id}`)).toBe(404);
    const [own] = await other.ofKind('fee');
    expect(await status('PATCH', `/api/apps/${other.appId}/requirements/${own!.id}`, { personId })).toBe(404);
    expect(await status('PATCH', `/api/people/${personId}`, { name: 'Mine' })).toBe(404);
    expect(await status('DELETE', `/api/people/${personId}`)).toBe(404);
    expect(await ofKind('fee')).toEqual([fee]);
  });
}
