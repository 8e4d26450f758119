import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addressOf } from '#contract/client.ts';
import { startApi } from '../support/api-server.ts';
import { newStudent } from '../support/requests.ts';

let folder: string;
let api: Awaited<ReturnType<typeof startApi>>;
let token: string;
let call: Awaited<ReturnType<typeof newStudent>>['call'];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'laurel-site-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Laurel</title><script>early();</script>');
  await writeFile(join(folder, 'assets/index-1.js'), 'start();');
  await writeFile(join(folder, 'pages.json'), '{"/":"index.html","*":"index.html"}');
  api = await startApi({ site: folder, logoService: 'https://logos.example/{domain}?size=44' });
  ({ token, call } = await newStudent(api.base));
  await call('patchMe', { body: { avatar: 'https://pictures.example/ada.png' } });
});
afterAll(async () => {
  await api?.stop();
  await rm(folder, { recursive: true });
});

const bearer = () => ({ authorization: `Bearer ${token}` });
const withTicket = async (name: 'exportZip' | 'exportDocument') =>
  addressOf(name, { query: { ticket: (await call('createTicket')).ticket } });

interface Answered {
  status: number;
  path: string | (() => Promise<string>);
  init?: () => RequestInit;
}

/** Each kind of answer that there is. */
const pages: Record<string, Answered> = {
  'the app': { status: 200, path: '/' },
  'the app at another address': { status: 200, path: '/essaysworkspace' },
  'a file of the app': { status: 200, path: '/assets/index-1.js' },
  'a file that is not there': { status: 404, path: '/assets/index-2.js' },
};
const contents: Record<string, Answered> = {
  'an answer': { status: 200, path: '/api/users/me', init: () => ({ headers: bearer() }) },
  'an answer without a body': { status: 204, path: '/auth/logout', init: () => ({ method: 'POST' }) },
  'an answer to HEAD': { status: 200, path: '/api/health', init: () => ({ method: 'HEAD' }) },
  'a picture': { status: 200, path: '/api/users/me/avatar', init: () => ({ headers: bearer() }) },
  'a refusal': { status: 401, path: '/api/users/me' },
  'what can’t be read': {
    status: 400,
    path: '/auth/login',
    init: () => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' }),
  },
  'what is too large': {
    status: 413,
    path: '/auth/login',
    init: () => ({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: 'x'.repeat(2 * 1024 * 1024),
    }),
  },
  'an address that is none': { status: 404, path: '/api/nothing' },
  'another method': { status: 405, path: '/api/health', init: () => ({ method: 'DELETE' }) },
  'a redirect': { status: 302, path: '/auth/google' },
  'a way back that leads nowhere': { status: 302, path: '/auth/google/callback?state=guessed' },
  'a download': { status: 200, path: () => withTicket('exportZip') },
  'a document': { status: 200, path: () => withTicket('exportDocument') },
  'a refused download, as a page': {
    status: 403,
    path: '/api/export/zip?ticket=guessed',
    init: () => ({ headers: { accept: 'text/html' } }),
  },
  'a calendar': { status: 200, path: async () => new URL((await call('createCalendar')).url).pathname },
  'the description of the API': { status: 200, path: '/api/openapi.json' },
};

async function answerOf({ status, path, init }: Answered) {
  const address = typeof path === 'string' ? path : await path();
  const answer = await fetch(api.base + address, { redirect: 'manual', ...init?.() });
  await answer.arrayBuffer();
  expect(answer.status).toBe(status);
  return answer;
}
const policyOf = async (answered: Answered) =>
  (await answerOf(answered)).headers.get('content-security-policy')!.split('; ').toSorted();

const nowhereElse = ["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"];

const documentation: Answered = { status: 200, path: '/api/docs' };

describe.each(Object.entries({ ...pages, ...contents, documentation }))('%s', (_about, answered) => {
  test('forbids frames, guesses at types, referrers, other origins, and all but the place', async () => {
    const { headers } = await answerOf(answered);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-dns-prefetch-control': 'off',
    });
    const features = headers.get('permissions-policy')!.split(', ');
    expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual(['geolocation=(self)']);
    expect(features).toEqual(expect.arrayContaining(['camera=()', 'microphone=()', 'payment=()', 'usb=()']));
  });

  test('does not say what it was made with', async () => {
    const { headers } = await answerOf(answered);
    expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null]);
  });
});

test.each(Object.entries(pages))(
  '%s may load what comes from here, and logos from their service',
  async (_about, page) => {
    expect(await policyOf(page)).toEqual(
      [
        "default-src 'none'",
        "script-src 'self' 'sha256-+adv7mrf97l2YX0A6IfUnN5WpoX0nonq8Vez1z8YKf4='",
        "style-src 'self'",
        "style-src-elem 'self' 'unsafe-inline'",
        "img-src 'self' data: blob: https://logos.example",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        ...nowhereElse,
      ].toSorted(),
    );
  },
);

test('the documentation runs no script and has no part in what the app keeps in the browser', async () => {
  expect(await policyOf(documentation)).toEqual(
    ["default-src 'none'", 'sandbox', "style-src 'unsafe-inline'", "img-src 'self'", ...nowhereElse].toSorted(),
  );
});

test.each(Object.entries(contents))('%s may do nothing where it is opened as a page', async (_about, content) => {
  expect(await policyOf(content)).toEqual(["default-src 'none'", 'sandbox', ...nowhereElse].toSorted());
});

test('a defect answers with the same headers', async () => {
  const own = await startApi();
  const student = await newStudent(own.base);
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await own.db.$client.execute('drop table honors');
  const { status, headers } = await fetch(`${own.base}/api/honors`, {
    headers: { authorization: `Bearer ${student.token}` },
  });
  expect(status).toBe(500);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  logged.mockRestore();
  await own.stop();
});

test('without TLS no browser is told to insist on it, and without a service of logos none may be asked', async () => {
  const own = await startApi({ publicUrl: 'http://localhost:3000', site: folder });
  const { headers } = await fetch(own.base);
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('content-security-policy')).toContain("img-src 'self' data: blob:;");
  await own.stop();
});
