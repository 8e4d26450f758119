/**
 * `npm run bench:capacity`, on Linux: bytes of a student, and what one server does and takes. The figures of
 * docs/deployment.md are from here. With DATABASE_URL it measures on that (empty) database too.
 */
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { limits } from '#contract/limits.ts';
import { startApi } from '../support/api-server.ts';
import { newDatabase } from '../support/databases.ts';
import { startProcess } from '../support/processes.ts';
import { newStudent, request } from '../support/requests.ts';
import { essay } from './coach.ts';
import { residentMegabytes } from './figures.ts';
import { season, writeSeason } from './students.ts';

const MEASURED_STUDENTS = 20;
const ACTIVE_STUDENTS = 8;
const SECONDS = 5;
const CONNECTIONS = 16;
const GRADINGS = 40;

const line = (what: string, figure: string) => console.log(`  ${what.padEnd(36)}${figure}`);

await measureStudent();
const file = await newDatabase('embedded');
await measureServer('an embedded file', file.url);
await file.remove();
const standIn = await startProcess('tests/bench/hrana-server.ts');
await measureServer('a stand-in of a libSQL server, on the same machine', standIn.base);
await standIn.stop();
if (process.env.DATABASE_URL) await measureServer(process.env.DATABASE_URL, process.env.DATABASE_URL);
process.exit(0);

/** Bytes that a student takes in the database, indexes and all. */
async function measureStudent() {
  console.log(`A student: ${season}.`);
  const api = await startApi({ unlimited: true });
  const bytes = async () => {
    const { rows } = await api.db.$client.execute(
      'select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()',
    );
    return Number(rows[0]!.bytes);
  };
  const empty = await bytes();
  for (let number = 0; number < MEASURED_STUDENTS; number++) {
    const { call } = await newStudent(api.base);
    await writeSeason(call, number, () => {
      api.time.now = new Date(api.time.now.getTime() + (limits.versionMinutes + 1) * 60_000);
    });
  }
  line('bytes of a student', Math.round(((await bytes()) - empty) / MEASURED_STUDENTS).toLocaleString('en'));
  await api.stop();
}

/** Memory and requests a second of one server; whoever asks shares the machine with it. */
async function measureServer(where: string, url: string) {
  console.log(`\nOne server on ${where}:`);
  const server = await startProcess('api/server.ts', { PORT: '0', RATE_LIMIT: 'off', DATABASE_URL: url });
  const { base, pid } = server;
  const students: Awaited<ReturnType<typeof newStudent>>[] = [];
  for (let i = 0; i < ACTIVE_STUDENTS; i++) {
    const student = await newStudent(base);
    await writeSeason(student.call, i, () => {});
    students.push(student);
  }
  line('memory after a little use', `${residentMegabytes(pid).toFixed(0)} MB`);

  const asking = (method: 'GET' | 'POST', path: string, bodyOf?: (i: number) => object) =>
    students.map(({ token }, i) => ({
      method,
      path,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: bodyOf && JSON.stringify(bodyOf(i)),
    }));
  const loads = {
    'GET /api/overview': asking('GET', '/api/overview'),
    'GET /api/apps': asking('GET', '/api/apps'),
    'GET /api/essays/draft': asking('GET', '/api/essays/draft'),
    // What a student types changes a word or two of what was graded.
    'POST /api/essays/draft': [' So', ' And so'].flatMap((words) =>
      asking('POST', '/api/essays/draft', (i) => ({ text: essay(650, i) + words })),
    ),
    'POST /auth/login': students.map(({ email, password }) => ({
      method: 'POST' as const,
      path: '/auth/login',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })),
  };
  for (const [what, requests] of Object.entries(loads)) {
    const before = processorTime(pid);
    const result = await autocannon({ url: base, connections: CONNECTIONS, duration: SECONDS, requests });
    const { requests: done, latency, non2xx, errors } = result;
    if (non2xx > 0 || errors > 0) throw new Error(`${what}: ${non2xx} refused, ${errors} failed.`);
    const each = (processorTime(pid) - before) / done.total;
    line(what, `${Math.round(done.average)}/s, 99 % in ${latency.p99} ms, ${each.toFixed(1)} ms of a core each`);
  }
  const [start, before] = [performance.now(), processorTime(pid)];
  for (let i = 0; i < GRADINGS; i++) {
    const { token } = students[i % students.length]!;
    const body = { text: essay(650, 1_000 + i) };
    const { status } = await request(base, 'POST', '/api/essays/grade', { token, body });
    if (status !== 200) throw new Error(`A grading answered ${status}.`);
  }
  const [rate, each] = [GRADINGS / ((performance.now() - start) / 1000), (processorTime(pid) - before) / GRADINGS];
  line('gradings, one after another', `${rate.toFixed(1)}/s, ${each.toFixed(0)} ms of a core each`);
  line('memory after all that', `${residentMegabytes(pid).toFixed(0)} MB`);
  await server.stop();
}

/** Milliseconds of processor time that a process has used; unlike its speed, they hardly depend on what else runs. */
function processorTime(pid: number) {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 13).map(Number);
  const MILLISECONDS_OF_A_TICK = 10;
  return (user! + system!) * MILLISECONDS_OF_A_TICK;
}
