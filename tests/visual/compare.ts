import { mkdir, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { CDPSession, Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import { fromRoot } from '#api/root.ts';
import { decode, digestOf, encode, errorOf, isMadeOf, type Pixels, toPng } from './picture-file.ts';

/** A part of the browser's window, in CSS pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const references = fromRoot('tests/visual/pictures');
export const differences = fromRoot('tests/visual/differences');

/** So many pixels may differ, and each colour by so many steps of 255: another processor may round otherwise. */
const pixelsThatMayDiffer = 8;
const roundingOfColours = 3;

/** Takes a picture of a box of the window. Answers nothing if it is as the reference, else what tells it from others. */
export const takePicture: BrowserCommand<[name: string, box: Box]> = async ({ page }, name, box) => {
  const [taken, reference] = await Promise.all([photograph(page, box), readReference(name)]);
  return reference && !(await differenceOf(reference, taken)) ? undefined : digestOf(taken);
};

/**
 * Says what is wrong with the picture of a box of the window, if anything. A missing reference is written, unless on CI;
 * `--update` writes all that differ.
 */
export const judgePicture: BrowserCommand<[name: string, box: Box]> = async ({ page, project }, name, box) => {
  const [taken, reference] = await Promise.all([photograph(page, box), readReference(name)]);
  const difference = reference && (await differenceOf(reference, taken));
  if (reference && !difference) return undefined;

  const path = join(references, `${name}.webp`);
  const { updateSnapshot } = project.config.snapshotOptions;
  if (updateSnapshot === 'all' || (updateSnapshot === 'new' && !reference)) {
    await renew(path, taken);
    return undefined;
  }

  const actual = join(differences, `${name}.actual.png`);
  await save(actual, taken);
  if (!difference)
    return told(`${name} has no reference: run npm run test:visual, look at it and commit it.`, { actual });
  const drawn = join(differences, `${name}.difference.png`);
  await save(drawn, await toPng(difference.picture));
  return told(`${name} looks different: ${difference.what}.`, { reference: path, actual, difference: drawn });
};

const told = (what: string, files: Record<string, string>) =>
  [what, ...Object.entries(files).map(([kind, file]) => `  ${kind.padEnd(10)} ${relative(fromRoot('.'), file)}`)].join(
    '\n',
  );

const readReference = (name: string) => readFile(join(references, `${name}.webp`)).catch(() => undefined);

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Straight from the browser: Playwright's own way waits for much that has been waited for already. */
async function photograph(page: Page, box: Box) {
  if (!sessions.has(page)) sessions.set(page, page.context().newCDPSession(page));
  const session = await sessions.get(page)!;
  const { data } = await session.send('Page.captureScreenshot', {
    clip: { ...box, scale: 1 },
    optimizeForSpeed: true,
  });
  return Buffer.from(data, 'base64');
}

/** What differs, in words and as a picture; nothing where rounding explains all that differs. */
export async function differenceOf(file: Buffer, taken: Buffer) {
  if (isMadeOf(file, taken)) return undefined;
  const [reference, actual] = await Promise.all([decode(file), decode(taken)]);
  const width = Math.max(reference.width, actual.width);
  const height = Math.max(reference.height, actual.height);
  const picture: Pixels = { data: Buffer.alloc(width * height * 4), width, height };
  const pixels = pixelmatch(
    enlarged(reference, width, height),
    enlarged(actual, width, height),
    picture.data,
    width,
    height,
    // pixelmatch measures 1 from black to white, mostly by lightness.
    { threshold: (errorOf(file) + roundingOfColours) / 264, includeAA: true },
  );
  const sizes = [reference, actual].map(({ width, height }) => `${width} × ${height}`);
  if (sizes[0] !== sizes[1]) return { what: `${sizes[1]} instead of ${sizes[0]} pixels`, picture };
  return pixels > pixelsThatMayDiffer ? { what: `in ${pixels} pixels`, picture } : undefined;
}

/** The pixels of a picture on a larger sheet, in its upper left corner. */
function enlarged(picture: Pixels, width: number, height: number) {
  if (picture.width === width && picture.height === height) return picture.data;
  const sheet = Buffer.alloc(width * height * 4);
  for (let y = 0; y < picture.height; y++)
    picture.data.copy(sheet, y * width * 4, y * picture.width * 4, (y + 1) * picture.width * 4);
  return sheet;
}

/** Stores a reference. Where another one of its folder was made of the very same screenshot, it is a link to that. */
export async function renew(path: string, taken: Buffer) {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const others = (await readdir(folder)).filter((name) => name !== basename(path)).toSorted();
  await keepForLinks(path, others);
  await rm(path, { force: true });
  for (const name of others) {
    const file = await readFile(join(folder, name)).catch(() => undefined);
    if (file && isMadeOf(file, taken)) return symlink(name, path);
  }
  return writeFile(path, await encode(taken));
}

/** References that are links to one that is renewed keep their own look. */
async function keepForLinks(path: string, others: string[]) {
  for (const name of others) {
    const other = join(dirname(path), name);
    if ((await readlink(other).catch(() => undefined)) !== basename(path)) continue;
    const file = await readFile(path);
    await rm(other);
    await writeFile(other, file);
  }
}

async function save(path: string, file: Buffer) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, file);
}
