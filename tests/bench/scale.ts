import { sql } from 'drizzle-orm';
import { hashToken } from '#api/tokens.ts';
import { startApi } from '../support/api-server.ts';
import { median, row } from './figures.ts';

const STUDENTS = 10_000;
const APPLICATIONS = 20;
const REQUESTS = 2_000;

/** How much longer the overview takes among 10,000 students with 20 applications each than among 10. */
export async function benchScale() {
  const [small, large] = [await populated(10), await populated(STUDENTS)];
  const times = { small: [] as number[], large: [] as number[] };
  // In turns, so that whatever else the machine does falls on both.
  for (let i = 0; i < REQUESTS + 200; i++) {
    const one = await small.time(i);
    const other = await large.time(i);
    if (i >= 200) {
      times.small.push(one);
      times.large.push(other);
    }
  }
  const [few, many] = [median(times.small), median(times.large)];
  row('overview, 10,000 students', `${many.toFixed(2)} ms`, many / few, 'times that of 10 students');
  await Promise.all([small.stop(), large.stop()]);
}

async function populated(students: number) {
  const api = await startApi({ unlimited: true });
  const now = Date.UTC(2026, 10, 10);
  const numbers = (count: number) =>
    sql`(with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ${count}) select i from n)`;
  await api.db.run(sql`
    insert into users (id, name, email, onboarded, created_at)
    select 'u' || i, 'Student ' || i, i || '@example.com', 1, ${now} from ${numbers(students)}`);
  await api.db.run(sql`
    insert into essays (id, user_id, created_at, updated_at) select 'main' || id, id, ${now}, ${now} from users`);
  await api.db.run(sql`
    insert into applications (id, user_id, college, status, round, deadline, notes, created_at, updated_at)
    select users.id || 'a' || i, users.id, 'College ' || i, 'drafting', 'rd', ${now} + i * 86400000, '', ${now}, ${now}
    from users, ${numbers(APPLICATIONS)}`);
  await api.db.run(sql`
    insert into essays (id, user_id, app_id, title, words, text, created_at, updated_at)
    select 's' || id, user_id, id, 'Why us', 2, 'Because. So.', ${now}, ${now} from applications`);
  const token = (i: number) => `token-${i % students}`;
  for (let i = 0; i < students; i++) {
    await api.db.run(sql`
      insert into sessions (token_hash, user_id, created_at, last_used_at)
      values (${hashToken(token(i))}, ${`u${i}`}, ${now}, ${Date.UTC(2026, 10, 10, 15)})`);
  }
  return {
    stop: api.stop,
    /** Milliseconds of one request, of a student far from the one before. */
    async time(i: number) {
      const start = performance.now();
      // An address of its own for each, so that every answer is worked out.
      const response = await fetch(`${api.base}/api/overview?request=${i}`, {
        headers: { authorization: `Bearer ${token(i * 7919)}` },
      });
      if (!response.ok) throw new Error(`The overview answered ${response.status}.`);
      await response.arrayBuffer();
      return performance.now() - start;
    },
  };
}
