import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusals } from '#contract/refusals.ts';
import { fileNames, misnamedFiles, wordFiles } from '../support/hostile-files.ts';
import { pdfFiles } from '../support/hostile-pdfs.ts';
import { type Laurel, startLaurel } from '../support/laurel.ts';
import { newStudent } from '../support/requests.ts';
import { wrongInFailure } from '../support/verdict.ts';
import { figure } from './figures.ts';

/** Milliseconds: reading has 15 seconds, and the rest of a busy machine its own. */
const PATIENCE = 30_000;

let laurel: Laurel;
let token: string;
/** Everything that was asked of a server that hostile files name. */
const fetched: string[] = [];
const elsewhere = createServer((request, response) => {
  fetched.push(request.url!);
  response.end('<x/>');
}).listen(0, '127.0.0.1');
await once(elsewhere, 'listening');
const slowest = { what: '', ms: 0 };
let uploads = 0;

beforeAll(async () => {
  laurel = await startLaurel({ RATE_LIMIT: 'off' });
  ({ token } = await newStudent(laurel.address));
});
afterAll(async () => {
  elsewhere.close();
  await laurel.stop();
});

/** Sends a body as it is, while others are answered, and looks at what is answered. */
async function send(what: string, body: BodyInit, headers: Record<string, string> = {}) {
  const start = performance.now();
  const [response, health] = await Promise.all([
    fetch(`${laurel.address}/api/import/essay-file`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...headers },
      body,
      signal: AbortSignal.timeout(PATIENCE),
    }),
    fetch(`${laurel.address}/api/health`),
  ]);
  const answer = await response.text();
  const ms = performance.now() - start;
  if (ms > slowest.ms) Object.assign(slowest, { what, ms });
  uploads++;
  const wrong = response.ok ? null : wrongInFailure(answer);
  if (wrong || !health.ok) throw new Error(wrong ?? 'Meanwhile the server does not answer.');
  return { status: response.status, ...(JSON.parse(answer) as { text?: string; error?: string }) };
}

function upload(what: string, bytes: Uint8Array, name = 'essay.docx') {
  const form = new FormData();
  form.set('file', new File([Uint8Array.from(bytes)], name));
  return send(what, form);
}

function answerOf(outcome: string | 400 | 413) {
  if (typeof outcome === 'string') return { status: 200, text: outcome };
  return outcome === 400 ? { status: 400, error: refusals.fileUnreadable } : { status: 413 };
}

const { port } = elsewhere.address() as AddressInfo;
const kinds = {
  'a Word document with': wordFiles(`http://127.0.0.1:${port}/`),
  'a PDF with': pdfFiles,
};

describe.each(Object.entries(kinds))('%s', (kind, files) => {
  test.each(Object.entries(files))('%s', async (what, [outcome, make]) => {
    expect(await upload(`${kind} ${what}`, await make())).toMatchObject(answerOf(outcome));
    expect(fetched).toEqual([]);
  });
});

test.each(Object.entries(misnamedFiles))('%s', async (what, [outcome, make]) => {
  const [name] = what.split(':');
  expect(await upload(what, await make(), name)).toMatchObject(answerOf(outcome));
});

test.each(fileNames)('the name %j is never used', async (name) => {
  expect(await upload('a name', Buffer.from('I kept every lid.'), name)).toEqual({
    status: 200,
    text: 'I kept every lid.',
  });
  for (const path of ['/tmp/laurel-evil.txt', '/tmp/laurel-evil.xml', 'laurel-evil.txt'])
    expect(existsSync(path)).toBe(false);
});

describe('a form', () => {
  const part = (head: string, content = 'I kept every lid.') =>
    `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
  const file = part('name="file"; filename="essay.txt"');
  const END = '--b--\r\n';
  const form = 'multipart/form-data';

  test.each([
    ['in any case', `${form}; boundary=b`.toUpperCase().replace('=B', '=b'), file + END],
    ['with its boundary in quotes', `${form}; charset=utf-8; boundary="b"`, file + END],
    ['with other fields', `${form}; boundary=b`, part('name="other"') + file + part('name="__proto__"') + END],
    [
      'with headers of a part that nobody knows',
      `${form}; boundary=b`,
      file.replace('\r\n\r\n', `\r\nX: ${'y'.repeat(5_000)}\r\n\r\n`) + END,
    ],
  ])('%s is read', async (_what, type, body) => {
    const { status, text } = await send('a form', body, { 'content-type': type });
    expect([status, text]).toEqual([200, 'I kept every lid.']);
  });

  test('with two files is read as one of them', async () => {
    const second = part('name="file"; filename="b.txt"', 'Second.');
    const { status, text } = await send('a form', file + second + END, { 'content-type': `${form}; boundary=b` });
    expect([status, text]).toEqual([200, 'I kept every lid.']);
  });

  test.each([
    ['without a boundary', form, file + END],
    ['with an empty boundary', `${form}; boundary=`, file + END],
    ['with another boundary', `${form}; boundary=c`, file + END],
    ['with a boundary of 10,000 letters', `${form}; boundary=${'b'.repeat(10_000)}`, file + END],
    [
      'with two boundaries, of which the second cuts it into 100,000 parts',
      `${form}; xboundary=no; boundary=b`,
      part('name="a"; filename="a"', '').repeat(100_000) + file + END,
    ],
    ['without an end', `${form}; boundary=b`, file],
    ['with nothing in it', `${form}; boundary=b`, END],
    ['with a text of the name of the file', `${form}; boundary=b`, part('name="file"') + END],
    ['with a file of another name', `${form}; boundary=b`, part('name="essay"; filename="essay.txt"') + END],
    ['with a file without a name', `${form}; boundary=b`, part('filename="essay.txt"') + END],
    [
      'in another form',
      `${form}; boundary=b`,
      part('name="file"', `--c\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nx\r\n--c--`) + END,
    ],
    ['with line ends of Unix', `${form}; boundary=b`, (file + END).replaceAll('\r\n', '\n')],
    ['with a part without headers', `${form}; boundary=b`, `--b\r\n\r\nx\r\n${END}`],
    ['with words before and after it', `${form}; boundary=b`, `before\r\n${file}${END}after`],
    ['of NUL bytes', `${form}; boundary=b`, '\u0000'.repeat(1_000)],
  ])('%s asks for a file', async (_what, type, body) => {
    const { status, error } = await send('a form', body, { 'content-type': type });
    expect([status, error]).toEqual([400, refusals.chooseFile]);
  });
});

test('so many files were sent, and each was answered in time', (context) => {
  figure(
    context,
    'hostile files and forms',
    `${uploads}; the slowest ${(slowest.ms / 1000).toFixed(1)} s: ${slowest.what}`,
  );
  expect(fetched).toEqual([]);
  expect(laurel.printed()).not.toMatch(/defect|crash|\bat .*:\d+:\d+/);
});
