import { expect, test } from 'vitest';
import type { Side } from '../both-sides.ts';

export function duties(side: Side) {
  /** A student with Brown in Early Decision, sent, beside one college sent and one not. */
  async function studentOfBrown() {
    const student = await side.student();
    const add = async (college: string, round: 'ed' | 'rd', status: 'submitted' | 'drafting') =>
      (await student.call('createApplication', { body: { college, round, status } })).id;
    const brown = await add('Brown University', 'ed', 'submitted');
    const sent = await add('University of Michigan', 'rd', 'submitted');
    const open = await add('Cornell University', 'rd', 'drafting');
    const of = (appId: string) => student.call('listDuties', { params: { appId } });
    const decide = (decision: 'accepted' | 'deferred' | 'denied') =>
      student.call('patchApplication', { params: { appId: brown }, body: { decision } });
    return { ...student, brown, sent, open, of, decide };
  }

  test('a binding plan that is sent asks for the agreement and the aid forms; one that is not sent asks for nothing', async () => {
    const { brown, open, of } = await studentOfBrown();
    expect((await of(brown)).map(({ id }) => id)).toEqual(['agreement', 'change-round', 'aid-forms']);
    expect(await of(open)).toEqual([]);
  });

  test('after a binding yes the aid comes first, and then the others are withdrawn, each duty with its source', async () => {
    const { brown, sent, open, of, decide } = await studentOfBrown();
    await decide('accepted');
    const told = await of(brown);
    expect(told[0]).toMatchObject({ id: 'aid-gap' });
    expect(told).toContainEqual(expect.objectContaining({ id: 'withdraw-all', appIds: [sent], info: false }));
    expect(told).toContainEqual(expect.objectContaining({ id: 'send-nothing', appIds: [open] }));
    for (const { source } of told)
      expect(source).toMatchObject({ name: expect.any(String), checkedOn: expect.any(String) });
  });

  test('a deferral ends the promise, and says so as something to know', async () => {
    const { brown, of, decide } = await studentOfBrown();
    await decide('deferred');
    expect(await of(brown)).toContainEqual(expect.objectContaining({ id: 'promise-ends', info: true }));
  });

  test('nobody sees the duties of another student', async () => {
    const { brown } = await studentOfBrown();
    const { token } = await side.student();
    expect((await side.request('GET', `/api/apps/${brown}/duties`, { token })).status).toBe(404);
  });
}
