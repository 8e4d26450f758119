import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { fromRoot } from '#api/root.ts';
import { startLaurel } from '../support/laurel.ts';

/** Runs a command of package.json to its end. */
async function run(script: string, env: Record<string, string> = {}) {
  const child = spawn('npm', ['run', '--silent', script], { cwd: fromRoot('.'), env: { ...process.env, ...env } });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk));
  const [code] = (await once(child, 'exit')) as [number];
  return { code, printed: printed.trim() };
}

test('a second start with nothing changed neither installs nor builds', async () => {
  await (await startLaurel()).stop();
  const again = await startLaurel();
  expect(again.printed().trim()).toBe(`Laurel is at ${again.address}`);
  await again.stop();
});

test('publishing the stories without a token says so and is no failure', async () => {
  expect(await run('chromatic', { CHROMATIC_PROJECT_TOKEN: '' })).toEqual({
    code: 0,
    printed: 'Nothing published: CHROMATIC_PROJECT_TOKEN is not set.',
  });
});

test('the seed fills a database with a student who can sign in, once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'laurel-seed-'));
  const env = { DATABASE_URL: `file:${join(folder, 'laurel.db')}` };
  const signIn = 'Sign in as noor.haddad@example.com with the password spectrogram';
  expect(await run('seed', env)).toEqual({ code: 0, printed: signIn });
  expect((await run('seed', env)).printed).toBe(`The demo student is there already.\n${signIn}`);
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
