import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi } from '../support/api-server.ts';
import { rawRequest } from '../support/raw-request.ts';
import { newStudent } from '../support/requests.ts';

let folder: string;
let api: Awaited<ReturnType<typeof startApi>>;

/** A site with what must stay inside of the machine beside it. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'laurel-site-'));
  const site = join(folder, 'site');
  await mkdir(join(site, 'assets', 'inner'), { recursive: true });
  await writeFile(join(site, 'index.html'), '<!doctype html><title>Laurel</title>');
  await writeFile(join(site, 'pages.json'), '{"/":"index.html","*":"index.html"}');
  await writeFile(join(site, 'assets', 'app.js'), 'export {};');
  await writeFile(join(folder, 'outside.txt'), 'outside');
  await writeFile(join(folder, '.env'), 'outside');
  api = await startApi({ site });
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

const ways = ['..', '%2e%2e', '.%2e', '%2e.', '..%2f..', '..%5c..', '%252e%252e', '..;', '....', '..%00', '..%c0%af..'];

test.each(ways)('no file outside of the site is read by way of %s', async (up) => {
  for (const start of ['/', '//', '/assets/', '/assets/inner/', '/api/docs/'])
    for (const file of ['outside.txt', '.env', 'site/../outside.txt', '%6futside.txt', 'outside.txt%00.js'])
      for (const separator of ['/', '%2f', '%5c', '%252f']) {
        const path = `${start}${up}${separator}${up}${separator}${file}`;
        const { text } = await rawRequest(api.base, { path });
        expect([path, text.includes('outside')]).toEqual([path, false]);
      }
});

test.each([
  '/.env',
  '/.git/config',
  '/dist/',
  '/data/laurel.db',
  '/package.json',
  '/api/server.ts',
  '/server-status',
  '/etc/passwd',
])('%s is no file but the app’s one page, or nothing', async (path) => {
  const { status, text } = await rawRequest(api.base, { path });
  expect(status === 404 || text === '<!doctype html><title>Laurel</title>').toBe(true);
});

test('no folder is listed', async () => {
  for (const path of ['/assets/', '/assets/inner', '/assets/inner/', '/assets/.', '/assets/inner/%2e/']) {
    const { status, text } = await rawRequest(api.base, { path });
    expect([path, status, /inner|app\.js/.test(text)]).toEqual([path, 404, false]);
  }
});

test('what is not there in the folder of scripts is a 404 of plain text, and no page', async () => {
  for (const path of [
    '/assets/app.js.map',
    '/assets/other.js',
    '/assets/%',
    '/assets/%E0%A4%A',
    `/assets/${'a'.repeat(5_000)}`,
  ]) {
    const { headers, status } = await rawRequest(api.base, { path });
    expect([path, status, headers['content-type']]).toEqual([path, 404, 'text/plain; charset=UTF-8']);
  }
});

test.each([
  '//evil.example/%2e%2e',
  '//evil.example//',
  '/%2f%2fevil.example/..',
  '/%5cevil.example',
  '/.evil.example',
  '/assets//evil.example/..',
  '//evil.example/assets',
  '/api//evil.example/..',
  '/auth/google/..//evil.example',
  'http://evil.example/signin',
])('%s sends nobody to another site', async (path) => {
  for (const method of ['GET', 'HEAD', 'POST']) {
    const { headers, status } = await rawRequest(api.base, { method, path });
    expect([method, status >= 300 && status < 400, headers.location, headers.refresh]).toEqual([
      method,
      false,
      undefined,
      undefined,
    ]);
  }
});

test('a path that no browser sends is refused before anything looks at it', async () => {
  for (const path of ['/\\evil.example', '/assets/..\\..\\outside.txt', '*'])
    expect([path, (await rawRequest(api.base, { path })).status]).toEqual([path, 400]);
});

test.skipIf(process.env.TEST_DATABASE === 'remote')(
  'only who runs Laurel may read the file of its database, and the log beside it',
  async () => {
    await newStudent(api.base);
    for (const file of [api.file, `${api.file}-wal`, `${api.file}-shm`])
      expect([file, ((await stat(file)).mode & 0o777).toString(8)]).toEqual([file, '600']);
  },
);
