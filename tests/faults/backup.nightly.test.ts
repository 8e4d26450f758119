import { join } from 'node:path';
import { createClient as connect } from '@libsql/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Laurel, startLaurel } from '../support/laurel.ts';
import { runProgram } from '../support/processes.ts';
import { newStudent } from '../support/requests.ts';
import { figure } from './figures.ts';

const STUDENTS = 20;
/** What others have written: long texts, in all some 50 MB. */
const VERSIONS = 500;

/** When each write was acknowledged, for all students. */
const times: number[] = [];

let laurel: Laurel;
beforeAll(async () => {
  laurel = await startLaurel({ RATE_LIMIT: 'off' });
});
afterAll(() => laurel?.stop());

/** Writes a number into the essay and then as an honor, over and over, until it is told to stop. */
async function startWriting() {
  const { call } = await newStudent(laurel.address);
  const { id } = await call('readMe');
  const waits: number[] = [];
  let [sent, acknowledged, isWriting] = [0, 0, true];
  const timed = async (write: Promise<unknown>) => {
    const start = performance.now();
    await write;
    const end = performance.now();
    waits.push(end - start);
    times.push(end);
  };
  const writing = (async () => {
    while (isWriting) {
      sent++;
      await timed(call('saveDraft', { body: { text: String(sent) } }));
      const items = [1, 2, 3, 4, 5].map((part) => ({ title: `${sent}.${part}` }));
      if (sent % 5 === 0) await timed(call('commitImport', { body: { type: 'honors', items } }));
      acknowledged = sent;
    }
  })();
  return {
    id,
    counts: () => ({ sent, acknowledged }),
    /** Milliseconds that each write since the last call took. */
    waits: () => waits.splice(0),
    stop: () => {
      isWriting = false;
      return writing;
    },
  };
}

test('a backup while twenty students write is one moment of them all, and writes go on beside it', async (context) => {
  const database = connect({ url: `file:${join(laurel.folder, 'laurel.db')}`, timeout: 5_000 });
  const { call } = await newStudent(laurel.address);
  await call('saveDraft', { body: { text: 'The essay of the versions.' } });
  await database.execute({
    sql: `insert into versions (id, user_id, essay_id, saved_at, words, text)
      select 'version ' || value, user_id, essays.id, value, 1, hex(randomblob(50000))
      from essays, generate_series(1, ?) where text like 'The essay%'`,
    args: [VERSIONS],
  });
  const writers = await Promise.all(Array.from({ length: STUDENTS }, startWriting));
  const waitsOf = () => writers.flatMap((writer) => writer.waits());
  const fewest = () => Math.min(...writers.map((writer) => writer.counts().acknowledged));
  await expect.poll(fewest, { timeout: 120_000 }).toBeGreaterThan(5);

  const alone = waitsOf();
  const before = writers.map((writer) => writer.counts().acknowledged);
  const file = join(laurel.folder, 'backup.db');
  times.length = 0;
  const start = performance.now();
  const { code } = await runProgram('dist/api/backup.js', [file], {
    DATABASE_URL: `file:${join(laurel.folder, 'laurel.db')}`,
  });
  const lasted = performance.now() - start;
  const after = writers.map((writer) => writer.counts().sent);
  const beside = waitsOf();
  await Promise.all(writers.map((writer) => writer.stop()));
  expect(code).toBe(0);

  const backup = connect({ url: `file:${file}` });
  for (const [n, { id }] of writers.entries()) {
    const { rows } = await backup.execute({
      sql: `select cast(text as integer) as draft, (select count(*) from honors where user_id = essays.user_id) as honors
        from essays where user_id = ?`,
      args: [id],
    });
    const [draft, honors] = [Number(rows[0]!.draft), Number(rows[0]!.honors)];
    expect(draft).toBeGreaterThanOrEqual(before[n]!);
    expect(draft).toBeLessThanOrEqual(after[n]!);
    // The five of the last import may be on their way, all of them.
    expect([Math.floor(draft / 5) * 5, Math.floor((draft - 1) / 5) * 5]).toContain(honors);
  }
  backup.close();
  database.close();
  const silence = Math.max(...times.slice(1).map((time, n) => time - times[n]!));
  const [most, usual] = [Math.max(...beside), Math.max(...alone)].map((ms) => `${ms.toFixed()} ms`);
  figure(context, 'a backup of 50 MB, writes of 20 students meanwhile', `${lasted.toFixed()} ms, ${beside.length}`);
  figure(context, 'longest wait of a write beside it, before it', `${most}, ${usual}`);
  figure(context, 'longest time in which none was acknowledged', `${silence.toFixed()} ms`);
  expect(silence).toBeLessThan(lasted);
});
