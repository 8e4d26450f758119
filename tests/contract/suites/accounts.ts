import { expect, test } from 'vitest';
import type { Side } from '../both-sides.ts';

export function accounts(side: Side) {
  test('a new student gets a token and a profile that is not onboarded', async () => {
    const { call, email } = await side.student();
    const me = await call('readMe');
    expect(me).toMatchObject({ name: 'Ada Okafor', email, avatar: null, onboarded: false });
  });

  test('an e-mail is trimmed and lower-cased, and taken once', async () => {
    const { email } = await side.student();
    const again = await side.request('POST', '/auth/register', {
      body: { name: 'Ada', email: ` ${email.toUpperCase()} `, password: 'a long password' },
    });
    expect(again.status).toBe(409);
    expect(again.body?.fields).toHaveProperty('email');
  });

  test.each([
    [{ name: ' A ', email: 'a@b.co', password: '12345678' }, 'name', 'Enter your full name.'],
    [{ name: '\u00ad\u200d\u2800', email: 'a@b.co', password: '12345678' }, 'name', 'Enter your full name.'],
    [{ name: 'Ada', email: 'a\u200d@b.co', password: '12345678' }, 'email', 'Enter a valid email address.'],
    [{ name: 'Ada', email: 'a@b', password: '12345678' }, 'email', 'Enter a valid email address.'],
    [{ name: 'Ada', email: 'a@b.co', password: '1234567' }, 'password', 'Use at least 8 characters.'],
    [{ name: 'Ada', email: 'a@b.co' }, 'password', 'Use at least 8 characters.'],
    [{ name: 7, email: 'a@b.co', password: '12345678' }, 'name', 'Enter your full name.'],
  ])('registering with %j is refused for its %s', async (body, field, sentence) => {
    const refused = await side.request('POST', '/auth/register', { body });
    expect(refused.status).toBe(400);
    expect(refused.body).toEqual({ error: sentence, fields: { [field]: sentence } });
  });

  const newcomer = { name: 'Ada', password: '12345678' };
  const ending = '@example.com';
  test.each([
    ['name', 'n'.repeat(100)],
    ['email', 'e'.repeat(254 - ending.length) + ending],
    ['password', 'p'.repeat(200)],
  ])('a %s of the longest kind is taken, and not one letter more', async (field, longest) => {
    const register = (value: string) =>
      side.request('POST', '/auth/register', {
        body: { ...newcomer, email: `longest-${field}-${side.name}${ending}`, [field]: value },
      });
    const refused = await register(`x${longest}`);
    expect([refused.status, Object.keys(refused.body?.fields ?? {})]).toEqual([400, [field]]);
    expect((await register(longest)).status).toBe(201);
  });

  test('an avatar’s address has at most 2,000 characters', async () => {
    const { call, token } = await side.student();
    const address = 'https://pictures.example/'.padEnd(2_000, 'a');
    expect(await call('patchMe', { body: { avatar: address } })).toMatchObject({ avatar: address });
    const body = { avatar: `${address}a` };
    expect((await side.request('PATCH', '/api/users/me', { token, body })).status).toBe(400);
  });

  test('a password is the same however its letters are composed', async () => {
    const email = `composed-${side.name}@example.com`;
    await side.visitor()('register', {
      body: { name: 'Ada', email, password: 'café naïve'.normalize('NFC') },
    });
    expect(await side.visitor()('login', { body: { email, password: 'café naïve'.normalize('NFD') } })).toHaveProperty(
      'token',
    );
  });

  test('signs in with the right password and not with a wrong one', async () => {
    const { email, password } = await side.student();
    const { token } = await side.visitor()('login', { body: { email, password } });
    expect(token).toBeTruthy();
    const wrong = await side.request('POST', '/auth/login', { body: { email, password: 'not my password' } });
    const unknown = await side.request('POST', '/auth/login', { body: { email: 'nobody@example.com', password } });
    expect(wrong.status).toBe(401);
    expect(unknown).toMatchObject({ status: 401, body: wrong.body });
  });

  test('a token is dead once it signed out, and signing out without one is no error', async () => {
    const { call, token } = await side.student();
    await call('logout');
    const after = await side.request('GET', '/api/users/me', { token });
    expect(after.status).toBe(401);
    expect(after.headers.get('www-authenticate')).toBe('Bearer');
    expect((await side.request('POST', '/auth/logout')).status).toBe(204);
  });

  test('the profile takes a name and an avatar, and ignores what it does not know', async () => {
    const { token, call } = await side.student();
    const body = {
      name: 'Ada N. Okafor',
      avatar: 'https://pictures.example/ada.png',
      onboarded: true,
      email: 'other@example.com',
      id: 'x',
    };
    const { status } = await side.request('PATCH', '/api/users/me', { token, body });
    expect(status).toBe(200);
    expect(await call('readMe')).toMatchObject({ name: 'Ada N. Okafor', avatar: body.avatar, onboarded: true });
    expect((await call('readMe')).email).not.toBe(body.email);
  });

  test('an avatar that is emptied is none', async () => {
    const { call } = await side.student();
    await call('patchMe', { body: { avatar: 'https://pictures.example/ada.png' } });
    expect(await call('patchMe', { body: { avatar: ' ' } })).toMatchObject({ avatar: null });
  });

  test('the picture of an avatar is read from here, and of no avatar there is none', async () => {
    const { call } = await side.student();
    await expect(call('readAvatar')).rejects.toMatchObject({
      status: 404,
      message: 'There is no picture at the address of your avatar.',
    });
    await call('patchMe', { body: { avatar: 'https://pictures.example/ada.png' } });
    const picture = await call('readAvatar');
    expect(picture.type).toBe('image/png');
    expect(Buffer.from(await picture.arrayBuffer()).toString('latin1')).toMatch(/^\x89PNG/);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'pictures.example/ada.png'])(
    'an avatar at %s is refused',
    async (avatar) => {
      const { token } = await side.student();
      const refused = await side.request('PATCH', '/api/users/me', { token, body: { avatar } });
      expect(refused.status).toBe(400);
      expect(refused.body?.fields).toHaveProperty('avatar');
    },
  );

  test('a link in an e-mail sets a new password once, and ends every session', async () => {
    const { email, password, token: session } = await side.student();
    const other = await side.student();
    const token = await side.resetToken(email);
    await side.visitor()('resetPassword', { body: { token, password: 'a newer password' } });
    expect((await side.request('GET', '/api/users/me', { token: session })).status).toBe(401);
    expect(await other.call('readMe')).toMatchObject({ email: other.email });
    const login = (password: string) => side.request('POST', '/auth/login', { body: { email, password } });
    expect((await login(password)).status).toBe(401);
    expect((await login('a newer password')).status).toBe(200);
    const again = await side.request('POST', '/auth/reset-password', {
      body: { token, password: 'one more password' },
    });
    expect(again).toMatchObject({
      status: 403,
      body: { error: 'This link was used already or is too old. Ask for a new one.' },
    });
    expect((await login('a newer password')).status).toBe(200);
  });

  test('asking for a new password is answered alike for an account and for none', async () => {
    const { email } = await side.student();
    for (const asked of [` ${email.toUpperCase()}`, `nobody-${side.name}@example.com`]) {
      const { status, body } = await side.request('POST', '/auth/forgot-password', { body: { email: asked } });
      expect({ status, body }).toEqual({ status: 200, body: { ok: true } });
    }
    const { status, body } = await side.request('POST', '/auth/forgot-password', { body: { email: 'ada@' } });
    expect([status, body?.fields]).toEqual([400, { email: 'Enter a valid email address.' }]);
  });

  test('a new link makes the one before worthless', async () => {
    const { email } = await side.student();
    const [first, second] = [await side.resetToken(email), await side.resetToken(email)];
    const reset = async (token: string) =>
      (await side.request('POST', '/auth/reset-password', { body: { token, password: 'a newer password' } })).status;
    expect(await reset(first)).toBe(403);
    expect(await reset(second)).toBe(200);
  });

  test('a password that would not do for signing up uses no link up', async () => {
    const { email } = await side.student();
    const token = await side.resetToken(email);
    const reset = (password: string) => side.request('POST', '/auth/reset-password', { body: { token, password } });
    const refused = await reset('1234567');
    expect([refused.status, refused.body?.fields]).toEqual([400, { password: 'Use at least 8 characters.' }]);
    expect((await reset('12345678')).status).toBe(200);
  });

  test('deleting an account takes the password, everything in it, and every token', async () => {
    const { call, email, password, token } = await side.student();
    const other = await side.student();
    await call('createHonor', { body: { title: 'Debate' } });
    for (const body of [{}, { password: 'not my password' }, { confirm: email }]) {
      await expect(call('deleteMe', { body })).rejects.toMatchObject({ status: 403 });
    }
    expect(await call('listHonors')).toHaveLength(1);
    await call('deleteMe', { body: { password } });
    expect((await side.request('GET', '/api/honors', { token })).status).toBe(401);
    expect((await side.request('POST', '/auth/login', { body: { email, password } })).status).toBe(401);
    expect(await other.call('readMe')).toMatchObject({ email: other.email });
    // The e-mail is free again, and what is made with it is new.
    const again = await side.visitor()('register', { body: { name: 'Ada', email, password } });
    const { body } = await side.request('GET', '/api/honors', { token: again.token });
    expect(body).toEqual([]);
  });
}
