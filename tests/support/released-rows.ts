import type { InValue } from '@libsql/client';
import { hashToken } from '#api/tokens.ts';

/** The moment at which the rows are read. */
export const now = Date.parse('2026-11-10T15:00:00.000Z');
export const token = 'token-of-an-earlier-release';
export const essay = 'My uncle carries the paint.\n\nI carry the ladder, and keep every lid.';
export const likes = [{ start: 0, end: 8, why: 'Somebody is there.' }];

const DAY = 24 * 60 * 60_000;
const its = { user_id: 'ada', created_at: now - 9 * DAY, updated_at: now - 2 * DAY };
const grade = {
  score: 62,
  categories: '{"content":60,"structure":61,"voice":62,"clarity":63,"specificity":64,"reflection":65}',
  likes: JSON.stringify(likes),
  needs_work: '[{"start":30,"end":36,"why":"What was it like?"}]',
  engine: 'built-in',
};

type Row = Record<string, InValue>;

/**
 * What a student has in every table that there has ever been. A release takes the rows and the columns that it knows; the
 * tables after those that they refer to.
 */
const ORIGINS = {
  spans: [{ start: 0, end: 21, kind: 'typed', from: null, at: null }],
  taken: [],
  removed: [],
  since: null,
};

export const released: Record<string, Row[]> = {
  users: [
    {
      id: 'ada',
      name: 'Ada Okafor',
      email: 'ada@example.com',
      password_hash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2hoYXNoaGFzaA',
      avatar: 'https://pictures.example/ada.png',
      onboarded: 1,
      created_at: now - 9 * DAY,
      calendar_hash: hashToken('calendar'),
      calendar_secret: 'calendar',
      calendar_read_at: now - DAY,
      engine: 'built-in',
      email_proven: 1,
    },
  ],
  sessions: [
    {
      token_hash: hashToken(token),
      user_id: 'ada',
      created_at: now - 9 * DAY,
      last_used_at: now - DAY,
      device: 'Chrome on Windows',
    },
  ],
  exports: [{ id: 1, user_id: 'ada', kind: 'zip', at: now - DAY }],
  secrets: [{ name: 'rate-limits', value: 'a secret' }],
  applications: [
    {
      ...its,
      id: 'toledo',
      college: 'University of Toledo',
      status: 'submitted',
      submitted_at: now - 3 * DAY,
      round: 'rd',
      deadline: now + 30 * DAY,
      decision: 'accepted',
      notes: 'Ask Mrs. Alvarez.',
      notes_revision: 3,
    },
  ],
  essays: [
    {
      ...its,
      id: 'main',
      kind: 'main',
      title: 'Main essay',
      word_limit: 650,
      text: essay,
      status: 'editing',
      revision: 7,
      words: 13,
      grade_id: 'graded',
    },
    {
      ...its,
      id: 'why',
      app_id: 'toledo',
      title: 'Why us',
      prompt: 'Why Toledo?',
      word_limit: 250,
      due: now + 20 * DAY,
      text: 'Because of the river.',
      words: 4,
      units: '["why-college"]',
      started_from: JSON.stringify({ essayId: 'main', at: new Date(now - DAY).toISOString() }),
      meant_names: '["Yale"]',
      origins: JSON.stringify(ORIGINS),
      outline: JSON.stringify([{ line: 'Why the river.', paragraph: 'Because of the river.' }]),
    },
  ],
  gradings: [{ ...grade, id: 'graded', user_id: 'ada', essay_id: 'main', text: essay, graded_at: now - DAY }],
  versions: [
    {
      id: 'first',
      user_id: 'ada',
      essay_id: 'main',
      saved_at: now - 3 * DAY,
      words: 5,
      origins: '[]',
      text: 'My uncle carries the paint.',
    },
    {
      ...grade,
      id: 'graded',
      user_id: 'ada',
      essay_id: 'main',
      saved_at: now - DAY,
      words: 13,
      text: essay,
      previous_score: 58,
    },
  ],
  activities: [
    {
      ...its,
      id: 'paint',
      title: 'Painter',
      organization: 'Okafor & Sons',
      impact: 'Painted 40 porches',
      hours_per_week: 7.5,
      weeks_per_year: 20,
      position: 0,
      type: 'Work (Paid)',
      role: 'Painter',
      grades: '["11","12"]',
      timing: '["All year"]',
      continues: 1,
      uc_category: 'Work experience',
      long_description: 'I keep every lid.',
      context: 'A firm of two.',
      started_on: '2025-06-01',
      ended_on: 'present',
      hours_by_grade: '11: 8, in summer 20',
    },
  ],
  honors: [
    {
      ...its,
      id: 'fair',
      title: 'Science fair',
      organization: 'Lucas County',
      kind: 'Award',
      level: 'Regional',
      grade_year: 11,
      notes: 'Second place.',
      levels: '["State/Regional"]',
      award_type: 'Academic',
      eligibility: 'Open to every grade.',
    },
  ],
  people: [{ ...its, id: 'lee', name: 'Ms. Lee', role: 'teacher', subject: 'Physics' }],
  requirements: [
    {
      ...its,
      id: 'toledo.tests.1',
      app_id: 'toledo',
      kind: 'tests',
      own: 0,
      need: 'required',
      state: 'sent',
      state_at: now,
      person_id: 'lee',
      due: now,
      note: 'By December.',
    },
  ],
  plan_settings: [
    {
      user_id: 'ada',
      hours_per_week: 8,
      pace: 1.3,
      days_off: '[{"from":"2026-12-12","to":"2026-12-12","name":"Robotics","writing":false}]',
      teacher_days: 15,
      counselor_days: 20,
      send_days: 3,
      zone: 'America/New_York',
    },
  ],
  plan_marks: [{ user_id: 'ada', item_id: 'portal.toledo', done_at: now - DAY, later: '2026-11-12' }],
  shares: [
    {
      id: 'link',
      user_id: 'ada',
      essay_id: 'why',
      token_hash: 'hash-of-a-link',
      purpose: 'Is the ending clear?',
      show: '["origins"]',
      created_at: 1_760_000_000_000,
      expires_at: 1_761_000_000_000,
      revoked_at: 1_760_500_000_000,
    },
  ],
  shared_texts: [
    {
      id: 'shown',
      user_id: 'ada',
      share_id: 'link',
      shared_at: 1_760_000_000_000,
      title: 'Why',
      prompt: 'Why us?',
      word_limit: 250,
      origins: JSON.stringify({ spans: ORIGINS.spans, says: 'Typed here: 4 words.' }),
      text: 'Because of the river.',
    },
  ],
  comments: [
    {
      id: 'said',
      user_id: 'ada',
      share_id: 'link',
      text_id: 'shown',
      name: 'Ms. Lee',
      kind: 'wording',
      text: 'Say more.',
      replacement: 'Because of the bridge.',
      start: 0,
      end: 8,
      answer: 'I will.',
      settled: 1,
      created_at: 1_760_100_000_000,
    },
  ],
  sheet_marks: [{ user_id: 'ada', form: 'common-app', field: 'paint.description', value_digest: 'digest' }],
  reminders: [
    {
      user_id: 'ada',
      digest: 1,
      evening: 'sunday',
      dates: 1,
      waiting: 0,
      consent_wording: 'Laurel may write to me.',
      consent_version: 1,
      consent_at: now - DAY,
      token: 'unsubscribe',
      sent_on: '2026-11-08',
    },
  ],
  deleted_rows: [
    {
      id: 'gone',
      user_id: 'ada',
      deleted_with: 'gone',
      of_table: 'honors',
      deleted_at: now - 10 * 60_000,
      row: JSON.stringify({
        id: 'gone',
        userId: 'ada',
        title: 'Spelling bee',
        createdAt: its.created_at,
        updatedAt: its.updated_at,
      }),
    },
  ],
  tickets: [{ hash: hashToken('ticket'), user_id: 'ada', expires_at: now + 30_000 }],
  rate_limits: [{ key: 'exportsByStudent:ada', points: 3, expire: now + 60_000 }],
  authorization_requests: [
    {
      state_hash: hashToken('state'),
      browser_hash: hashToken('browser'),
      nonce: 'nonce',
      code_verifier: 'verifier',
      user_id: 'ada',
      expires_at: now + 60_000,
    },
  ],
  identities: [{ issuer: 'https://accounts.example', subject: '1234', user_id: 'ada' }],
  password_resets: [{ hash: hashToken('reset'), user_id: 'ada', expires_at: now + 60_000 }],
};

/** What became of a table, and of columns of it: their present names, or null where they are gone. */
export const became: Record<string, { table?: string; columns: Record<string, string | null> }> = {
  essays: { columns: { kind: null } },
  gradings: { table: 'versions', columns: { graded_at: 'saved_at' } },
};
