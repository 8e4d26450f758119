import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { staticFiles } from '#api/static-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'laurel-site-'));
  await mkdir(join(folder, 'assets'));
  for (const [name, content] of Object.entries({
    'index.html': 'Home',
    'application.html': 'One application',
    'app.html': 'Whatever it is',
    'early.js': 'early();',
    'assets/app-1.js': 'start();',
    'pages.json': JSON.stringify({ '/': 'index.html', '/applications/:appId': 'application.html', '*': 'app.html' }),
  })) {
    await writeFile(join(folder, name), content);
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(content));
    await writeFile(join(folder, `${name}.gz`), gzipSync(content));
  }
});
afterAll(() => rm(folder, { recursive: true }));

const get = async (path: string, accepts = 'identity') => {
  const answer = await staticFiles(folder).request(path, { headers: { 'accept-encoding': accepts } });
  return { status: answer.status, headers: Object.fromEntries(answer.headers), answer };
};

test.each([
  ['/', 'Home'],
  ['/applications/7', 'One application'],
  ['/applications/7/8', 'Whatever it is'],
  ['/nowhere', 'Whatever it is'],
])('the page of %s is %s, and always fresh', async (path, content) => {
  const { status, headers, answer } = await get(path);
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
  expect(await answer.text()).toBe(content);
});

test('the page of a link to read along is stored nowhere', async () => {
  expect((await get('/r')).headers['cache-control']).toBe('no-store');
});

test('a file with a hash in its name is kept for ever, one without is always fresh', async () => {
  expect((await get('/assets/app-1.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('/early.js')).headers['cache-control']).toBe('no-cache');
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])('whoever accepts %s is answered with %s', async (accepts, encoding) => {
  for (const path of ['/', '/applications/7', '/nowhere', '/assets/app-1.js', '/early.js']) {
    const { headers } = await get(path, accepts);
    expect(headers['content-encoding'], path).toBe(encoding);
    expect(headers.vary, path).toBe(encoding && 'Accept-Encoding');
  }
});

test('an old file of the app that is gone is not there, and no page in its place', async () => {
  const { status, headers } = await get('/assets/app-0.js');
  expect(status).toBe(404);
  expect(headers['cache-control']).toBeUndefined();
});

test('without a build there is nothing, and nothing is complained of', async () => {
  const complaint = vi.spyOn(console, 'error');
  const answer = await staticFiles(join(folder, 'nowhere')).request('/');
  expect(answer.status).toBe(404);
  expect(complaint).not.toHaveBeenCalled();
});
