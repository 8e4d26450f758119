import { randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { createClient as openDatabase } from '@libsql/client';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf, createClient } from '#contract/client.ts';
import { type Laurel, startLaurel } from '../support/laurel.ts';
import { startModelServer } from '../support/model-server.ts';
import { startProvider } from '../support/provider.ts';
import { figure } from './figures.ts';

/** What a student types, or is told, that must be in no log: by what it is. */
const secrets = new Map<string, string>();
/** A text that stands nowhere else. */
function secret(what: string) {
  const text = secrets.get(what) ?? `Zq${randomBytes(12).toString('hex')}Zq`;
  secrets.set(what, text);
  return text;
}
/** Notes what the server has made for the student. */
function made(what: string, text: string) {
  secrets.set(what, text);
  return text;
}

/** The ways in which a text may be written down: as it is, in an address, in hexadecimal, in base64 wherever it begins in it. */
function disguises(text: string) {
  const inBase64 = [0, 1, 2].map((before) => {
    const encoded = Buffer.from(' '.repeat(before) + text)
      .toString('base64')
      .replace(/=+$/, '');
    // The letters at both ends depend on what stands beside.
    return encoded.slice(before ? before + 1 : 0, -1);
  });
  const bytes = Buffer.from(text).toString('hex');
  return [
    text,
    encodeURIComponent(text),
    bytes,
    ...inBase64,
    ...inBase64.map((one) => one.replace(/\+/g, '-').replace(/\//g, '_')),
  ];
}
const foundIn = (printed: string) =>
  [...secrets].filter(([, text]) => disguises(text).some((form) => printed.includes(form))).map(([what]) => what);

let laurel: Laurel;
let model: Awaited<ReturnType<typeof startModelServer>>;
let provider: Awaited<ReturnType<typeof startProvider>>;
let mail: SMTPServer;
const mailed: string[] = [];
/** Whether the mail server takes messages, or repeats to whom it will not give them. */
let takesMail = true;

beforeAll(async () => {
  model = await startModelServer();
  provider = await startProvider();
  mail = new SMTPServer({
    hideSTARTTLS: true,
    authOptional: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'laurel' }),
    onRcptTo: ({ address }, _session, done) =>
      takesMail ? done() : done(Object.assign(new Error(`Nobody is called ${address}`), { responseCode: 550 })),
    onData: (stream, _session, done) =>
      void stream.toArray().then((chunks) => {
        mailed.push(Buffer.concat(chunks).toString().replace(/=\r\n/g, ''));
        done();
      }),
  });
  await new Promise<void>((resolve) => mail.listen(0, '127.0.0.1', resolve));
  const { port } = mail.server.address() as AddressInfo;
  laurel = await startLaurel({
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_API_KEY: secret('key of the model'),
    SMTP_URL: `smtp://laurel:${secret('password of the mail server')}@127.0.0.1:${port}`,
    GOOGLE_CLIENT_ID: 'laurel',
    GOOGLE_CLIENT_SECRET: secret('secret at the provider'),
    GOOGLE_ISSUER: provider.issuer,
    GOOGLE_API_BASE: provider.apiBase,
  });
});
afterAll(async () => {
  await laurel?.stop();
  await provider?.stop();
  await model?.stop();
  await new Promise<void>((resolve) => mail?.close(resolve));
});

const headers = () => ({
  'user-agent': secret('browser'),
  referer: `https://example.com/${secret('referrer')}`,
  cookie: `laurel=${secret('cookie')}`,
  'x-forwarded-for': secret('address of the network'),
  'accept-language': secret('language'),
  'x-request-id': secret('id of a request'),
});

/** Sends a bare request with a student's headers; its status. */
async function send(
  method: string,
  path: string,
  { token, body, file }: { token?: string; body?: unknown; file?: File } = {},
) {
  const form = new FormData();
  if (file) form.set('file', file);
  const answer = await fetch(laurel.address + path, {
    method,
    redirect: 'manual',
    headers: {
      ...headers(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: file ? form : typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Bytes of a page of the database. */
const PAGE = 4_096;

const email = `${secret('e-mail').toLowerCase()}@example.com`;
made('e-mail', email.split('@')[0]!);
const password = secret('password');
const writing = (what: string) =>
  `I kept every lid. ${secret(what)}. We sorted them by colour, and then by how they closed.`;

/** Sends everything that a student can type, to wherever it is taken; the statuses. */
async function typeEverything(token: string, ids: { appId: string; sid: string; activityId: string; honorId: string }) {
  const { appId, sid, activityId, honorId } = ids;
  const statuses: number[] = [];
  const ask = async (...request: Parameters<typeof send>) => void statuses.push(await send(...request));
  const student = (method: string, path: string, body?: unknown, file?: File) =>
    ask(method, path, { token, body, file });
  const coordinates = { lat: 42.361245271828, lng: -71.057867431415 };
  made('latitude', '42.3612452');
  made('longitude', '71.0578674');

  await ask('POST', '/auth/login', { body: { email, password: secret('wrong password') } });
  await ask('POST', '/auth/login', { body: `{"email":"${email}","password":"${password}` });
  await ask('POST', '/auth/register', { body: { name: secret('name'), email, password } });
  await ask('POST', '/auth/reset-password', {
    body: { token: secret('guessed link'), password: secret('new password') },
  });
  await ask('POST', '/auth/forgot-password', { body: { email } });
  await ask('GET', '/api/users/me', { token: secret('guessed token') });
  await ask('GET', `/api/users/me?token=${secret('token in the address')}`);
  await ask('GET', `/auth/google/callback?code=${secret('code')}&state=${secret('state')}`);
  await ask('GET', `/api/export/zip?ticket=${secret('guessed ticket')}`);
  await ask('GET', `/api/calendar/${secret('guessed calendar')}.ics`);
  await ask('GET', `/api/${secret('address of the API')}`);
  await ask('GET', `/${secret('address of the app')}?q=${secret('search of the app')}`);
  await ask('GET', `/assets/${secret('file of the app')}.js`);
  await ask(secret('method').toUpperCase(), '/api/health').catch(() => {});

  await student('PATCH', '/api/users/me', {
    name: secret('name'),
    avatar: `http://127.0.0.1:9/${secret('avatar')}.png`,
  });
  await student('GET', '/api/users/me/avatar');
  await student('POST', '/api/apps', { college: secret('college'), notes: secret('notes') });
  await student('PATCH', `/api/apps/${appId}`, { notes: secret('notes') });
  await student('GET', `/api/apps/${secret('guessed id')}`);
  const supplemental = { title: secret('title'), prompt: secret('prompt'), response: writing('response') };
  await student('POST', `/api/apps/${appId}/supplementals`, supplemental);
  await student('PUT', `/api/supplementals/${sid}`, supplemental);
  await student('POST', '/api/essays/draft', { text: writing('essay') });
  await student('POST', '/api/essays/draft', { text: writing('essay'), baseRevision: 0 });
  await student('POST', '/api/essays/grade', { text: writing('essay'), prompt: secret('prompt of a grade') });
  await student('POST', '/api/essay-preview', { essay: writing('sample').repeat(2) });
  const activity = { title: secret('activity'), organization: secret('organization'), impact: secret('impact') };
  await student('POST', '/api/extracurriculars', activity);
  await student('PATCH', `/api/extracurriculars/${activityId}`, activity);
  const honor = { title: secret('honor'), organization: secret('giver'), notes: secret('notes of an honor') };
  await student('POST', '/api/honors', honor);
  await student('PATCH', `/api/honors/${honorId}`, honor);
  await student('POST', '/api/honors/opportunities', { ...coordinates, interests: secret('interests') });
  await student('POST', '/api/honors/opportunities', { place: secret('place'), interests: secret('interests') });
  await student('POST', '/api/quickai/polish-paragraph', { text: writing('paragraph') });
  await student('POST', '/api/quickai/strengthen-ec', { ...activity, text: writing('activity in words') });
  const messages = [{ role: 'user', content: secret('message') }];
  await student('POST', '/api/ai/chat', { messages });
  await student('POST', '/api/ai/chat', `{"messages": [{"role": "user", "content": "${secret('broken message')}`);
  await student('GET', `/api/import/college-suggest?q=${secret('search')}`);
  await student('GET', `/api/import/resolve-one?college=${secret('college asked for')}&round=${secret('round')}`);
  await student('POST', '/api/import/preview', { type: 'honors', rows: [honor, secret('row')] });
  await student('POST', '/api/import/commit', {
    type: 'honors',
    items: [{ ...honor, title: secret('imported honor') }],
  });
  for (const ending of ['txt', 'docx', 'pdf']) {
    const content = `${ending === 'pdf' ? '%PDF-1.7\n' : ending === 'docx' ? 'PK\u0003\u0004' : ''}${secret('file')}`;
    await student(
      'POST',
      '/api/import/essay-file',
      undefined,
      new File([content], `${secret('name of a file')}.${ending}`),
    );
  }
  await ask('DELETE', '/api/users/me', {
    token,
    body: { password: secret('password to delete'), confirm: secret('confirmation') },
  });
  return statuses;
}

const statusesOf = (printed: string, event: string) =>
  printed.split('\n').flatMap((line) => {
    if (!line.startsWith('{')) return [];
    const parsed = JSON.parse(line) as { event?: string; status?: number };
    return parsed.event === event ? [parsed.status] : [];
  });

test('what a search for secrets finds, it finds in every disguise', () => {
  const text = secret('essay');
  for (const line of [text, `a ${text}`, encodeURIComponent(`é ${text}`), JSON.stringify({ text })])
    for (const form of [
      line,
      ...['', 'x', 'xy'].map((before) => Buffer.from(`${before}${line} and more`).toString('base64')),
    ])
      expect(foundIn(`{"message":"${form}"}`)).toContain('essay');
  expect(foundIn('{"event":"request","method":"GET","route":"/api/apps/:appId","status":200}')).toEqual([]);
});

test('nothing that a student types or is given is printed by the server, whatever fails', async (context) => {
  const register = createClient({ base: laurel.address });
  const { token } = await register('register', { body: { name: secret('name'), email, password } });
  made('token', token);
  const call = createClient({ base: laurel.address, token: () => token });
  const { id: appId } = await call('createApplication', {
    body: { college: 'Brown University', deadline: '2099-01-03' },
  });
  const { id: sid } = await call('createSupplemental', { params: { appId }, body: { title: 'Why Brown' } });
  const { id: activityId } = await call('createActivity', { body: { title: 'Violin' } });
  const { id: honorId } = await call('createHonor', { body: { title: 'Debate' } });
  const ids = { appId, sid, activityId, honorId };
  const statuses: number[] = [];

  // All is well, but the model answers with what nobody asked for.
  model.next.push({ says: secret('answer of the model') });
  statuses.push(...(await typeEverything(token, ids)));
  await expect.poll(() => mailed.length).toBeGreaterThan(0);
  made('link', /#token=(?:3D)?([\w-]+)/.exec(mailed[0]!)![1]!);
  made('calendar', new URL((await call('createCalendar')).url).pathname.split('/').at(-1)!.replace('.ics', ''));
  expect(await send('GET', `/api/calendar/${secrets.get('calendar')}.ics`)).toBe(200);
  const { ticket } = await call('createTicket');
  made('ticket', ticket);
  expect(await send('GET', addressOf('exportZip', { query: { ticket } }))).toBe(200);
  expect(await send('GET', addressOf('exportZip', { query: { ticket } }))).toBe(403);

  // The model fails and repeats what it was asked, and the mail server refuses and repeats to whom.
  model.reset();
  model.next.push({ fails: 400, body: { error: { message: `Can’t read: ${writing('essay')}` } } });
  takesMail = false;
  statuses.push(...(await typeEverything(token, ids)));
  await expect.poll(() => laurel.printed()).toContain('"event":"mail"');
  await model.stop();

  // Another process holds the database for longer than a request waits.
  const file = join(laurel.folder, 'laurel.db');
  const other = openDatabase({ url: `file:${file}` });
  const held = await other.transaction('write');
  statuses.push(await send('POST', '/api/essays/draft', { token, body: { text: writing('essay') } }));
  await held.rollback();

  // Every table but those that let the student in is gone: each query fails, with what it was given.
  for (const table of [
    'applications',
    'essays',
    'versions',
    'activities',
    'honors',
    'deleted_rows',
    'tickets',
    'password_resets',
  ])
    await other.execute(`alter table ${table} rename to gone_${table}`);
  statuses.push(...(await typeEverything(token, ids)));

  // The disk has spoiled all of the file but its first page; a change of another process has the server read it again.
  await other.execute('pragma wal_checkpoint(truncate)');
  const disk = await open(file, 'r+');
  await disk.write(Buffer.alloc((await disk.stat()).size - PAGE, 0xff), 0, undefined, PAGE);
  await disk.close();
  await other.execute('pragma user_version = 1');
  other.close();
  statuses.push(...(await typeEverything(token, ids)));

  const printed = laurel.printed();
  const defects = statusesOf(printed, 'defect').length;
  expect(statuses.filter((status) => status === 500).length).toBeGreaterThan(20);
  expect(defects).toBeGreaterThan(20);
  expect(statusesOf(printed, 'request').length).toBeGreaterThan(100);
  for (const failure of ['SQLITE_BUSY', 'SQLITE_CORRUPT', 'no such table']) expect(printed).toContain(failure);
  expect(foundIn(printed)).toEqual([]);
  figure(
    context,
    'secrets of a student in the log',
    `0 of ${secrets.size}, after ${statuses.length} requests of which ${defects} ended in a logged defect`,
  );
});
