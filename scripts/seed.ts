// `npm run seed`: puts the student of the stories into the database, by the API itself, and prints how to sign in.
import { serve } from '@hono/node-server';
import { createApp } from '#api/app.ts';
import { builtInCoach } from '#api/coach/built-in/coach.ts';
import { openDb } from '#api/db/client.ts';
import { readEnv } from '#api/env.ts';
import { noRateLimits } from '#api/rate-limits.ts';
import { createClient } from '#contract/client.ts';
import { DEFAULT_TIME_ZONE, daysUntil, instantOf } from '#contract/dates.ts';
import { Problem } from '#contract/problem.ts';
import { NOW } from '#mocks/db.ts';
import { noor, noorsWork } from '#mocks/fixtures/student.ts';

const DAY = 24 * 60 * 60_000;
/** The stories stand on one day in November; here she is as far along today: each deadline on its own day, at 23:59. */
const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone: DEFAULT_TIME_ZONE });
const soon = (instant: string | null) => {
  if (!instant) return null;
  const days = daysUntil(instant, new Date(NOW), DEFAULT_TIME_ZONE);
  return instantOf(dayOf.format(Date.now() + days * DAY), DEFAULT_TIME_ZONE);
};

const env = readEnv(process.env);
const db = await openDb({ url: env.DATABASE_URL, authToken: env.DATABASE_AUTH_TOKEN });
const app = createApp({
  db,
  coaches: { builtIn: builtInCoach, model: null },
  google: null,
  rateLimits: noRateLimits,
  mailer: { delivers: false, send: async () => {} },
  clock: () => new Date(),
  publicUrl: env.PUBLIC_URL,
  trustProxy: 0,
});
const base = await new Promise<string>((resolve) => {
  serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => resolve(`http://127.0.0.1:${port}`));
});

try {
  const { token } = await createClient({ base })('register', { body: noor });
  await fill(createClient({ base, token: () => token }));
} catch (error) {
  if (!(error instanceof Problem && error.status === 409)) throw error;
  console.log('The demo student is there already.');
}
console.log(`Sign in as ${noor.email} with the password ${noor.password}`);
process.exit(0);

async function fill(call: ReturnType<typeof createClient>) {
  const { draft, applications, activities, honors } = noorsWork;
  await call('commitImport', { body: { type: 'essays', items: [{ text: draft.text! }] } });
  await call('saveDraft', { body: { status: draft.status } });
  await call('gradeEssay', { body: { text: draft.text! } });
  const items = applications.map(({ supplementals, ...application }) => ({
    ...application,
    deadline: soon(application.deadline),
    supplementals: supplementals.map(({ text, due, ...rest }) => ({ ...rest, response: text, due: soon(due) })),
  }));
  await call('commitImport', { body: { type: 'apps', items } });
  // Lists show the newest first.
  await call('commitImport', { body: { type: 'activities', items: activities.toReversed() } });
  await call('commitImport', { body: { type: 'honors', items: honors.toReversed() } });
  for (const { supplementals } of await call('listApplications')) {
    for (const { id, response } of supplementals) {
      if (response) await call('gradeEssay', { body: { text: response, supplementalId: id } });
    }
  }
}
