import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Categories, DraftStatus, Highlight } from '#contract/essays.ts';

const id = () => text().primaryKey();
const time = () => integer({ mode: 'timestamp_ms' }).notNull();
const owner = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const users = sqliteTable('users', {
  id: id(),
  name: text().notNull(),
  /** Trimmed and lower-cased. */
  email: text().notNull().unique(),
  /** Argon2id; null for an account that only signs in elsewhere. */
  passwordHash: text(),
  avatar: text(),
  onboarded: integer({ mode: 'boolean' }).notNull().default(false),
  createdAt: time(),
});

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the token; the token itself is never stored. */
    tokenHash: text().primaryKey(),
    userId: owner(),
    createdAt: time(),
    lastUsedAt: time(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Every text a student writes to be read: the main essay, and later one for each supplemental. */
export const essays = sqliteTable(
  'essays',
  {
    id: id(),
    userId: owner(),
    kind: text().$type<'main' | 'supplemental'>().notNull(),
    text: text().notNull().default(''),
    status: text().$type<DraftStatus>().notNull().default('drafting'),
    /** Counts the changes of the text. */
    revision: integer().notNull().default(0),
    updatedAt: time(),
  },
  (table) => [
    index('essays_user').on(table.userId),
    uniqueIndex('essays_one_main')
      .on(table.userId)
      .where(sql`${table.kind} = 'main'`),
  ],
);

/** Each scoring, with the text that it scored: offsets are offsets into that text. */
export const gradings = sqliteTable(
  'gradings',
  {
    id: id(),
    userId: owner(),
    essayId: text()
      .notNull()
      .references(() => essays.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    score: integer().notNull(),
    categories: text({ mode: 'json' }).$type<Categories>().notNull(),
    likes: text({ mode: 'json' }).$type<Highlight[]>().notNull(),
    needsWork: text({ mode: 'json' }).$type<Highlight[]>().notNull(),
    engine: text().notNull(),
    gradedAt: time(),
  },
  (table) => [index('gradings_essay').on(table.essayId, table.gradedAt)],
);

/** Counters of the rate limits, shared by every process on the database. */
export const rateLimits = sqliteTable(
  'rate_limits',
  { key: text().primaryKey(), points: integer().notNull(), expire: integer({ mode: 'timestamp_ms' }).notNull() },
  (table) => [index('rate_limits_expire').on(table.expire)],
);
