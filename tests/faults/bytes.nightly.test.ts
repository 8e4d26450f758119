import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unclean } from '../support/hostile.ts';
import { type Laurel, startLaurel } from '../support/laurel.ts';
import { newStudent } from '../support/requests.ts';
import { seed } from '../support/seed.ts';
import { wrongInFailure } from '../support/verdict.ts';
import { type Bytes, sendBytes, type WireAnswer } from '../support/wire.ts';
import { figure } from './figures.ts';

let laurel: Laurel;
let student: Awaited<ReturnType<typeof newStudent>>;
let sent = 0;

beforeAll(async () => {
  laurel = await startLaurel({ RATE_LIMIT: 'off' });
  student = await newStudent(laurel.address);
});
afterAll(() => laurel.stop());

/** The answers to what is sent over one connection, each of them looked at. */
async function send(bytes: Bytes, options?: { hangsUp: boolean }) {
  sent++;
  const answers = await sendBytes(laurel.address, bytes, options);
  for (const answer of answers) expect(wrongIn(answer), JSON.stringify(answer)).toBeNull();
  return answers;
}

/** What is wrong with an answer, whatever was sent. What is no HTTP is refused by Node, with a status alone. */
function wrongIn({ status, headers, body }: WireAnswer) {
  if (status >= 500) return 'It fails.';
  return status >= 400 && headers['content-type'] === 'application/json' && body ? wrongInFailure(body) : null;
}

async function statuses(bytes: Bytes, options?: { hangsUp: boolean }) {
  return (await send(bytes, options)).map(({ status }) => status);
}

/** The head of a request with these lines besides the host; the connection ends with it. */
const head = (line: string, ...lines: string[]) =>
  [line, 'Host: localhost', 'Connection: close', ...lines, '', ''].join('\r\n');

/** A save of the main essay with this body, whose length is said to be `length`. */
function save(body: string | Uint8Array, { length, encoding }: { length?: number; encoding?: string } = {}): Bytes {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const lines = [
    `Authorization: Bearer ${student.token}`,
    'Content-Type: application/json',
    `Content-Length: ${length ?? bytes.length}`,
    ...(encoding ? [`Content-Encoding: ${encoding}`] : []),
  ];
  return [head('POST /api/essays/draft HTTP/1.1', ...lines), bytes];
}

describe('what is no request', () => {
  const logout = 'POST /auth/logout HTTP/1.1';
  test.each<[string, string | Uint8Array]>([
    ['words', 'Hello there\r\n\r\n'],
    ['a method alone', 'GET\r\n\r\n'],
    ['a method in small letters', head('get / HTTP/1.1')],
    ['an unknown version', head('GET / HTTP/9.9')],
    ['a NUL in the method', head('G\u0000T / HTTP/1.1')],
    ['a NUL in the path', head('GET /\u0000 HTTP/1.1')],
    ['the hello of TLS', new Uint8Array([22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3])],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a header without a name', head('GET / HTTP/1.1', ': x')],
    ['a header without a colon', head('GET / HTTP/1.1', 'nothing')],
    ['a NUL in a header', head('GET / HTTP/1.1', 'X: a\u0000b')],
    ['a space before a colon', head('GET / HTTP/1.1', 'X : a')],
    ['two lengths', head(logout, 'Content-Length: 1', 'Content-Length: 2')],
    ['a negative length', head(logout, 'Content-Length: -1')],
    ['a length in words', head(logout, 'Content-Length: many')],
    ['a length and chunks', `${head(logout, 'Content-Length: 6', 'Transfer-Encoding: chunked')}0\r\n\r\nX`],
    ['chunks that are not the last coding', head(logout, 'Transfer-Encoding: chunked, gzip')],
    ['no host', 'GET /api/health HTTP/1.1\r\n\r\n'],
  ])('%s is a 400', async (_what, bytes) => {
    expect(await statuses([bytes])).toEqual([400]);
  });

  test.each([
    ['a path of 20,000 letters', head(`GET /${'a'.repeat(20_000)} HTTP/1.1`)],
    ['a header of 20,000 letters', head('GET / HTTP/1.1', `X: ${'a'.repeat(20_000)}`)],
    ['10,000 headers', head('GET / HTTP/1.1', ...Array.from({ length: 10_000 }, (_, i) => `X-${i}: y`))],
  ])('%s is a 431', async (_what, bytes) => {
    expect(await statuses([bytes])).toEqual([431]);
  });

  test.each(['', '\r\n\r\n', 'GET ', 'GET /api/health HTTP/1.1\r\nHost: local'])(
    '%j alone is closed',
    async (start) => {
      expect([400, undefined]).toContain((await statuses([start], { hangsUp: true }))[0]);
    },
  );
});

describe('where a request goes', () => {
  const hostOf = (host: string) => `GET /api/health HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
  test.each([
    ['HTTP/1.0 without a host', 'GET /api/health HTTP/1.0\r\n\r\n', 200],
    ['an address of another host in full', head('GET http://evil.example/api/health HTTP/1.1'), 200],
    ['an address of another protocol', head('GET ftp://evil.example/ HTTP/1.1'), 400],
    ['an asterisk', head('OPTIONS * HTTP/1.1'), 400],
    ['two slashes', head('GET //evil.example/api/health HTTP/1.1'), 200],
    ['a host with a path', hostOf('a/b'), 400],
    ['a host with a user', hostOf('a@b'), 400],
    ['a host with a space', hostOf('a b'), 400],
    ['TRACE', head('TRACE /api/health HTTP/1.1'), 405],
    ['a method that is none of ours', head('PROPFIND /api/health HTTP/1.1'), 405],
    ['HTTP/2 on the same connection', head('GET /api/health HTTP/1.1', 'Upgrade: h2c'), 200],
    ['an expectation that nobody knows', head('GET /api/health HTTP/1.1', 'Expect: the worst'), 417],
  ])('%s', async (_what, bytes, status) => {
    const answers = await send([bytes]);
    expect(answers).toMatchObject([{ status }]);
    // Nothing that was sent comes back, and nobody is sent anywhere.
    expect(JSON.stringify(answers)).not.toContain('evil');
  });

  test.each([
    '/../../package.json',
    '/assets/../../../package.json',
    '/assets/%2e%2e/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/..%5c..%5c..%5cpackage.json',
    '/assets/..\\..\\..\\package.json',
    '/%00/package.json',
    '/assets/%c0%ae%c0%ae/package.json',
    '//etc/passwd',
    '/api/docs/..%2f..%2fpackage.json',
  ])('%s leads to no file of the server', async (path) => {
    const [answer] = await send([head(`GET ${path} HTTP/1.1`)]);
    expect([200, 400, 404]).toContain(answer!.status);
    expect(answer!.body).not.toMatch(/"dependencies"|"workspaces"|root:/);
  });

  test('200 requests in one go are answered in their order', async () => {
    const paths = Array.from({ length: 199 }, (_, i) => (i % 2 ? '/api/health' : '/api/nothing'));
    const asked = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
    const last = head('GET /api/health HTTP/1.1');
    const expected = [...paths.map((path) => (path === '/api/health' ? 200 : 404)), 200];
    expect(await statuses([...asked, last])).toEqual(expected);
  });
});

describe('a body', () => {
  const MB = 1024 * 1024;
  const json = (letters: string) => JSON.stringify({ text: letters });
  const keys = Array.from({ length: 100_000 }, (_, i) => `"${i}":0`).join(',');

  test.each<[string, () => Bytes, number]>([
    ['with a byte order mark', () => save(`\ufeff${json('Mark.')}`), 200],
    ['of exactly 1 MiB', () => save(json('a'.repeat(90_000)).padEnd(MB, ' ')), 200],
    ['that will have 1 MiB and a byte', () => save('', { length: MB + 1 }), 413],
    ['that will have a terabyte', () => save('', { length: 1e12 }), 413],
    ['packed by gzip', () => save(gzipSync(json('Packed.')), { encoding: 'gzip' }), 400],
    ['in UTF-16', () => save(Buffer.from(json('Wide.'), 'utf16le')), 400],
    ['with a key that stands twice', () => save('{"text": "One.", "text": "Two."}'), 200],
    ['with keys of prototypes', () => save('{"__proto__": {"text": 1}, "constructor": {}, "text": "Three."}'), 200],
    ['of 100,000 brackets', () => save('['.repeat(100_000)), 400],
    ['of 100,000 pairs of brackets', () => save('['.repeat(100_000) + ']'.repeat(100_000)), 400],
    ['of 100,000 objects in each other', () => save(`${'{"text":'.repeat(100_000)}1${'}'.repeat(100_000)}`), 400],
    ['of 100,000 keys', () => save(`{${keys},"text":"Keys."}`), 200],
    ['with a number of 100,000 digits', () => save(`{"text":"a","baseRevision":${'9'.repeat(100_000)}}`), 400],
    ['with a number beyond all', () => save('{"text":"a","baseRevision":1e999}'), 400],
  ])('%s', async (_what, bytes, status) => {
    expect(await statuses(bytes())).toEqual([status]);
  });

  const inQuotes = (...bytes: number[]) => Buffer.from([...Buffer.from('{"text":"'), ...bytes, ...Buffer.from('"}')]);
  test.each([
    ['half a letter', inQuotes(0xc3)],
    ['a letter of old Windows', inQuotes(0x63, 0x61, 0x66, 0xe9)],
    ['a letter written too long', inQuotes(0xc0, 0xaf)],
    ['half a pair', inQuotes(0xed, 0xa0, 0x80)],
  ])('with %s is not guessed at', async (_what, body) => {
    const before = await student.call('readDraft');
    const [answer] = await send(save(body));
    expect(answer).toMatchObject({ status: 400, body: JSON.stringify({ error: 'Send that as text in UTF-8.' }) });
    expect(await student.call('readDraft')).toEqual(before);
  });

  test('that is shorter than it says is not taken', async () => {
    const before = await student.call('readDraft');
    const [status] = await statuses(save(json('Cut off.'), { length: 100 }), { hangsUp: true });
    expect([400, undefined]).toContain(status);
    expect(await student.call('readDraft')).toEqual(before);
  });

  test('that is longer than it says ends there, and the rest is a request without rights, or none', async () => {
    const [top, body] = save(json('Short.')) as [string, Buffer];
    const open = [top.replace('Connection: close\r\n', ''), body];
    expect((await statuses([...open, 'and more\r\n\r\n'])).at(-1)).toBe(400);
    expect(await statuses([...open, head('GET /api/users/me HTTP/1.1')])).toEqual([200, 401]);
  });

  test('in chunks is put together', async () => {
    const [top] = save('') as [string];
    const chunks = '10\r\n{"text":"In chun\r\n5\r\nks."}\r\n0\r\n\r\n';
    expect(await statuses([top.replace('Content-Length: 0', 'Transfer-Encoding: chunked'), chunks])).toEqual([200]);
    expect(await student.call('readDraft')).toMatchObject({ text: 'In chunks.' });
  });

  test.each(['zz\r\n', 'fffffffffffffffff\r\n', '5\r\nab', '-1\r\n', `1;${'x'.repeat(20_000)}\r\na\r\n`])(
    'in the chunks %j is refused',
    async (chunks) => {
      const top = head('POST /auth/login HTTP/1.1', 'Content-Type: application/json', 'Transfer-Encoding: chunked');
      const [status] = await statuses([top, chunks], { hangsUp: true });
      expect([400, 413, undefined]).toContain(status);
    },
  );
});

test('of a thousand requests with bytes changed by lot each is answered or closed, and what is stored is whole', async () => {
  const paths = ['/api/essays/draft', '/api/honors', '/api/apps', '/api/import/commit', '/api/import/essay-file'];
  const body = '{"title":"A","college":"B","text":"C é 😀","type":"honors","items":[{"title":"A"}]}';
  const requests = fc.constantFrom(...paths).map((path) => {
    const lines = [`Authorization: Bearer ${student.token}`, 'Content-Type: application/json'];
    return Buffer.from(head(`POST ${path} HTTP/1.1`, ...lines, `Content-Length: ${Buffer.byteLength(body)}`) + body);
  });
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat(8), fc.uint8Array({ maxLength: 8 })), {
    minLength: 1,
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(requests, changes, async (request, places) => {
      let changed = request;
      for (const [place, cut, put] of places) {
        const at = place % (changed.length + 1);
        changed = Buffer.concat([changed.subarray(0, at), put, changed.subarray(at + cut)]);
      }
      await send([changed], { hangsUp: true });
    }),
    { seed, numRuns: 1_000 },
  );
  expect(unclean(await student.call('readContext'))).toBeNull();
});

test('after all of this the server is as well as before, and has logged no defect', async (context) => {
  figure(context, 'requests sent as bytes, well-formed or not', sent.toLocaleString('en'));
  expect(await statuses([head('GET /api/health HTTP/1.1')])).toEqual([200]);
  expect(laurel.printed()).not.toMatch(/defect|crash|\bat .*:\d+:\d+/);
});
