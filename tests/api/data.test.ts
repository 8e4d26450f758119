import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf } from '#contract/client.ts';
import { startApi } from '../support/api-server.ts';
import { paragraph } from '../support/essays.ts';
import { newStudent, request } from '../support/requests.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const MINUTE = 60_000;
const later = (minutes: number) => {
  api.time.now = new Date(api.time.now.getTime() + minutes * MINUTE);
};

test('a deleted student leaves no row in any table', async () => {
  const { call, password, email } = await newStudent(api.base);
  const { id: studentId } = await call('readMe');
  const { id: appId } = await call('createApplication', { body: { college: 'Brown' } });
  const { id: sid } = await call('createSupplemental', { params: { appId }, body: { title: 'Why Brown' } });
  for (const response of ['One.', paragraph]) await call('saveSupplemental', { params: { sid }, body: { response } });
  await call('gradeEssay', { body: { text: paragraph, supplementalId: sid } });
  await call('createActivity', { body: { title: 'Violin' } });
  await call('createHonor', { body: { title: 'Debate' } });
  const { id: honorId } = await call('createHonor', { body: { title: 'Deleted' } });
  await call('deleteHonor', { params: { honorId } });
  const { ticket } = await call('createTicket');
  await fetch(`${api.base}/api/export/zip?ticket=${ticket}`);
  await call('createTicket');
  await call('createCalendar');
  await request(api.base, 'POST', '/auth/login', { body: { email, password: 'not my password' } });

  const tables = await api.db.all<{ name: string }>(
    sql`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`,
  );
  const mentions = async () => {
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = JSON.stringify(await api.db.all(sql`select * from ${sql.identifier(name)}`));
      if (rows.includes(studentId) || rows.includes(email)) found.push(name);
    }
    return found.toSorted();
  };
  expect(await mentions()).toEqual([
    'activities',
    'applications',
    'deleted_rows',
    'essays',
    'exports',
    'honors',
    'sessions',
    'tickets',
    'users',
    'versions',
  ]);
  await call('deleteMe', { body: { password } });
  expect(await mentions()).toEqual([]);
});

test('an account without a password is deleted by its e-mail, and by nothing else', async () => {
  const { call, email, token } = await newStudent(api.base);
  await api.db.run(sql`update users set password_hash = null where email = ${email}`);
  const body = (confirm: string) => ({ token, body: { confirm } });
  expect((await request(api.base, 'DELETE', '/api/users/me', body('other@example.com'))).status).toBe(403);
  await call('deleteMe', { body: { confirm: ` ${email.toUpperCase()}` } });
  expect((await request(api.base, 'GET', '/api/users/me', { token })).status).toBe(401);
});

test('of an hour of writing a version is kept every ten minutes, each at least ten after the one before', async () => {
  const { call } = await newStudent(api.base);
  for (let minute = 0; minute < 60; minute++) {
    await call('saveDraft', { body: { text: `Minute ${minute}.` } });
    later(1);
  }
  const versions = await call('listVersions', { params: { essayId: 'main' } });
  const times = versions.map(({ savedAt }) => Date.parse(savedAt)).toReversed();
  expect(versions).toHaveLength(6);
  expect(times.slice(1).every((time, i) => time - times[i]! >= 10 * MINUTE)).toBe(true);
});

test('a change of the status makes no version, and dates none', async () => {
  const { call } = await newStudent(api.base);
  await call('saveDraft', { body: { text: paragraph } });
  await call('gradeEssay', { body: { text: paragraph } });
  later(30);
  await call('saveDraft', { body: { status: 'final' } });
  await call('saveDraft', { body: { text: 'Another text.' } });
  expect(await call('listVersions', { params: { essayId: 'main' } })).toHaveLength(1);
});

test('of two scored essays the one scored last is the latest', async () => {
  const { call } = await newStudent(api.base);
  const { id: appId } = await call('createApplication', { body: { college: 'Brown' } });
  const body = { title: 'Why Brown', response: 'Because it floats.' };
  const { id } = await call('createSupplemental', { params: { appId }, body });
  await call('saveDraft', { body: { text: paragraph } });
  await call('gradeEssay', { body: { text: paragraph } });
  later(1);
  const { score } = await call('gradeEssay', { body: { text: body.response, supplementalId: id } });
  const { essays } = await call('readOverview', { query: {} });
  expect(essays).toMatchObject({ latest: { id, title: 'Why Brown', score }, lastScore: score });
});

test('what was written yesterday is kept before today’s first change replaces it', async () => {
  const { call } = await newStudent(api.base);
  await call('saveDraft', { body: { text: 'A whole evening of work.' } });
  later(24 * 60);
  await call('saveDraft', { body: { text: '' } });
  const [version] = await call('listVersions', { params: { essayId: 'main' } });
  const params = { essayId: 'main', versionId: version!.id };
  expect(await call('readVersion', { params })).toMatchObject({ text: 'A whole evening of work.' });
});

test('a ticket is dead after a minute', async () => {
  const { call } = await newStudent(api.base);
  const download = async () => {
    const { ticket } = await call('createTicket');
    return () => fetch(api.base + addressOf('exportZip', { query: { ticket } }));
  };
  const [inTime, late] = [await download(), await download()];
  later(0.9);
  expect((await inTime()).status).toBe(200);
  later(0.2);
  expect((await late()).status).toBe(403);
});

test('asking whether there is a download does not use its ticket', async () => {
  const { call } = await newStudent(api.base);
  const { ticket } = await call('createTicket');
  const address = api.base + addressOf('exportZip', { query: { ticket } });
  expect((await fetch(address, { method: 'HEAD' })).status).toBe(405);
  expect((await fetch(address)).status).toBe(200);
});

test('an imported essay replaces the one before, which is kept however young it is', async () => {
  const { call } = await newStudent(api.base);
  for (const text of ['First.', 'Second.']) {
    await call('saveDraft', { body: { text } });
    later(1);
  }
  await call('commitImport', { body: { type: 'essays', items: [{ text: 'Imported.' }] } });
  const params = { essayId: 'main' };
  const [latest] = await call('listVersions', { params });
  expect(await call('readVersion', { params: { ...params, versionId: latest!.id } })).toMatchObject({
    text: 'Second.',
  });
});

test('a student has room for more than anybody needs, and no more', async () => {
  const { call } = await newStudent(api.base);
  const items = Array.from({ length: 200 }, (_, i) => ({ college: `College ${i}` }));
  await call('commitImport', { body: { type: 'apps', items } });
  const full = { status: 400, message: 'There is room for 200. Delete what you no longer need.' };
  await expect(call('createApplication', { body: { college: 'One more' } })).rejects.toMatchObject(full);
  await expect(
    call('commitImport', { body: { type: 'apps', items: [{ college: 'One more' }] } }),
  ).rejects.toMatchObject(full);
  const params = { appId: (await call('listApplications'))[0]!.id };
  for (let i = 0; i < 30; i++) await call('createSupplemental', { params, body: { title: `Supplemental ${i}` } });
  await expect(call('createSupplemental', { params, body: { title: 'One more' } })).rejects.toMatchObject({
    status: 400,
  });
});

test('a refused download is a sentence on a plain page for a browser', async () => {
  const response = await fetch(`${api.base}/api/export/zip?ticket=used`, { headers: { accept: 'text/html,*/*' } });
  expect(response.status).toBe(403);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(await response.text()).toContain('Go back to Laurel and start the export again.');
});

test('an export can be imported into another account', async () => {
  const one = await newStudent(api.base);
  const { id: appId } = await one.call('createApplication', {
    body: { college: 'Brown', round: 'ed', deadline: '2026-11-02T04:59:00Z', status: 'submitted', notes: 'Ask.' },
  });
  await one.call('patchApplication', { params: { appId }, body: { decision: 'accepted' } });
  await one.call('createSupplemental', {
    params: { appId },
    body: { title: 'Why Brown', prompt: 'Why?', response: paragraph, wordLimit: 250, due: '2026-11-01T04:59:00Z' },
  });
  const ids: string[] = [];
  for (const title of ['Violin', 'Tutor', 'Shop'])
    ids.push((await one.call('createActivity', { body: { title, hoursPerWeek: 5, weeksPerYear: 36 } })).id);
  await one.call('orderActivities', { body: { ids: [ids[1]!, ids[0]!] } });
  for (const title of ['Debate', 'Chess']) await one.call('createHonor', { body: { title, gradeYear: 10 } });
  await one.call('saveDraft', { body: { text: paragraph, status: 'final' } });
  await one.call('patchMainEssayMeta', { body: { title: 'Lids', prompt: 'What do you keep?', wordLimit: 500 } });

  const { ticket } = await one.call('createTicket');
  const zip = await fetch(api.base + addressOf('exportZip', { query: { ticket } }));
  const data = await dataOf(new Uint8Array(await zip.arrayBuffer()));
  const other = await newStudent(api.base);
  for (const type of ['activities', 'honors', 'apps', 'essays'] as const) {
    const sent = await request(api.base, 'POST', '/api/import/commit', {
      token: other.token,
      body: { type, items: data.import[type] },
    });
    expect([type, sent.body]).toMatchObject([type, { ok: true, skipped: 0 }]);
  }
  const without = (value: unknown) =>
    JSON.parse(JSON.stringify(value, (key, each: unknown) => (/^(id|appId|.*At|revision)$/.test(key) ? '' : each)));
  expect(without(await other.call('readContext'))).toEqual(without(await one.call('readContext')));
});

async function dataOf(zip: Uint8Array<ArrayBuffer>) {
  const { Uint8ArrayReader, TextWriter, ZipReader } = await import('@zip.js/zip.js');
  const entries = await new ZipReader(new Uint8ArrayReader(zip), { useWebWorkers: false }).getEntries();
  const entry = entries.find(({ filename }) => filename === 'data.json')!;
  if (entry.directory) throw new Error('data.json is no file.');
  return JSON.parse(await entry.getData(new TextWriter())) as { import: Record<string, object[]> };
}

test('what was deleted is forgotten after an hour', async () => {
  const { call } = await newStudent(api.base);
  const deleted = async () => {
    const { id: honorId } = await call('createHonor', { body: { title: 'Debate' } });
    await call('deleteHonor', { params: { honorId } });
    return honorId;
  };
  const ids = [await deleted(), await deleted()];
  const restore = (deletedId: string) => call('restoreDeleted', { params: { deletedId } });
  later(59);
  await restore(ids[0]!);
  later(1);
  await expect(restore(ids[1]!)).rejects.toMatchObject({ status: 404 });
  const rows = () => api.db.all(sql`select id from deleted_rows where deleted_with = ${ids[1]}`);
  expect(await rows()).toHaveLength(1);
  await deleted();
  expect(await rows()).toEqual([]);
});
