import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createPictures } from '#api/pictures/pictures.ts';
import { portrait } from '#mocks/fixtures/portrait.ts';
import { startApi } from '../support/api-server.ts';
import { newStudent, request } from '../support/requests.ts';

const MIB = 1024 * 1024;
const bytes = (text: string) => Buffer.from(text, 'latin1');
const redirect = (answer: ServerResponse, location: string) => answer.writeHead(302, { location }).end();
/** A server that students may not lead ours to; the one below stands for any in public. */
const INSIDE = '127.0.0.1';
const PUBLIC = '127.0.0.2';

let port = 0;
let sent = 0;
const asked: { path: string; host: string; headers: IncomingHttpHeaders }[] = [];

/** What another site may answer, by the path of its address. */
const answers: Record<string, (answer: ServerResponse, query: string) => unknown> = {
  png: (answer) => answer.end(portrait),
  'called-text': (answer) => answer.setHeader('content-type', 'text/html').end(portrait),
  jpeg: (answer) => answer.end(bytes('\xff\xd8\xff\xe0 a photograph')),
  gif: (answer) => answer.end(bytes('GIF89a a picture')),
  webp: (answer) => answer.end(bytes('RIFF\x0a\0\0\0WEBPVP8 a picture')),
  avif: (answer) => answer.end(bytes('\0\0\0\x20ftypavif a picture')),
  largest: (answer) => answer.end(Buffer.concat([portrait], 2 * MIB)),
  'too-large': (answer) => answer.end(Buffer.concat([portrait], 2 * MIB + 1)),
  svg: (answer) =>
    answer.setHeader('content-type', 'image/png').end('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  html: (answer) => answer.setHeader('content-type', 'image/png').end('<!doctype html><script>alert(1)</script>'),
  bmp: (answer) => answer.setHeader('content-type', 'image/bmp').end('BM a picture'),
  nothing: (answer) => answer.end(),
  missing: (answer) => answer.writeHead(404).end(portrait),
  part: (answer) => answer.writeHead(206).end(portrait),
  'cut-off': (answer) => {
    answer.writeHead(200, { 'content-length': portrait.length + 1 }).write(portrait);
    answer.on('error', () => {});
    setImmediate(() => answer.destroy());
  },
  'gzip-bomb': (answer) =>
    answer.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.concat([portrait], 100 * MIB))),
  endless: (answer) => {
    answer.write(portrait);
    const more = Buffer.alloc(64 * 1024);
    const write = () => {
      while (!answer.destroyed) {
        sent += more.length;
        if (!answer.write(more)) return;
      }
    };
    answer.on('drain', write);
    write();
  },
  'never-begins': () => {},
  'never-ends': (answer) => answer.write(portrait),
  'switches-protocol': (answer) => answer.writeHead(101, { upgrade: 'websocket', connection: 'upgrade' }).end(),
  to: (answer, query) => redirect(answer, decodeURIComponent(query)),
  'without-location': (answer) => answer.writeHead(302).end(portrait),
  /** As many redirects as asked for, then a picture. */
  redirects: (answer, query) => redirect(answer, Number(query) > 1 ? `/redirects?${Number(query) - 1}` : '/png'),
};
const site = createServer(({ url = '', headers, socket }, answer) => {
  const { pathname, search } = new URL(url, 'http://site.test');
  asked.push({ path: pathname, host: socket.localAddress ?? '', headers });
  answers[pathname.slice(1)]!(answer, search.slice(1));
});
const open = new Set<Socket>();
site.on('connection', (socket: Socket) => {
  open.add(socket);
  socket.on('close', () => open.delete(socket));
  socket.on('error', () => {});
});

let api: Awaited<ReturnType<typeof startApi>>;
/** Has half a second for a picture. */
let hasty: typeof api;
beforeAll(async () => {
  site.listen(0, '::');
  await once(site, 'listening');
  ({ port } = site.address() as AddressInfo);
  const places = { alsoAt: [PUBLIC], anyPort: true };
  api = await startApi({ pictures: createPictures(places) });
  hasty = await startApi({ pictures: createPictures({ ...places, patience: 500 }) });
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(async () => {
  await api?.stop();
  await hasty?.stop();
  for (const socket of open) socket.destroy();
  site.close();
});

/** A student with an avatar at an address, or at a path of the public site, and the answer to asking for its picture. */
async function pictureAt(address: string, { base } = api) {
  const { token, call } = await newStudent(base);
  await call('patchMe', { body: { avatar: address.includes(':') ? address : `http://${PUBLIC}:${port}/${address}` } });
  const read = () => fetch(`${base}/api/users/me/avatar`, { headers: { authorization: `Bearer ${token}` } });
  return { read, answer: await read() };
}

async function expectNone(address: string, where = api) {
  const { answer } = await pictureAt(address, where);
  expect([answer.status, await answer.json()]).toEqual([
    404,
    { error: 'There is no picture at the address of your avatar.' },
  ]);
}

test.each([
  ['png', 'image/png'],
  ['called-text', 'image/png'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['largest', 'image/png'],
  ['redirects?3', 'image/png'],
])('a picture (%s) is answered as what its bytes are', async (path, type) => {
  const { answer } = await pictureAt(path);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': type,
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0);
});

test.each([
  'too-large',
  'svg',
  'html',
  'bmp',
  'nothing',
  'missing',
  'part',
  'cut-off',
  'gzip-bomb',
  'without-location',
  'redirects?4',
])('what is no picture (%s) is none', async (path) => {
  await expectNone(path);
  expect(asked.length).toBeGreaterThan(0);
});

test('a picture without an end is given up after its 2 MiB', async () => {
  await expectNone('endless');
  await expect.poll(() => open.size).toBe(0);
  // The network holds some that nobody reads.
  expect(sent).toBeLessThan(32 * MIB);
});

test.each(['never-begins', 'never-ends', 'switches-protocol'])(
  'a site that %s is not waited for longer than a picture may take',
  async (path) => {
    await expectNone(path, hasty);
    expect(asked.map((one) => one.path)).toEqual([`/${path}`]);
    await expect.poll(() => open.size).toBe(0);
  },
);

test('who goes away is not read a picture for', async () => {
  const { token, call } = await newStudent(api.base);
  await call('patchMe', { body: { avatar: `http://${PUBLIC}:${port}/never-ends` } });
  const gone = new AbortController();
  const reading = fetch(`${api.base}/api/users/me/avatar`, {
    headers: { authorization: `Bearer ${token}` },
    signal: gone.signal,
  });
  await expect.poll(() => open.size).toBe(1);
  gone.abort();
  await expect(reading).rejects.toThrow('abort');
  await expect.poll(() => open.size).toBe(0);
});

/** Ways to write the address of a machine that is not public. */
const inside = [
  INSIDE,
  '127.1',
  '2130706433',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '127.0.0.1.',
  '0.0.0.0',
  'localhost',
  'LOCALHOST.',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:2]',
  '[::127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  `user:secret@${INSIDE}`,
  `user@${PUBLIC}`,
];

test.each(inside)('a machine that is not public is not asked, written as %s', async (host) => {
  await expectNone(`http://${host}:${port}/png`);
  expect(asked).toEqual([]);
});

test.each([
  ...inside.map((host) => `http://${host}:${'PORT'}/png`),
  'file:///etc/hostname',
  'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
])('nor by a redirect to %s', async (address) => {
  const target = encodeURIComponent(address.replace('PORT', String(port)));
  await expectNone(`to?${target}`);
  expect(asked.map(({ path }) => path)).toEqual(['/to']);
});

test('of the public machines the ports of web sites alone are asked', async () => {
  const own = await startApi({ pictures: createPictures({ alsoAt: [PUBLIC] }) });
  await expectNone(`http://${PUBLIC}:${port}/png`, own);
  expect(asked).toEqual([]);
  await own.stop();
});

test('another site learns nothing of the student', async () => {
  const { base } = api;
  const { token, call } = await newStudent(base);
  await call('patchMe', { body: { avatar: `http://${PUBLIC}:${port}/redirects?1` } });
  await fetch(`${base}/api/users/me/avatar`, {
    headers: {
      authorization: `Bearer ${token}`,
      cookie: 'laurel=mine',
      referer: 'https://laurel.example/settings',
      'user-agent': 'A browser of mine',
      'x-forwarded-for': '203.0.113.7',
      'accept-language': 'ar',
    },
  });
  const told = ['accept', 'accept-encoding', 'connection', 'host', 'user-agent'];
  expect(asked.map(({ headers }) => Object.keys(headers).toSorted())).toEqual([told, told]);
  expect(asked.map(({ headers }) => headers['user-agent'])).toEqual(['Laurel', 'Laurel']);
});

test('another student has no way to the picture, and neither has who is not signed in', async () => {
  await pictureAt('png');
  const { call } = await newStudent(api.base);
  await expect(call('readAvatar')).rejects.toMatchObject({ status: 404 });
  expect((await request(api.base, 'GET', '/api/users/me/avatar')).status).toBe(401);
});

test('a failure logs nothing, and so not the address', async () => {
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const printed = vi.spyOn(console, 'warn').mockReturnValue();
  await expectNone('cut-off');
  await expectNone(`http://${INSIDE}:${port}/png?my-secret-avatar`);
  expect([...logged.mock.calls, ...printed.mock.calls]).toEqual([]);
  vi.restoreAllMocks();
});

test('a student is read a picture 60 times in ten minutes, and told so the next time', async () => {
  const { read } = await pictureAt('png');
  for (let times = 1; times < 60; times++) expect((await read()).status).toBe(200);
  const refused = await read();
  expect([refused.status, await refused.json()]).toEqual([
    429,
    { error: 'Your picture was asked for too often. Wait a few minutes and try again.' },
  ]);
});
