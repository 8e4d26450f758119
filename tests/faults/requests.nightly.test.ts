import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textIn } from '#api/export/fixtures.ts';
import type { EndpointName } from '#contract/addresses.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { contract } from '#contract/index.ts';
import { StudentRecord } from '#contract/ai.ts';
import { startApi } from '../support/api-server.ts';
import { paragraph } from '../support/essays.ts';
import { unclean } from '../support/hostile.ts';
import { type HostileRequest, type Names, requestsTo } from '../support/hostile-requests.ts';
import { newStudent } from '../support/requests.ts';
import { seed } from '../support/seed.ts';
import { wrongInAnswer } from '../support/verdict.ts';
import { figure } from './figures.ts';

/** Milliseconds that any answer may take on a busy machine; longer is a hang. */
const HANGS = 20_000;

/** Requests to each endpoint; fewer where one hashes a password, asks the coach or makes an archive. */
const REQUESTS = 400;
const fewer: Partial<Record<EndpointName, number>> = {
  register: 120,
  login: 120,
  resetPassword: 120,
  deleteMe: 120,
  exportZip: 100,
  exportDocument: 100,
};

type Student = Awaited<ReturnType<typeof newStudent>>;

let api: Awaited<ReturnType<typeof startApi>>;
let bystander: Student;
const sent: Record<number, number> = {};

beforeAll(async () => {
  api = await startApi({ unlimited: true });
  bystander = await newStudent(api.base);
  await rowsOf(bystander);
});
afterAll(() => api.stop());

/** Rows of every kind; their ids. */
async function rowsOf({ call }: Student) {
  const ids: string[] = [];
  for (const college of ['Brown University', 'Reed College', 'MIT', 'Nowhere']) {
    const { id } = await call('createApplication', { body: { college, deadline: '2026-12-01' } });
    const params = { appId: id };
    const written = { title: 'Why us', prompt: 'Why?', response: paragraph };
    const supplemental = await call('createSupplemental', { params, body: written });
    ids.push(id, supplemental.id);
  }
  for (const title of ['Violin', 'Robotics']) {
    ids.push((await call('createActivity', { body: { title, impact: 'Led 12.' } })).id);
    ids.push((await call('createHonor', { body: { title } })).id);
  }
  await call('saveDraft', { body: { text: paragraph } });
  await call('saveDraft', { body: { text: `${paragraph} More.`, keepReplaced: true } });
  ids.push(...(await call('listVersions', { params: { essayId: 'main' } })).map(({ id }) => id));
  const gone = await call('createHonor', { body: { title: 'Gone' } });
  await call('deleteHonor', { params: { honorId: gone.id } });
  return [...ids, gone.id];
}

/** What a student has, whole. */
async function everythingOf({ call }: Student) {
  const [me, record, overview] = await Promise.all([
    call('readMe'),
    call('readContext'),
    call('readOverview', { query: {} }),
  ]);
  return { me, record, overview };
}

async function send({ method, path, headers, body }: HostileRequest) {
  const response = await fetch(api.base + path, {
    method,
    // A request that is refused before its body is read ends its connection, on which the next one may be under way already.
    headers: { ...headers, connection: 'close' },
    body,
    signal: AbortSignal.timeout(HANGS),
  });
  sent[response.status] = (sent[response.status] ?? 0) + 1;
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

/** The request and its answer, as whoever mends it wants to read them. */
function shown({ method, path, headers, body }: HostileRequest, answer: object) {
  const text = typeof body === 'string' ? body : body && Buffer.from(body).toString('latin1');
  const lines = [`${method} ${path}`, JSON.stringify(headers), JSON.stringify(text), JSON.stringify(answer)];
  return lines.map((line) => line?.slice(0, 3_000)).join('\n');
}

/** What is stored is what the contract lets in: an export of it can be imported, and is the same. */
async function expectOrder(student: Student) {
  const everything = await everythingOf(student);
  expect(unclean(everything)).toBeNull();
  expect(StudentRecord.strict().parse(everything.record)).toEqual(everything.record);
  const { ticket } = await student.call('createTicket');
  const zip = await fetch(`${api.base}/api/export/zip?ticket=${ticket}`);
  const data = JSON.parse((await textIn(new Uint8Array(await zip.arrayBuffer()), 'data.json')) as string) as {
    import: Record<string, unknown[]>;
    student: { name: string; avatar: string | null };
  };
  expect(unclean(data)).toBeNull();
  for (const [type, items] of Object.entries(data.import)) {
    for (let from = 0; from < items.length; from += 500) {
      const body = { type, items: items.slice(from, from + 500) };
      expect(contract.commitImport.body.parse(body)).toEqual(body);
    }
  }
  const { name, avatar } = data.student;
  expect(contract.patchMe.body.parse({ name, avatar })).toEqual({ name, avatar });
}

describe.each(Object.values(contract) as Endpoint[])('$method $path', (endpoint) => {
  test('answers whatever it is asked, and stores nothing else than its schema', async () => {
    const student = await newStudent(api.base);
    const own = await rowsOf(student);
    const foreign = Object.values((await bystander.call('readContext')).apps).map(({ id }) => id);
    const tickets = await Promise.all(
      Array.from({ length: 5 }, async () => (await student.call('createTicket')).ticket),
    );
    // Whoever signs out is signed out: what is stored is read with another token.
    const { token } = endpoint.name === 'logout' ? await newStudent(api.base) : student;
    const names: Names = { token, own, foreign, tickets, email: student.email };
    const before = await everythingOf(bystander);

    await fc.assert(
      fc.asyncProperty(requestsTo(endpoint, names), async (request) => {
        const answer = await send(request);
        const wrong = wrongInAnswer(endpoint, answer);
        if (wrong) throw new Error(`${wrong}\n${shown(request, answer)}`);
      }),
      { seed, numRuns: fewer[endpoint.name] ?? REQUESTS },
    );

    await expectOrder(student);
    expect(await everythingOf(bystander)).toEqual(before);
  });
});

test('so many requests were sent', (context) => {
  const count = Object.values(sent).reduce((sum, n) => sum + n, 0);
  const byStatus = Object.entries(sent).map(([status, n]) => `${n.toLocaleString('en')} × ${status}`);
  figure(context, 'requests drawn by lot from the schemas', `${count.toLocaleString('en')}: ${byStatus.join(', ')}`);
  expect(sent[500]).toBeUndefined();
});
