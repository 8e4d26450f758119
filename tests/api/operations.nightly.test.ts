import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startApi } from '../support/api-server.ts';
import { startModelServer } from '../support/model-server.ts';
import { startProcess } from '../support/processes.ts';
import { rawRequest } from '../support/raw-request.ts';
import { newStudent, request } from '../support/requests.ts';

let folder: string;
const ends: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'laurel-operations-'));
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  await rm(folder, { recursive: true, force: true });
});

async function startServer(settings: Record<string, string> = {}) {
  const server = await startProcess('dist/api/server.js', {
    PORT: '0',
    DATABASE_URL: `file:${join(folder, 'laurel.db')}`,
    ...settings,
  });
  ends.push(server.stop);
  return server;
}

const linesOf = (printed: string) =>
  printed
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('a server', () => {
  test('that lives and has its database is ready', async () => {
    const api = await startApi();
    ends.push(api.stop);
    for (const path of ['/api/health', '/api/health/live', '/api/health/ready'])
      expect(await request(api.base, 'GET', path)).toMatchObject({ status: 200, body: { ok: true } });
  });

  test('whose database is gone lives, and is not ready', async () => {
    const api = await startApi();
    ends.push(api.stop);
    api.db.close();
    expect((await request(api.base, 'GET', '/api/health/live')).status).toBe(200);
    expect(await request(api.base, 'GET', '/api/health/ready')).toMatchObject({
      status: 503,
      body: { error: 'The database does not answer.' },
    });
  });
});

describe('a stop', () => {
  test('answers what was taken, takes nothing more, and ends well', async () => {
    const model = await startModelServer();
    ends.push(model.stop);
    let answer!: () => void;
    const when = new Promise<void>((resolve) => (answer = resolve));
    model.next.push({ says: { output: 'I carry the ladder.', changes: [] }, when });
    const server = await startServer({ OPENAI_BASE_URL: model.baseUrl });
    const { call } = await newStudent(server.base);
    const polished = call('polishParagraph', { body: { text: 'I do carry the ladder.' } });
    await expect.poll(() => model.asked.length, { timeout: 10_000 }).toBe(1);
    server.send('SIGTERM');
    await expect.poll(() => fetch(`${server.base}/api/health/live`).catch(() => 'refused')).toBe('refused');
    answer();
    expect((await polished).output).toBe('I carry the ladder.');
    expect((await server.ended).code).toBe(0);
  });

  test('asked for twice ends at once', async () => {
    const model = await startModelServer();
    ends.push(model.stop);
    model.next.push('never answers');
    const server = await startServer({ OPENAI_BASE_URL: model.baseUrl });
    const { call } = await newStudent(server.base);
    const reply = call('chat', { body: { messages: [{ role: 'user', content: 'What next?' }] } });
    const failure = reply.catch((problem: unknown) => problem);
    await expect.poll(() => model.asked.length, { timeout: 10_000 }).toBe(1);
    server.send('SIGINT');
    await expect.poll(() => fetch(`${server.base}/api/health/live`).catch(() => 'refused')).toBe('refused');
    // Not what npm passes on at once, but somebody who asks again.
    let code: number | null | undefined;
    void server.ended.then((ended) => (code = ended.code));
    const askAgain = () => {
      server.send('SIGINT');
      return code;
    };
    await expect.poll(askAgain, { timeout: 10_000, interval: 200 }).toBe(1);
    expect(await failure).toMatchObject({ status: 0 });
  });
});

describe('the log', () => {
  test('has a line for each request, by its route, with the id that the answer carries', async () => {
    const server = await startServer();
    const { token, call } = await newStudent(server.base);
    const { id } = await call('createApplication', { body: { college: 'Brown University' } });
    const read = await request(server.base, 'GET', `/api/apps/${id}?note=private`, { token });
    const refused = await request(server.base, 'GET', '/api/apps/none', { token });
    await request(server.base, 'GET', '/api/health');
    const lines = linesOf(await server.stop());
    const lineOf = ({ headers }: typeof read) =>
      lines.find(({ requestId }) => requestId === headers.get('x-request-id'));
    const about = { level: 'info', event: 'request', method: 'GET', route: '/api/apps/:appId', ms: expect.any(Number) };
    expect(lineOf(read)).toMatchObject({ ...about, status: 200 });
    expect(lineOf(refused)).toMatchObject({ ...about, status: 404 });
    expect(lines.map(({ route }) => route)).toEqual([
      '/auth/register',
      '/api/apps',
      '/api/apps/:appId',
      '/api/apps/:appId',
    ]);
  });

  test('tells of a crash where it was, and nothing of what it was about', async () => {
    const file = join(folder, 'crash.mjs');
    await writeFile(file, `process.on('SIGUSR2', () => { throw new Error('My grandmother’s kitchen.'); });`);
    const server = await startServer({ NODE_OPTIONS: `--import ${pathToFileURL(file).href}` });
    server.send('SIGUSR2');
    const { code, complaint } = await server.ended;
    expect(code).toBe(1);
    expect(linesOf(complaint)).toMatchObject([{ level: 'error', event: 'crash', name: 'Error' }]);
    expect(complaint).not.toContain('kitchen');
  });
});

describe('the metrics', () => {
  test('count requests by route, what the coach was asked, and what waits', async () => {
    const server = await startServer();
    const { call, token } = await newStudent(server.base);
    await call('gradeEssay', { body: { text: 'Boats.' } });
    await request(server.base, 'GET', '/api/apps/none', { token });
    const metrics = await (await fetch(`${server.base}/api/metrics`)).text();
    for (const line of [
      'laurel_request_seconds_count{method="POST",route="/api/essays/grade",status="200"} 1',
      'laurel_request_seconds_count{method="GET",route="/api/apps/:appId",status="404"} 1',
      'laurel_coach_seconds_count{task="grade",engine="built-in",outcome="answered"} 1',
      'laurel_queue_tasks{queue="coach",state="waiting"} 0',
      'laurel_queue_tasks{queue="files",state="running"} 0',
    ])
      expect(metrics.split('\n')).toContain(line);
    expect(metrics).toMatch(/^process_resident_memory_bytes \d/m);
  });

  test('are for this machine alone, and for nobody whom a proxy forwards', async () => {
    const server = await startServer();
    const forwarded = await fetch(`${server.base}/api/metrics`, { headers: { 'x-forwarded-for': '198.51.100.7' } });
    expect(forwarded.status).toBe(404);
  });

  test('are for who asks this machine by its own name, and for no page whose name was made to lead here', async () => {
    const server = await startServer();
    const { port } = new URL(server.base);
    const asked = async (host: string) =>
      (await rawRequest(server.base, { path: '/api/metrics', headers: { host } })).status;
    for (const host of ['localhost', `localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`])
      expect([host, await asked(host)]).toEqual([host, 200]);
    for (const host of ['rebound.example', `rebound.example:${port}`, 'localhost.rebound.example', '192.168.0.1'])
      expect([host, await asked(host)]).toEqual([host, 404]);
  });

  test('are for whoever shows the token, where there is one', async () => {
    const METRICS_TOKEN = 'a-token-of-the-watchers';
    const server = await startServer({ METRICS_TOKEN });
    const read = (token?: string) =>
      fetch(`${server.base}/api/metrics`, { headers: token ? { authorization: `Bearer ${token}` } : {} });
    expect((await read()).status).toBe(401);
    expect((await read('a-wrong-token-of-theirs')).status).toBe(401);
    expect((await read(METRICS_TOKEN)).status).toBe(200);
  });
});
