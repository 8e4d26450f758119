import { BUILT_IN, EARLIER_BUILT_IN } from '#contract/built-in.ts';
import { readFile } from 'node:fs/promises';
import { type Client, createClient as connect } from '@libsql/client';
import { describe, expect, test } from 'vitest';
import { openDb, violates } from '#api/db/client.ts';
import { fromRoot } from '#api/root.ts';
import { createClient } from '#contract/client.ts';
import { startApi } from '../support/api-server.ts';
import { newDatabase } from '../support/databases.ts';
import { became, essay, likes, now, released, token } from '../support/released-rows.ts';

const journal = JSON.parse(await readFile(fromRoot('api/db/migrations/meta/_journal.json'), 'utf8')) as {
  entries: { tag: string; when: number }[];
};

describe.each(journal.entries.map(({ tag }, n) => ({ tag, n })))('a database of the release $tag', ({ n }) => {
  const release = journal.entries.slice(0, n + 1);

  test('keeps every row, whole, and comes out sound', async () => {
    const database = await newDatabase('embedded');
    const before = await makeReleased(database.url, release);
    const db = await openDb(database);
    const after = await contentsOf(db.$client);
    // Counters that are named by e-mail or address in clear are not kept.
    if (before.rate_limits && !before.secrets) {
      // oxlint-disable-next-line vitest/no-conditional-expect -- Only releases before that one had them.
      expect(after.rate_limits).toEqual([]);
      delete before.rate_limits;
    }
    for (const [table, rows] of Object.entries(before)) {
      const { table: present = table, columns = {} } = became[table] ?? {};
      const hasEarlierCoach = present === 'versions' && release.every(({ tag }) => tag < '0006');
      const kept = rows
        .map((row) => renamed(row, columns))
        .map((row) => (hasEarlierCoach && row.engine === BUILT_IN ? { ...row, engine: EARLIER_BUILT_IN } : row));
      expect(after[present]).toEqual(expect.arrayContaining(kept.map((row) => expect.objectContaining(row))));
    }
    expect(countOf(after)).toBe(countOf(before));
    expect((await db.$client.execute('PRAGMA foreign_key_check')).rows).toEqual([]);
    expect((await db.$client.execute('PRAGMA integrity_check')).rows).toEqual([{ integrity_check: 'ok' }]);
    db.close();
    await database.remove();
  });

  test('is read by the API as its student left it', async () => {
    const database = await newDatabase('embedded');
    const before = await makeReleased(database.url, release);
    const has = (table: string) => before[table] !== undefined;
    const api = await startApi({ database });
    expect(api.time.now.getTime()).toBe(now);
    const call = createClient({ base: api.base, token: () => token });

    expect(await call('readMe')).toMatchObject({ name: 'Ada Okafor', onboarded: true });
    const draft = await call('readDraft');
    expect(draft).toMatchObject({
      text: essay,
      status: 'editing',
      revision: 7,
      score: 62,
      scoreOutdated: false,
      likes,
    });
    expect(draft).toMatchObject({ title: 'Main essay', prompt: '', wordLimit: 650 });
    const versions = await call('listVersions', { params: { essayId: 'main' } });
    expect(versions[0]).toMatchObject({ id: 'graded', score: 62, words: 13 });
    const params = { essayId: 'main', versionId: 'graded' };
    expect(await call('readVersion', { params })).toMatchObject({ text: essay });
    expect(await call('readOverview', { query: {} })).toMatchObject({ essays: { avgScore: 62, lastScore: 62 } });
    expect(await call('listApplications')).toMatchObject(
      has('applications') ? [{ college: 'University of Toledo', supplementals: [{ title: 'Why us' }] }] : [],
    );
    expect(await call('listActivities')).toMatchObject(has('activities') ? [{ title: 'Painter' }] : []);
    if (has('deleted_rows')) await call('restoreDeleted', { params: { deletedId: 'gone' } });
    expect((await call('listHonors')).map(({ title }) => title).toSorted()).toEqual([
      ...(has('honors') ? ['Science fair'] : []),
      ...(has('deleted_rows') ? ['Spelling bee'] : []),
    ]);
    const { ticket } = await call('createTicket');
    const exported = await fetch(`${api.base}/api/export/zip?ticket=${ticket}`);
    expect([exported.status, exported.headers.get('content-type')]).toEqual([200, 'application/zip']);
    await api.stop();
  });
});

test('an application that was deleted just before a release can be brought back, with the score of its supplemental', async () => {
  const database = await newDatabase('embedded');
  await makeReleased(
    database.url,
    journal.entries.filter(({ tag }) => tag < '0004'),
  );
  const client = connect({ url: database.url });
  const its = { userId: 'ada', createdAt: now, updatedAt: now };
  const scored = { userId: 'ada', essayId: 'ask', savedAt: now, words: 1, score: 40, engine: 'built-in', text: 'No.' };
  const rows: [table: string, row: Record<string, unknown> & { id: string }][] = [
    ['applications', { ...its, id: 'akron', college: 'University of Akron', status: 'drafting', notes: 'Call.' }],
    [
      'essays',
      {
        ...its,
        id: 'ask',
        appId: 'akron',
        title: 'Why?',
        prompt: '',
        status: 'drafting',
        revision: 1,
        words: 1,
        text: 'No.',
      },
    ],
    ['versions', { ...scored, id: 'earlier' }],
    ['versions', { ...scored, id: 'last', savedAt: now + 1, score: 50 }],
  ];
  for (const [table, row] of rows)
    await client.execute({
      sql: 'insert into deleted_rows values (?, ?, ?, ?, ?, ?)',
      args: [row.id, 'ada', 'akron', table, now - 60_000, JSON.stringify(row)],
    });
  client.close();
  const api = await startApi({ database });
  const call = createClient({ base: api.base, token: () => token });
  await call('restoreDeleted', { params: { deletedId: 'akron' } });
  expect(await call('readApplication', { params: { appId: 'akron' } })).toMatchObject({
    notes: 'Call.',
    notesRevision: 0,
    supplementals: [{ response: 'No.', score: 50 }],
  });
  await api.stop();
});

describe.each(['embedded', 'remote'] as const)('a new database, %s', (kind) => {
  test('that four open at once is brought up by each migration once', async () => {
    const { url, remove } = await newDatabase(kind);
    const opened = await Promise.all(Array.from({ length: 4 }, () => openDb({ url })));
    const { rows } = await opened[0]!.$client.execute(
      'select created_at from __drizzle_migrations order by created_at',
    );
    expect(rows.map((row) => Number(row.created_at))).toEqual(journal.entries.map(({ when }) => when));
    for (const db of opened) {
      expect(await db.query.users.findMany()).toEqual([]);
      db.close();
    }
    await remove();
  });

  test('takes note of a migration no second time, so that one run twice at once is taken back whole', async () => {
    const { url, remove } = await newDatabase(kind);
    const db = await openDb({ url });
    const { when } = journal.entries[0]!;
    const again = db.$client.batch([
      `insert into users (id, name, email, created_at) values ('u', 'Ada', 'ada@example.com', 1)`,
      { sql: `insert into __drizzle_migrations (hash, created_at) values ('again', ?)`, args: [when] },
    ]);
    await expect(again).rejects.toSatisfy((error) => violates(error, 'UNIQUE'));
    expect(await db.query.users.findMany()).toEqual([]);
    db.close();
    await remove();
  });
});

type Contents = Record<string, Record<string, unknown>[]>;

/** A database as the last of some releases left it, with rows in every table of it; what it holds. */
async function makeReleased(url: string, release: typeof journal.entries) {
  const client = connect({ url });
  await client.execute('PRAGMA foreign_keys = OFF');
  await client.execute(
    'create table __drizzle_migrations (id integer primary key, hash text not null, created_at numeric)',
  );
  for (const { tag, when } of release) {
    const statements = await readFile(fromRoot(`api/db/migrations/${tag}.sql`), 'utf8');
    await client.batch([
      ...statements.split('--> statement-breakpoint'),
      { sql: 'insert into __drizzle_migrations (hash, created_at) values (?, ?)', args: [tag, when] },
    ]);
  }
  const empty = await contentsOf(client);
  for (const [table, rows] of Object.entries(released)) {
    if (!empty[table]) continue;
    const columns = await columnsOf(client, table);
    for (const row of rows) {
      // A supplemental is of a release that has applications.
      if (row.app_id && !columns.includes('app_id')) continue;
      const names = columns.filter((column) => row[column] !== undefined);
      await client.execute({
        sql: `insert into ${table} (${names.join()}) values (${names.map(() => '?').join()})`,
        args: names.map((name) => row[name]!),
      });
    }
  }
  const contents = await contentsOf(client);
  for (const [table, rows] of Object.entries(contents)) {
    const unfilled = (await columnsOf(client, table)).filter((column) => rows.every((row) => row[column] === null));
    // A new table or column wants a row in tests/support/released-rows.ts.
    expect({ table, unfilled }).toEqual({ table, unfilled: [] });
  }
  client.close();
  return contents;
}

async function columnsOf(client: Client, table: string) {
  return (await client.execute(`PRAGMA table_info(${table})`)).rows.map(({ name }) => String(name));
}

/** The rows of all tables of ours. */
async function contentsOf(client: Client): Promise<Contents> {
  const { rows } = await client.execute(
    String.raw`select name from sqlite_schema where type = 'table' and name not like '\_\_%' escape '\' and name not like 'sqlite%'`,
  );
  const contents: Contents = {};
  for (const { name } of rows)
    contents[String(name)] = (await client.execute(`select * from ${String(name)}`)).rows.map((row) => ({ ...row }));
  return contents;
}

function renamed(row: Record<string, unknown>, columns: Record<string, string | null>) {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => {
      const present = columns[name] === undefined ? name : columns[name];
      return present === null ? [] : [[present, value]];
    }),
  );
}

const countOf = (contents: Contents) => Object.values(contents).flat().length;
