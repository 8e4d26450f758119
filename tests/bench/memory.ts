import { setTimeout as wait } from 'node:timers/promises';
import { startLaurel } from '../support/laurel.ts';
import { newStudent } from '../support/requests.ts';
import { essay } from './coach.ts';
import { residentMegabytes, row } from './figures.ts';
import { writeSeason } from './students.ts';

const REQUESTS = 20_000;
const STUDENTS = 8;
/** Megabytes that the server may take before anybody asks for anything, and after all requests. */
const MOST_IDLE = 250;
const MOST_AFTER = 700;
/** Milliseconds that the first score may take, for which the grammar checker starts. */
const LONGEST_FIRST_SCORE = 2_000;

/** What the server takes of memory, and how long the first score takes, for which its grammar checker has to start. On Linux. */
export async function benchMemory() {
  const laurel = await startLaurel({ RATE_LIMIT: 'off' });
  try {
    await wait(5_000);
    const idle = residentMegabytes(laurel.pid());
    row('memory, idle', `${idle.toFixed(0)} MB`, idle / MOST_IDLE, `of ${MOST_IDLE} MB`);

    const [first, ...others] = await Promise.all(Array.from({ length: STUDENTS }, () => newStudent(laurel.address)));
    const start = performance.now();
    await first!.call('gradeEssay', { body: { text: essay(650, 0) } });
    const took = performance.now() - start;
    row('first score of a server', `${took.toFixed(0)} ms`, took / LONGEST_FIRST_SCORE, `of ${LONGEST_FIRST_SCORE} ms`);

    let left = REQUESTS;
    await Promise.all([first!, ...others].map((student, number) => ask(student, number)));
    const after = residentMegabytes(laurel.pid());
    row(`memory after ${REQUESTS} requests`, `${after.toFixed(0)} MB`, after / MOST_AFTER, `of ${MOST_AFTER} MB`);

    /** One student who writes a season and then reads, writes, asks and exports until there were enough requests. */
    async function ask({ call }: Awaited<ReturnType<typeof newStudent>>, number: number) {
      await writeSeason(call, number, () => left--);
      for (let i = 0; left > 0; i++, left -= 8) {
        await call('readOverview', { query: { tz: 'UTC' } });
        await call('listApplications', {});
        await call('suggestColleges', { query: { q: 'univers'.slice(0, 2 + (i % 6)) } });
        await call('saveDraft', { body: { text: essay(300 + (i % 350), i) } });
        await call('readDraft', {});
        await call('listActivities', {});
        await call('listHonors', {});
        if (i % 10 === 0) await call('gradeEssay', { body: { text: essay(650, i) } });
        else if (i % 10 === 5)
          await call('chat', { body: { messages: [{ role: 'user', content: `What is due in ${i} days?` }] } });
        else await call('readMe', {});
      }
    }
  } finally {
    await laurel.stop();
  }
}
