import { mkdtemp, readFile, readlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { differenceOf, renew } from './compare.ts';
import { decode, encode, errorOf, toPng } from './picture-file.ts';

type Colour = [red: number, green: number, blue: number];
const sheet: Colour = [253, 253, 251];
const line: Colour = [224, 228, 222];

/** A card with a border of one pixel beside a patch of more colours than a small file has. */
function drawn(change: (colour: Colour, x: number, y: number) => Colour = (colour) => colour) {
  const data = Buffer.alloc(200 * 100 * 4);
  for (let y = 0; y < 100; y++)
    for (let x = 0; x < 200; x++) {
      const isBorder = x >= 20 && x < 80 && y >= 20 && y < 60 && (x === 20 || x === 79 || y === 20 || y === 59);
      const isPatch = x >= 120 && x < 152 && y >= 20 && y < 52;
      const colour: Colour = isPatch ? [x, 100 + y, x + y - 100] : isBorder ? line : sheet;
      data.set([...change(colour, x, y), 255], (y * 200 + x) * 4);
    }
  return toPng({ data, width: 200, height: 100 });
}

const file = await encode(await drawn());

test('a file is the picture with few colours: the frequent ones exactly, the others nearly', async () => {
  const [taken, stored] = await Promise.all([decode(await drawn()), decode(file)]);
  expect(errorOf(file)).toBeGreaterThan(0);
  const off = taken.data.map((value, i) => Math.abs(value - stored.data[i]!));
  expect(Math.max(...off)).toBe(errorOf(file));
  expect([...stored.data.subarray(0, 3)]).toEqual(sheet);
  expect([...stored.data.subarray((20 * 200 + 20) * 4, (20 * 200 + 20) * 4 + 3)]).toEqual(line);
});

test('the same picture is the same, also where another processor rounds otherwise', async () => {
  expect(await differenceOf(file, await drawn())).toBeUndefined();
  const rounded = await drawn((colour) => colour.map((value) => value - 1) as Colour);
  expect(await differenceOf(file, rounded)).toBeUndefined();
});

test.each<[change: string, Parameters<typeof drawn>[0], pixels: number]>([
  ['a border that is gone on one side', (colour, _x, y) => (colour === line && y === 20 ? sheet : colour), 60],
  ['a border of another colour', (colour) => (colour === line ? [206, 211, 204] : colour), 196],
  ['a dot of three pixels', (colour, x, y) => (x < 3 && y < 3 ? [180, 40, 30] : colour), 9],
])('%s is a difference', async (_change, change, pixels) => {
  expect((await differenceOf(file, await drawn(change)))?.what).toBe(`in ${pixels} pixels`);
});

test('a picture of another size is a difference', async () => {
  const taller = { data: Buffer.alloc(200 * 120 * 4, 255), width: 200, height: 120 };
  expect((await differenceOf(file, await toPng(taller)))?.what).toBe('200 × 120 instead of 200 × 100 pixels');
});

test('a reference of the same look as another one of its folder is a link to it, and keeps its look when that one is renewed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const [first, second] = [join(folder, 'Default.light.webp'), join(folder, 'Typed.light.webp')];
  const [before, after] = [await drawn(), await drawn((colour) => (colour === line ? sheet : colour))];
  await renew(first, before);
  await renew(second, before);
  expect(await readlink(second)).toBe('Default.light.webp');
  await renew(first, after);
  expect(await differenceOf(await readFile(first), after)).toBeUndefined();
  expect(await differenceOf(await readFile(second), before)).toBeUndefined();
});
