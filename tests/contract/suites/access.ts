import { expect, test } from 'vitest';
import type { Side } from '../both-sides.ts';

export function access(side: Side) {
  /** The token of one more session of a student. */
  const signInAgain = async ({ email, password }: { email: string; password: string }) =>
    (await side.visitor()('login', { body: { email, password } })).token;
  const statusOf = async (token: string) => (await side.request('GET', '/api/users/me', { token })).status;

  test('a student sees where they are signed in, and which of it is this', async () => {
    const student = await side.student();
    const second = await signInAgain(student);
    const list = await student.call('listSessions');
    expect(list).toHaveLength(2);
    expect(list.filter(({ current }) => current)).toHaveLength(1);
    expect(JSON.stringify(list)).not.toContain(second);
    // Asked in the other session, the other is this: an answer for one is not given to the other.
    const { body } = await side.request('GET', '/api/users/me/sessions', { token: second });
    const current = (rows: unknown) => (rows as typeof list).find((row) => row.current)!.id;
    expect(current(body)).not.toBe(current(list));
  });

  test('one session is ended, and no other', async () => {
    const student = await side.student();
    const second = await signInAgain(student);
    const other = (await student.call('listSessions')).find(({ current }) => !current)!;
    await student.call('deleteSession', { params: { sessionId: other.id } });
    expect([await statusOf(second), await statusOf(student.token)]).toEqual([401, 200]);
    await expect(student.call('deleteSession', { params: { sessionId: other.id } })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('another student’s session is as unknown as one that nobody has', async () => {
    const [student, other] = [await side.student(), await side.student()];
    const [{ id: sessionId } = { id: '' }] = await other.call('listSessions');
    await expect(student.call('deleteSession', { params: { sessionId } })).rejects.toMatchObject({ status: 404 });
    await student.call('deleteOtherSessions');
    expect(await statusOf(other.token)).toBe(200);
  });

  test('all other sessions are ended at once', async () => {
    const student = await side.student();
    const tokens = [await signInAgain(student), await signInAgain(student)];
    await student.call('deleteOtherSessions');
    expect(await Promise.all(tokens.map(statusOf))).toEqual([401, 401]);
    expect(await student.call('listSessions')).toMatchObject([{ current: true }]);
  });

  test('the password is changed by who knows it, and every other session ends', async () => {
    const student = await side.student();
    const second = await signInAgain(student);
    const path = '/api/users/me/password';
    const change = (body: object) => side.request('POST', path, { token: student.token, body });
    const wrong = await change({ current: 'not my password', password: 'a newer password' });
    expect(wrong).toMatchObject({ status: 403, body: { fields: { current: 'That is not your password.' } } });
    expect((await change({ current: student.password, password: 'short' })).body?.fields).toHaveProperty('password');
    expect(await statusOf(second)).toBe(200);

    await student.call('changePassword', { body: { current: student.password, password: 'a newer password' } });
    expect([await statusOf(second), await statusOf(student.token)]).toEqual([401, 200]);
    await expect(signInAgain(student)).rejects.toMatchObject({ status: 401 });
    expect(await signInAgain({ ...student, password: 'a newer password' })).toBeTruthy();
    expect(await student.call('readAccess')).toMatchObject({ hasPassword: true });
  });
}
