import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { describe, expect, test } from 'vitest';
import { openDb, violates } from '#api/db/client.ts';
import { fromRoot } from '#api/root.ts';
import { newDatabase } from '../support/databases.ts';

const journal = JSON.parse(await readFile(fromRoot('api/db/migrations/meta/_journal.json'), 'utf8')) as {
  entries: { tag: string; when: number }[];
};

test('a database of the first release keeps its essays and their grades', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'laurel-migration-'));
  const url = `file:${join(folder, 'old.db')}`;
  const old = createClient({ url });
  const first = journal.entries[0]!;
  const statements = await readFile(fromRoot(`api/db/migrations/${first.tag}.sql`), 'utf8');
  await old.batch([
    ...statements.split('--> statement-breakpoint'),
    'create table __drizzle_migrations (id integer primary key, hash text not null, created_at numeric)',
    { sql: 'insert into __drizzle_migrations (hash, created_at) values (?, ?)', args: [first.tag, first.when] },
    `insert into users (id, name, email, onboarded, created_at) values ('u', 'Ada', 'ada@example.com', 1, 1)`,
    {
      sql: `insert into essays values ('e', 'u', 'main', ?, 'editing', 7, 1000)`,
      args: ['  One\n\ntwo\tthree   four. '],
    },
    {
      sql: `insert into gradings values ('g', 'u', 'e', 'One two.', 62, '{"content":60}', '[]', '[]', 'built-in', 900)`,
      args: [],
    },
  ]);
  old.close();

  const db = await openDb({ url });
  expect(await db.query.essays.findMany()).toMatchObject([
    { id: 'e', appId: null, text: '  One\n\ntwo\tthree   four. ', words: 4, status: 'editing', revision: 7 },
  ]);
  expect(await db.query.versions.findMany()).toMatchObject([
    { id: 'g', essayId: 'e', text: 'One two.', words: 2, score: 62, categories: { content: 60 }, engine: 'built-in' },
  ]);
  db.$client.close();
  await rm(folder, { recursive: true });
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
      db.$client.close();
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
    db.$client.close();
    await remove();
  });
});
