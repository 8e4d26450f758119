// `npm run seed`: puts the demo student into the database, through the API itself, and prints how to sign in.
import { createApp } from '#api/app.ts';
import { builtInCoach } from '#api/coach/built-in/coach.ts';
import { openDb } from '#api/db/client.ts';
import { readEnv } from '#api/env.ts';
import { listen } from '#api/listen.ts';
import { unwatched } from '#api/operations.ts';
import { noRateLimits } from '#api/rate-limits.ts';
import { createClient } from '#contract/client.ts';
import { Problem } from '#contract/problem.ts';
import { noor } from '#mocks/fixtures/student.ts';
import { fill } from './fill.ts';

const env = readEnv(process.env);
const db = await openDb({ url: env.DATABASE_URL, authToken: env.DATABASE_AUTH_TOKEN });
const app = createApp({
  db,
  coaches: { builtIn: builtInCoach, model: null },
  google: null,
  rateLimits: noRateLimits,
  mailer: { delivers: false, send: async () => {} },
  pictures: { read: async () => null },
  clock: () => new Date(),
  publicUrl: env.PUBLIC_URL,
  trustProxy: 0,
  operations: unwatched,
});
const { port } = await listen(app, { port: 0, hostname: '127.0.0.1' });
const base = `http://127.0.0.1:${port}`;

try {
  const { token } = await createClient({ base })('register', { body: noor });
  await fill(createClient({ base, token: () => token }));
} catch (error) {
  if (!(error instanceof Problem && error.status === 409)) throw error;
  console.log('The demo student is there already.');
}
console.log(`Sign in as ${noor.email} with the password ${noor.password}`);
process.exit(0);
