import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient as connect } from '@libsql/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backUp } from '#api/db/backup.ts';
import { openDb } from '#api/db/client.ts';
import { deleteExpired } from '#api/services/delete-expired.ts';
import { hashToken } from '#api/tokens.ts';
import { type Client, createClient } from '#contract/client.ts';
import { Problem } from '#contract/problem.ts';
import { paragraph } from '../support/essays.ts';
import { type Laurel, startLaurel } from '../support/laurel.ts';
import { figure } from './figures.ts';

const password = 'a long password';

let mail: string;
let laurel: Laurel;
beforeEach(async () => {
  mail = await mkdtemp(join(tmpdir(), 'laurel-mail-'));
  laurel = await startLaurel({ MAIL_FOLDER: mail });
});
afterEach(async () => {
  await laurel?.stop();
  await rm(mail, { recursive: true });
});

const url = () => `file:${join(laurel.folder, 'laurel.db')}`;

test('of a deleted account no byte is left in the database, its log or a new backup, and all of its neighbour', async (context) => {
  const [leaving, staying] = [newMarker(), newMarker()];
  const [one, other] = [await register(leaving), await register(staying)];
  // Rows of both in turns, so that they share pages.
  for (let round = 0; round < 10; round++) {
    await write(one.call, leaving, round);
    await write(other.call, staying, round);
  }
  const secrets = [...(await leaveTraces(one, leaving)), one.id];
  const before = await bytes();
  expect(secrets.filter((secret) => countOf(before, secret) === 0)).toEqual([]);
  expect(countOf(before, leaving)).toBeGreaterThan(200);

  await one.call('deleteMe', { body: { password } });
  const after = await bytes();
  expect(surroundings(after, [leaving, ...secrets])).toEqual([]);
  expect(countOf(after, staying)).toBeGreaterThan(100);

  await backUp(url(), join(laurel.folder, 'backup.db'));
  const backup = await readFile(join(laurel.folder, 'backup.db'));
  expect(surroundings(backup, [leaving, ...secrets])).toEqual([]);
  expect(countOf(backup, staying)).toBeGreaterThan(50);
  figure(context, 'a deleted account in the file: before, after', `${countOf(before, leaving)} places, 0`);
});

test('what was deleted or replaced is out of the file with the hourly work after its hour', async () => {
  const [gone, marker] = [newMarker(), newMarker()];
  const { call } = await register(marker);
  const { id: honorId } = await call('createHonor', { body: { title: gone, notes: `${gone} ${paragraph}` } });
  const { id: appId } = await call('createApplication', { body: { college: marker, notes: gone.repeat(400) } });
  await call('createSupplemental', { params: { appId }, body: { title: gone, response: gone.repeat(500) } });
  const { id: kept } = await call('createApplication', { body: { college: marker, notes: gone.repeat(300) } });
  await call('patchApplication', { params: { appId: kept }, body: { notes: 'Nothing to see.' } });
  await call('deleteHonor', { params: { honorId } });
  await call('deleteApplication', { params: { appId } });
  expect(countOf(await bytes(), gone)).toBeGreaterThan(5);

  const db = await openDb({ url: url() });
  await deleteExpired(db, new Date(Date.now() + 61 * 60_000));
  db.close();
  expect(surroundings(await bytes(), [gone])).toEqual([]);
  expect(countOf(await bytes(), marker)).toBeGreaterThan(0);
});

/** A word that stands nowhere else. */
const newMarker = () => `kolibri${randomBytes(6).toString('hex')}`;

async function register(marker: string) {
  const email = `${marker}@example.com`;
  const guest = createClient({ base: laurel.address });
  const { token } = await guest('register', { body: { name: `Ada ${marker}`, email, password } });
  const call = createClient({ base: laurel.address, token: () => token });
  await call('patchMe', { body: { avatar: `https://pictures.example/${marker}.png` } });
  return { call, email, token, id: (await call('readMe')).id };
}

/** A row of every kind that a student writes, changed once, and some of them deleted. */
async function write(call: Client, marker: string, round: number) {
  const text = `${marker} ${round} ${paragraph.repeat(1 + (round % 4) * 5)}`;
  for (const more of ['', ' And more.'])
    await call('saveDraft', { body: { text: `${text}${more}${marker}`, keepReplaced: true } });
  const { id: appId } = await call('createApplication', { body: { college: `${marker} ${round}`, notes: text } });
  await call('patchApplication', { params: { appId }, body: { notes: `${marker} was here.` } });
  const { id: sid } = await call('createSupplemental', { params: { appId }, body: { title: marker, prompt: marker } });
  for (const response of [text, `${text}${marker}`])
    await call('saveSupplemental', { params: { sid }, body: { response } });
  const { id: activityId } = await call('createActivity', { body: { title: marker, organization: marker } });
  await call('patchActivity', { params: { activityId }, body: { impact: marker } });
  const { id: honorId } = await call('createHonor', { body: { title: marker, organization: marker, notes: text } });
  if (round % 2) await call('deleteHonor', { params: { honorId } });
  if (round % 3 === 0) await call('deleteApplication', { params: { appId } });
}

/** What else is kept of a student: counters, links, secrets and who they are elsewhere; the secrets as they are stored. */
async function leaveTraces({ call, email, token, id }: Awaited<ReturnType<typeof register>>, marker: string) {
  const guest = createClient({ base: laurel.address });
  await call('gradeEssay', { body: { text: `${marker} ${paragraph}` } });
  await expect(guest('login', { body: { email, password: 'a wrong password' } })).rejects.toThrow(Problem);
  await guest('requestPasswordReset', { body: { email } });
  const { ticket } = await call('createTicket');
  const { url: calendar } = await call('createCalendar');
  const secret = /([\w-]+)\.ics$/.exec(calendar)![1]!;
  // Other ways than a browser and a provider lead here.
  const database = connect({ url: url() });
  await database.batch([
    { sql: 'insert into identities values (?, ?, ?)', args: ['https://accounts.example', marker, id] },
    {
      sql: 'insert into authorization_requests values (?, ?, ?, ?, ?, ?)',
      args: [`state ${marker}`, marker, marker, marker, id, Date.now() + 60_000],
    },
  ]);
  database.close();
  return [token, ticket, secret].map(hashToken);
}

/** All that the database has on the disk. */
async function bytes() {
  const files = ['laurel.db', 'laurel.db-wal', 'laurel.db-shm'].map((name) => readFile(join(laurel.folder, name)));
  return Buffer.concat(await Promise.all(files));
}

function placesOf(content: Buffer, text: string) {
  const places: number[] = [];
  for (let at = content.indexOf(text); at >= 0; at = content.indexOf(text, at + 1)) places.push(at);
  return places;
}

const countOf = (content: Buffer, text: string) => placesOf(content, text).length;

/** What stands around some texts, wherever they are found. */
function surroundings(content: Buffer, texts: string[]) {
  return texts.flatMap((text) => placesOf(content, text)).map((at) => content.toString('latin1', at - 60, at + 60));
}
