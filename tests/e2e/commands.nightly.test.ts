import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../support/commands.ts';
import { startLaurel } from '../support/laurel.ts';

test('publishing the stories without a token says so and is no failure', async () => {
  expect(await run('chromatic', { env: { CHROMATIC_PROJECT_TOKEN: '' } })).toEqual({
    code: 0,
    printed: 'Nothing published: CHROMATIC_PROJECT_TOKEN is not set.',
    failure: '',
  });
});

test('the seed fills a database with a student who can sign in, once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'laurel-seed-'));
  const env = { DATABASE_URL: `file:${join(folder, 'laurel.db')}` };
  const signIn = 'Sign in as noor.haddad@example.com with the password spectrogram';
  expect(await run('seed', { env })).toEqual({ code: 0, printed: signIn, failure: '' });
  expect((await run('seed', { env })).printed).toBe(`The demo student is there already.\n${signIn}`);
  const laurel = await startLaurel(env);
  const login = await fetch(`${laurel.address}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'noor.haddad@example.com', password: 'spectrogram' }),
  });
  const { token } = (await login.json()) as { token: string };
  const overview = await fetch(`${laurel.address}/api/overview`, { headers: { authorization: `Bearer ${token}` } });
  expect(await overview.json()).toMatchObject({ applications: { total: 8 }, extracurriculars: { count: 5 } });
  await laurel.stop();
  await rm(folder, { recursive: true, force: true });
});
