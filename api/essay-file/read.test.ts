import { readFile } from 'node:fs/promises';
import { Paragraph } from 'docx';
import { afterEach, expect, test, vi } from 'vitest';
import { Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { wordFile, wordFileOf } from './fixtures/build.ts';
import { readEssayFile } from './read.ts';

const lid = new TextEncoder().encode('I kept every lid.');
const read = (file: Uint8Array, student = 'ada', signal = new AbortController().signal) =>
  readEssayFile(file, { id: student, kind: 'student', signal });
/** A file whose turn it is begins to be read a few microtasks later. */
const begun = async () => {
  for (let tick = 0; tick < 10; tick++) await Promise.resolve();
};
const unreadable = new Problem(400, refusals.fileUnreadable);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('Each kind of file is read in a thread', async () => {
  const pdf = await readFile(new URL('fixtures/double-spaced.pdf', import.meta.url));
  expect(await read(lid)).toBe('I kept every lid.');
  expect(await read(await wordFile(new Paragraph('I kept every lid.')))).toBe('I kept every lid.');
  expect(await read(new Uint8Array(pdf))).toContain('Forty-One Pieces');
});

test('The file itself is left as it was', async () => {
  const file = Uint8Array.from(lid);
  await read(file);
  expect(file).toEqual(lid);
});

test('A problem with a file comes back as a Problem', async () => {
  await expect(read(new Uint8Array())).rejects.toThrow(unreadable);
  const tooLong = read(new Uint8Array(100_001).fill(97));
  await expect(tooLong).rejects.toBeInstanceOf(Problem);
  await expect(tooLong).rejects.toMatchObject({ status: 413 });
});

test(
  'A file that uses up the memory of its thread is unreadable, and the next one is read',
  { timeout: 60_000 },
  async () => {
    const greedy = await wordFileOf('<w:p/>'.repeat(1_900_000));
    await expect(read(greedy)).rejects.toThrow(unreadable);
    expect(await read(lid)).toBe('I kept every lid.');
  },
);

test('A file that takes more than 15 seconds is given up, and the next one is read', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const slow = read(lid);
  await begun();
  vi.advanceTimersByTime(15_000);
  await expect(slow).rejects.toThrow(unreadable);
  expect(await read(lid)).toBe('I kept every lid.');
});

test('A file that makes the process grow too large is given up, and the next one is read', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const rss = vi.spyOn(process.memoryUsage, 'rss').mockReturnValueOnce(0).mockReturnValue(1e9);
  const large = read(lid);
  await begun();
  vi.advanceTimersByTime(50);
  await expect(large).rejects.toThrow(unreadable);
  rss.mockRestore();
  expect(await read(lid)).toBe('I kept every lid.');
});

test('Of many files at once some wait, and the rest are asked to come again', async () => {
  const readings = Array.from({ length: 11 }, (_, at) => read(lid, `student ${at}`));
  const refused = readings.pop();
  await expect(refused).rejects.toMatchObject({ status: 429, retryAfter: 10 });
  expect(await Promise.all(readings)).toEqual(Array(10).fill('I kept every lid.'));
  expect(await read(lid)).toBe('I kept every lid.');
});

test('Files that wait are read after a file that was given up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const slow = [read(lid), read(lid)];
  const waits = read(lid);
  await begun();
  vi.advanceTimersByTime(15_000);
  await Promise.all(slow.map((reading) => expect(reading).rejects.toThrow(unreadable)));
  expect(await waits).toBe('I kept every lid.');
});

test('A file that nobody waits for any more is stopped, and the next one is read', async () => {
  const gone = new AbortController();
  const left = ['ada', 'ben', 'cleo'].map((student) =>
    expect(read(lid, student, gone.signal)).rejects.toThrow(/gone|abort/),
  );
  await begun();
  gone.abort(new Error('gone'));
  await Promise.all(left);
  expect(await read(lid)).toBe('I kept every lid.');
});

test('Nobody has more files waiting than their share', async () => {
  const mine = Array.from({ length: 4 }, () => read(lid));
  const refused = mine.pop();
  await expect(refused).rejects.toMatchObject({ status: 429, message: expect.stringContaining('Your other files') });
  expect(await Promise.all([...mine, read(lid, 'ben')])).toEqual(Array(4).fill('I kept every lid.'));
});
