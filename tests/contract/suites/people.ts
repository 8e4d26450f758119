import { expect, test } from 'vitest';
import type { Side } from '../both-sides.ts';

export function people(side: Side) {
  test('a person is added, changed and listed', async () => {
    const { call } = await side.student();
    const lee = await call('createPerson', { body: { name: '  Ms. Lee ', role: 'teacher', subject: 'physics' } });
    expect(lee).toMatchObject({ name: 'Ms. Lee', role: 'teacher', subject: 'physics' });
    await call('createPerson', { body: { name: 'Mr. Ortiz', role: 'counselor' } });
    const params = { personId: lee.id };
    expect(await call('patchPerson', { params, body: { subject: '' } })).toMatchObject({ id: lee.id, subject: null });
    expect((await call('listPeople')).map(({ name }) => name)).toEqual(['Ms. Lee', 'Mr. Ortiz']);
  });

  test('a name is needed, and has at most 100 characters', async () => {
    const { token } = await side.student();
    for (const body of [
      { role: 'teacher' },
      { name: ' ', role: 'teacher' },
      { name: 'x'.repeat(101), role: 'teacher' },
      { name: 'Ms. Lee', role: 'teacher', subject: 'x'.repeat(101) },
      { name: 'Ms. Lee', role: 'aunt' },
    ])
      expect((await side.request('POST', '/api/people', { token, body })).status).toBe(400);
  });

  test('a deleted person leaves the requirements without one, and comes back with them', async () => {
    const { call } = await side.student();
    const { id: appId } = await call('createApplication', { body: { college: 'Cornell' } });
    const { id: personId } = await call('createPerson', { body: { name: 'Ms. Lee', role: 'parent' } });
    const fee = async () => {
      const rows = await call('listApplicationRequirements', { params: { appId } });
      return rows.find(({ kind }) => kind === 'fee')!;
    };
    await call('patchRequirement', { params: { appId, rid: (await fee()).id }, body: { personId, state: 'asked' } });
    expect(await fee()).toMatchObject({ personId, who: 'parent', state: 'asked' });
    await call('deletePerson', { params: { personId } });
    expect(await fee()).toMatchObject({ personId: null, who: 'student', state: 'asked' });
    await call('restoreDeleted', { params: { deletedId: personId } });
    expect(await fee()).toMatchObject({ personId });
  });
}
