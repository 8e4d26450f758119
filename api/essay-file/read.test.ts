import { readFile } from 'node:fs/promises';
import { Paragraph } from 'docx';
import { afterEach, expect, test, vi } from 'vitest';
import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import { wordFile, wordFileOf } from './fixtures/build.ts';
import { readEssayFile } from './read.ts';

const lid = new TextEncoder().encode('I kept every lid.');
const unreadable = new Problem(400, sentences.fileUnreadable);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('Each kind of file is read in a thread', async () => {
  const pdf = await readFile(new URL('fixtures/double-spaced.pdf', import.meta.url));
  expect(await readEssayFile(lid)).toBe('I kept every lid.');
  expect(await readEssayFile(await wordFile(new Paragraph('I kept every lid.')))).toBe('I kept every lid.');
  expect(await readEssayFile(new Uint8Array(pdf))).toContain('Forty-One Pieces');
});

test('The file itself is left as it was', async () => {
  const file = Uint8Array.from(lid);
  await readEssayFile(file);
  expect(file).toEqual(lid);
});

test('A problem with a file comes back as a Problem', async () => {
  await expect(readEssayFile(new Uint8Array())).rejects.toThrow(unreadable);
  const tooLong = readEssayFile(new Uint8Array(100_001).fill(97));
  await expect(tooLong).rejects.toBeInstanceOf(Problem);
  await expect(tooLong).rejects.toMatchObject({ status: 413 });
});

test(
  'A file that uses up the memory of its thread is unreadable, and the next one is read',
  { timeout: 60_000 },
  async () => {
    const greedy = await wordFileOf('<w:p/>'.repeat(1_900_000));
    await expect(readEssayFile(greedy)).rejects.toThrow(unreadable);
    expect(await readEssayFile(lid)).toBe('I kept every lid.');
  },
);

test('A file that takes more than 15 seconds is given up, and the next one is read', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const slow = readEssayFile(lid);
  vi.advanceTimersByTime(15_000);
  await expect(slow).rejects.toThrow(unreadable);
  expect(await readEssayFile(lid)).toBe('I kept every lid.');
});

test('A file that makes the process grow too large is given up, and the next one is read', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const rss = vi.spyOn(process.memoryUsage, 'rss').mockReturnValueOnce(0).mockReturnValue(1e9);
  const large = readEssayFile(lid);
  vi.advanceTimersByTime(50);
  await expect(large).rejects.toThrow(unreadable);
  rss.mockRestore();
  expect(await readEssayFile(lid)).toBe('I kept every lid.');
});

test('Of many files at once some wait, and the rest are asked to come again', async () => {
  const readings = Array.from({ length: 11 }, () => readEssayFile(lid));
  const refused = readings.pop();
  await expect(refused).rejects.toMatchObject({ status: 429, retryAfter: 15 });
  expect(await Promise.all(readings)).toEqual(Array(10).fill('I kept every lid.'));
  expect(await readEssayFile(lid)).toBe('I kept every lid.');
});

test('Files that wait are read after a file that was given up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const slow = [readEssayFile(lid), readEssayFile(lid)];
  const waits = readEssayFile(lid);
  vi.advanceTimersByTime(15_000);
  await Promise.all(slow.map((reading) => expect(reading).rejects.toThrow(unreadable)));
  expect(await waits).toBe('I kept every lid.');
});
