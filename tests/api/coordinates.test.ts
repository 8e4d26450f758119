import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startApi } from '../support/api-server.ts';
import { newStudent, request } from '../support/requests.ts';

/** In Boston, written as nothing else is. */
const place = { lat: 42.361245271828, lng: -71.057867431415 };
/** Both as text, in whole degrees and parts, and as the eight bytes in which a database or a program keeps a number. */
const traces = Object.values(place).flatMap((degrees) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(degrees);
  return [Buffer.from(String(Math.abs(degrees)).slice(0, 8)), bytes, Buffer.from(bytes).reverse()];
});

let api: Awaited<ReturnType<typeof startApi>>;
let printed: string[];
beforeEach(async () => {
  api = await startApi();
  printed = [];
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => Boolean(printed.push(String(text))));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await api.stop();
});

/** Every file of the database as it is on the disk, with what was written ahead. */
async function rawDatabase() {
  const folder = dirname(api.file);
  const names = await readdir(folder);
  return Buffer.concat(await Promise.all(names.map((name) => readFile(join(folder, name)))));
}

const ideas = { ...place, interests: 'robotics', radiusMi: 5, n: 6 };

test('a place is used for one answer, and is neither in the database nor in the log', async () => {
  const { call, token } = await newStudent(api.base);
  const { items } = await call('findOpportunities', { body: { ...ideas, radiusMi: 50 } });
  // It was used.
  expect(items.some(({ distanceMi }) => distanceMi !== null)).toBe(true);
  // Refused and broken off it leaves no more.
  await request(api.base, 'POST', '/api/honors/opportunities', { token, body: { ...ideas, radiusMi: 7 } });
  await api.db.$client.execute('alter table honors rename to elsewhere');
  const { status } = await request(api.base, 'POST', '/api/honors/opportunities', { token, body: ideas });
  expect(status).toBe(500);
  expect(printed.join('')).toContain('"level":"error"');

  const database = await rawDatabase();
  expect(database.includes('rate_limits')).toBe(true);
  for (const trace of traces) {
    expect(database.includes(trace)).toBe(false);
    expect(printed.join('')).not.toContain(trace.toString('latin1'));
  }
});

test('an answer tells no place but those of the opportunities', async () => {
  const { token } = await newStudent(api.base);
  const { body } = await request(api.base, 'POST', '/api/honors/opportunities', { token, body: ideas });
  const keys = new Set((body!.items as object[]).flatMap((item) => Object.keys(item)));
  expect([...keys].filter((key) => /lat|lng|lon/i.test(key))).toEqual([]);
});
