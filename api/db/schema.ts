import { sql } from 'drizzle-orm';
import { customType, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { ApplicationStatus, Decision, Round } from '#contract/applications.ts';
import type { EssayKind } from '#contract/essay-kind.ts';
import type { Categories, Highlight, WritingStatus } from '#contract/essays.ts';
import type { ExportKind } from '#contract/exports.ts';
import type { PromptUnit } from '#contract/map/prompt-units.ts';
import type { OutlineLine } from '#contract/outline/kept-lines.ts';
import type { OriginRecord, OriginSpan } from '#contract/origins/record.ts';
import type { Origins } from '#contract/origins.ts';
import type { DaysOff } from '#contract/plan.ts';
import type { PersonRole } from '#contract/people.ts';
import type { CommentKind } from '#contract/review.ts';
import type { Shown } from '#contract/shares.ts';
import type { FormWord, formWords } from '#contract/form-words.ts';
import type { Reminders } from '#contract/reminders.ts';
import type { Need, RequirementKind, RequirementState } from '#contract/requirements.ts';
import type { GradeYear, HonorKind, HonorLevel } from '#contract/honors.ts';
import type { StartedFrom } from '#contract/supplementals.ts';
import type { User } from '#contract/users.ts';

const id = () => text().primaryKey();
const time = () => integer({ mode: 'timestamp_ms' }).notNull();
/** Milliseconds in the database, ISO 8601 with Z in a row, as the contract has it. */
const instant = customType<{ data: string; driverData: number }>({
  dataType: () => 'integer',
  toDriver: (iso) => Date.parse(iso),
  fromDriver: (ms) => new Date(ms).toISOString(),
});
/** A list of words that forms offer, as JSON. */
const words = <Field extends keyof typeof formWords>() =>
  text({ mode: 'json' }).$type<FormWord<Field>[]>().notNull().default([]);
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
  /** `built-in` where the student wants no language model to read what they write. */
  engine: text().$type<User['engine']>(),
  /** Whether a link sent to it, or a provider of sign-in, has shown that the e-mail is the student's own. */
  emailProven: integer({ mode: 'boolean' }).notNull().default(false),
  createdAt: time(),
  /** SHA-256 of the secret in the address of the student's calendar. */
  calendarHash: text().unique('users_calendar'),
  /** The secret itself, so that the address can be shown again; null for one from before it was kept. */
  calendarSecret: text(),
  /** When the calendar was read last, to the hour. */
  calendarReadAt: instant(),
});

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the token; the token itself is never stored. */
    tokenHash: text().primaryKey(),
    userId: owner(),
    createdAt: time(),
    lastUsedAt: time(),
    /** Browser and system in a few words; null where they are not known. */
    device: text(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Who a student is at a provider of sign-in. */
export const identities = sqliteTable(
  'identities',
  {
    issuer: text().notNull(),
    /** The provider's own id of the student, which stays when the e-mail changes. */
    subject: text().notNull(),
    userId: owner(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), index('identities_user').on(table.userId)],
);

/** Redirects to the provider that are under way, until the browser comes back. */
export const authorizationRequests = sqliteTable(
  'authorization_requests',
  {
    /** SHA-256 of the state that the redirect carries. */
    stateHash: text().primaryKey(),
    /** SHA-256 of the cookie of the browser that was sent. */
    browserHash: text().notNull(),
    nonce: text().notNull(),
    codeVerifier: text().notNull(),
    /** Whose essays go into a document; null for signing in. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: time(),
  },
  (table) => [
    index('authorization_requests_expire').on(table.expiresAt),
    index('authorization_requests_user').on(table.userId),
  ],
);

/** Links to choose a new password that were sent and not used. */
export const passwordResets = sqliteTable(
  'password_resets',
  {
    /** SHA-256 of the token in the link. */
    hash: text().primaryKey(),
    userId: owner(),
    expiresAt: time(),
  },
  (table) => [index('password_resets_user').on(table.userId)],
);

export const applications = sqliteTable(
  'applications',
  {
    id: id(),
    userId: owner(),
    college: text().notNull(),
    status: text().$type<ApplicationStatus>().notNull(),
    round: text().$type<Round>(),
    deadline: instant(),
    /** When it was sent; null before. */
    submittedAt: instant(),
    decision: text().$type<Decision>(),
    notes: text().notNull(),
    /** Counts the changes of the notes. */
    notesRevision: integer().notNull().default(0),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index('applications_user').on(table.userId)],
);

/** Every text a student writes to be read: the main essay, and one for each supplemental. */
export const essays = sqliteTable(
  'essays',
  {
    id: id(),
    userId: owner(),
    /** Null for the main essay. */
    appId: text().references(() => applications.id, { onDelete: 'cascade' }),
    title: text().notNull().default(''),
    prompt: text().notNull().default(''),
    wordLimit: integer(),
    status: text().$type<WritingStatus>().notNull().default('drafting'),
    /** What the student says that the essay is for; null where its prompt tells. */
    kind: text().$type<EssayKind>(),
    /** What the student says that the prompt asks for; null where they leave it to Laurel. */
    units: text({ mode: 'json' }).$type<PromptUnit[]>(),
    startedFrom: text({ mode: 'json' }).$type<StartedFrom>(),
    /** Names of other colleges that the student meant to write. */
    meantNames: text({ mode: 'json' }).$type<string[]>(),
    /** What the student says that each paragraph does. */
    outline: text({ mode: 'json' }).$type<OutlineLine[]>(),
    due: instant(),
    /** Counts the changes of the text. */
    revision: integer().notNull().default(0),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** The scored version whose score and remarks are shown; null before the first scoring. */
    gradeId: text(),
    /** Where the words of the text came from; null where it is older than that record. */
    origins: text({ mode: 'json' }).$type<OriginRecord>(),
    /** Words of the text, so that lists need not read it. */
    words: integer().notNull().default(0),
    text: text().notNull().default(''),
  },
  (table) => [
    index('essays_user').on(table.userId, table.appId),
    index('essays_app').on(table.appId),
    uniqueIndex('essays_one_main')
      .on(table.userId)
      .where(sql`${table.appId} is null`),
  ],
);

/**
 * Earlier texts of an essay: at most one for ten minutes of writing, and one for each scoring. The latter carries the
 * grade; its highlights are offsets into its text.
 */
export const versions = sqliteTable(
  'versions',
  {
    id: id(),
    userId: owner(),
    essayId: text()
      .notNull()
      .references(() => essays.id, { onDelete: 'cascade' }),
    savedAt: instant().notNull(),
    words: integer().notNull(),
    score: integer(),
    /** The score that was shown before, where the same coach gave it. */
    previousScore: integer(),
    categories: text({ mode: 'json' }).$type<Categories>(),
    likes: text({ mode: 'json' }).$type<Highlight[]>(),
    needsWork: text({ mode: 'json' }).$type<Highlight[]>(),
    engine: text(),
    /** Where its words came from; null for a text that is older than that record. */
    origins: text({ mode: 'json' }).$type<OriginSpan[]>(),
    text: text().notNull(),
  },
  (table) => [
    index('versions_user').on(table.userId),
    index('versions_essay').on(table.essayId, table.savedAt),
    index('versions_scored')
      .on(table.essayId, table.savedAt)
      .where(sql`${table.score} is not null`),
  ],
);

export const activities = sqliteTable(
  'activities',
  {
    id: id(),
    userId: owner(),
    title: text().notNull(),
    organization: text().notNull(),
    impact: text().notNull(),
    hoursPerWeek: real(),
    weeksPerYear: real(),
    /** The place in the student's own order, from 0. */
    position: integer(),
    type: text().$type<FormWord<'type'>>(),
    role: text().notNull().default(''),
    grades: words<'grades'>(),
    timing: words<'timing'>(),
    /** Whether the student means to go on with it in college; null where that is not said. */
    continues: integer({ mode: 'boolean' }),
    ucCategory: text().$type<FormWord<'ucCategory'>>(),
    longDescription: text().notNull().default(''),
    context: text().notNull().default(''),
    /** Calendar days; the last may be `present`. */
    startedOn: text(),
    endedOn: text(),
    hoursByGrade: text().notNull().default(''),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index('activities_user').on(table.userId)],
);

export const honors = sqliteTable(
  'honors',
  {
    id: id(),
    userId: owner(),
    title: text().notNull(),
    organization: text(),
    kind: text().$type<HonorKind>(),
    level: text().$type<HonorLevel>(),
    gradeYear: integer().$type<GradeYear>(),
    notes: text(),
    levels: words<'levels'>(),
    awardType: text().$type<FormWord<'awardType'>>(),
    eligibility: text().notNull().default(''),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index('honors_user').on(table.userId)],
);

/** Who does a part of an application for the student. */
export const people = sqliteTable(
  'people',
  {
    id: id(),
    userId: owner(),
    name: text().notNull(),
    role: text().$type<PersonRole>().notNull(),
    subject: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index('people_user').on(table.userId)],
);

/** What a student made of the requirements of colleges, which themselves are facts of the season, and rows of the student's own. */
export const requirements = sqliteTable(
  'requirements',
  {
    /** Of a college's requirement the application, the kind and the place among those of the kind. */
    id: id(),
    userId: owner(),
    appId: text()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    kind: text().$type<RequirementKind>().notNull(),
    own: integer({ mode: 'boolean' }).notNull(),
    /** Null where the student has not said it. */
    need: text().$type<Need>(),
    state: text().$type<RequirementState>(),
    stateAt: instant(),
    /** Refers to nobody once the person is deleted, and to the same person again where that is undone. */
    personId: text(),
    due: instant(),
    note: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index('requirements_user').on(table.userId), index('requirements_app').on(table.appId)],
);

/** The time that a student has for the plan, and the days that it counts with; no row for one who has said nothing. */
export const planSettings = sqliteTable('plan_settings', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  hoursPerWeek: real(),
  pace: real().notNull(),
  /** Null for those of the school year. */
  daysOff: text({ mode: 'json' }).$type<DaysOff[]>(),
  teacherDays: integer().notNull(),
  counselorDays: integer().notNull(),
  sendDays: integer().notNull(),
  zone: text().notNull(),
});

/** What a student said by hand of items of the plan, which themselves follow from the record. */
export const planMarks = sqliteTable(
  'plan_marks',
  {
    userId: owner(),
    itemId: text().notNull(),
    doneAt: instant(),
    /** A calendar day, until which it is not for today. */
    later: text(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.itemId] })],
);

/** The fields of application forms that a student has ticked as pasted. */
export const sheetMarks = sqliteTable(
  'sheet_marks',
  {
    userId: owner(),
    form: text().notNull(),
    /** The key of the field on the form's sheet. */
    field: text().notNull(),
    /** SHA-256 of the value that was pasted: a value that changes is pasted no longer. */
    valueDigest: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.form, table.field] })],
);

/** Which reminders a student gets by e-mail; no row for one who never ticked any. */
export const reminders = sqliteTable('reminders', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  digest: integer({ mode: 'boolean' }).notNull().default(false),
  evening: text().$type<Reminders['evening']>().notNull().default('sunday'),
  dates: integer({ mode: 'boolean' }).notNull().default(false),
  waiting: integer({ mode: 'boolean' }).notNull().default(false),
  consentWording: text(),
  consentVersion: integer(),
  consentAt: instant(),
  /** Is in every message, and ends the reminders for whoever has it. */
  token: text().notNull().unique('reminders_token'),
  /** The student's calendar day that was looked at last, so that no process sends its message a second time. */
  sentOn: text(),
});

/** Links by which somebody without an account reads an essay or the plan. */
export const shares = sqliteTable(
  'shares',
  {
    id: id(),
    userId: owner(),
    /** Null for the plan. */
    essayId: text().references(() => essays.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the address; null once the link is revoked, so that nothing is left that could open it. */
    tokenHash: text().unique('shares_token'),
    purpose: text(),
    /** What the student shows beside. */
    show: text({ mode: 'json' }).$type<Shown[]>().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  (table) => [index('shares_user').on(table.userId), index('shares_essay').on(table.essayId)],
);

/** Essays as they were when they were shared, or sent anew: of each link the newest is shown, and comments belong to theirs. */
export const sharedTexts = sqliteTable(
  'shared_texts',
  {
    id: id(),
    userId: owner(),
    shareId: text()
      .notNull()
      .references(() => shares.id, { onDelete: 'cascade' }),
    sharedAt: instant().notNull(),
    title: text().notNull(),
    prompt: text().notNull(),
    wordLimit: integer(),
    /** Where its words came from, where the student shows it. */
    origins: text({ mode: 'json' }).$type<Origins>(),
    text: text().notNull(),
  },
  (table) => [index('shared_texts_user').on(table.userId), index('shared_texts_share').on(table.shareId)],
);

/** What readers said. */
export const comments = sqliteTable(
  'comments',
  {
    id: id(),
    userId: owner(),
    shareId: text()
      .notNull()
      .references(() => shares.id, { onDelete: 'cascade' }),
    /** The text to which the offsets belong; null for a comment on the plan. */
    textId: text().references(() => sharedTexts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    kind: text().$type<CommentKind>().notNull(),
    text: text().notNull(),
    replacement: text(),
    start: integer(),
    end: integer(),
    answer: text(),
    settled: integer({ mode: 'boolean' }).notNull().default(false),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('comments_user').on(table.userId),
    index('comments_share').on(table.shareId),
    index('comments_text').on(table.textId),
  ],
);

/** Rows that a student deleted, for as long as the deletion may be undone. */
export const deletedRows = sqliteTable(
  'deleted_rows',
  {
    id: id(),
    userId: owner(),
    /** The id of the row that the student deleted; the others belonged to it. */
    deletedWith: text().notNull(),
    ofTable: text().notNull(),
    deletedAt: instant().notNull(),
    /** JSON: the row by the columns of its table. */
    row: text().notNull(),
  },
  (table) => [
    index('deleted_rows_user').on(table.userId, table.deletedWith),
    index('deleted_rows_time').on(table.deletedAt),
  ],
);

/** One download each, for a new tab, where no bearer header travels. */
export const tickets = sqliteTable(
  'tickets',
  {
    /** SHA-256 of the ticket. */
    hash: text().primaryKey(),
    userId: owner(),
    expiresAt: time(),
  },
  (table) => [index('tickets_user').on(table.userId)],
);

/** What a student has exported; of each student the last `limits.exportsNoted`. */
export const exportsMade = sqliteTable(
  'exports',
  {
    id: integer().primaryKey(),
    userId: owner(),
    kind: text().$type<ExportKind>().notNull(),
    at: instant().notNull(),
  },
  (table) => [index('exports_user').on(table.userId)],
);

/** Secrets that all processes on the database share, by their names; each is made when it is first needed. */
export const secrets = sqliteTable('secrets', { name: text().primaryKey(), value: text().notNull() });

/** Counters of the rate limits, shared by every process on the database. */
export const rateLimits = sqliteTable(
  'rate_limits',
  {
    /** A rule, and what is counted by it as an HMAC: no e-mail, and no address. */
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);
