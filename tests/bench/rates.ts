import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { startProcess } from '../support/processes.ts';
import { paragraph } from '../support/essays.ts';
import { newStudent } from '../support/requests.ts';
import { median, row } from './figures.ts';

const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 8;

interface Load {
  what: string;
  method: 'GET' | 'POST';
  path: string;
  bodies?: object[];
}

const essay = Array(6).fill(paragraph).join('\n\n');
const loads: Load[] = [
  { what: 'GET /api/overview', method: 'GET', path: '/api/overview' },
  { what: 'GET /api/apps', method: 'GET', path: '/api/apps' },
  { what: 'GET /api/essays/draft', method: 'GET', path: '/api/essays/draft' },
  { what: 'GET /api/import/college-suggest', method: 'GET', path: '/api/import/college-suggest?q=georgea+tech' },
  {
    what: 'POST /api/essays/draft',
    method: 'POST',
    path: '/api/essays/draft',
    bodies: ['.', '?', '!'].map((end) => ({ text: essay + end })),
  },
];

const { colleges } = JSON.parse(readFileSync('api/data/season/plans.json', 'utf8')) as { colleges: object };
const twentyColleges = Object.keys(colleges).slice(0, 20);

/** Requests a second of five typical endpoints, as a ratio to a bare Hono route measured in turns with them. */
export async function benchRates() {
  const [api, bare] = await Promise.all([
    startProcess('tests/bench/api-server.ts'),
    startProcess('tests/bench/bare-server.ts'),
  ]);
  const token = await typicalStudent(api.base);
  for (const { what, method, path, bodies } of loads) {
    const ratios: number[] = [];
    const rates: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const anchor = await rateOf({ url: `${bare.base}/`, method, bodies });
      const rate = await rateOf({ url: api.base + path, method, bodies, token });
      rates.push(rate);
      ratios.push(rate / anchor);
    }
    row(what, `${Math.round(median(rates))} requests/s`, median(ratios), 'of a bare Hono route');
  }
  await benchBoard(api.base);
  await Promise.all([api.stop(), bare.stop()]);
}

/** The board of twenty colleges, which is one request, as a ratio to the list of the same applications. */
async function benchBoard(base: string) {
  const { token, call } = await newStudent(base);
  for (const college of twentyColleges) await call('createApplication', { body: { college, round: 'rd' } });
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const list = await rateOf({ url: `${base}/api/apps`, method: 'GET', token });
    const board = await rateOf({ url: `${base}/api/requirements`, method: 'GET', token });
    ratios.push(list / board);
  }
  row('GET /api/requirements, 20 colleges', '', median(ratios), 'of the time of GET /api/apps');
}

async function rateOf({ url, method, bodies, token }: Omit<Load, 'what' | 'path'> & { url: string; token?: string }) {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  const requests = (bodies ?? [undefined]).map((body) => ({ method, headers, body: body && JSON.stringify(body) }));
  const {
    requests: done,
    non2xx,
    errors,
  } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests,
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${method} ${url}: ${non2xx} refused, ${errors} failed.`);
  return done.average;
}

/** A student in November: ten applications with two supplementals each, some written and scored. */
async function typicalStudent(base: string) {
  const { token, call } = await newStudent(base);
  await call('saveDraft', { body: { text: essay } });
  await call('gradeEssay', { body: { text: essay } });
  for (let i = 0; i < 10; i++) {
    const { id: appId } = await call('createApplication', {
      body: { college: `College ${i}`, deadline: `2027-01-${10 + i}`, round: 'rd' },
    });
    for (const title of ['Why us', 'Community']) {
      const { id: supplementalId } = await call('createSupplemental', {
        params: { appId },
        body: { title, response: i < 5 ? paragraph : '' },
      });
      if (i < 3) await call('gradeEssay', { body: { text: paragraph, supplementalId } });
    }
  }
  for (let i = 0; i < 6; i++) await call('createActivity', { body: { title: `Activity ${i}`, impact: 'Taught 12.' } });
  return token;
}
