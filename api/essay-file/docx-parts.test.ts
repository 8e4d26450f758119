import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import { expect, test } from 'vitest';
import { keepXmlParts } from './docx-parts.ts';
import { zipFile } from './fixtures/build.ts';

const MB = 1024 * 1024;
const tooLarge = { status: 413, message: expect.stringContaining('too large') };

async function namesIn(zip: Uint8Array) {
  return (await new ZipReader(new Uint8ArrayReader(zip)).getEntries()).map(({ filename }) => filename);
}

test('Only XML parts are kept', async () => {
  const parts = await keepXmlParts(await zipFile({ 'a.xml': '<a/>', '_rels/.rels': '<b/>', 'media/a.png': 'png' }));
  expect(await namesIn(parts)).toEqual(['a.xml', '_rels/.rels']);
});

test('The bytes of a part stay as they are', async () => {
  const parts = await keepXmlParts(await zipFile({ 'a.xml': '<a>naïve</a>' }));
  const [entry] = await new ZipReader(new Uint8ArrayReader(parts)).getEntries();
  const bytes = entry && !entry.directory ? await entry.getData(new Uint8ArrayWriter()) : undefined;
  expect(new TextDecoder().decode(bytes)).toBe('<a>naïve</a>');
});

test('A part that unpacks to 200 MB is refused', async () => {
  const bomb = await zipFile({ 'word/document.xml': new Uint8Array(200 * MB) });
  expect(bomb.length).toBeLessThan(MB);
  await expect(keepXmlParts(bomb)).rejects.toMatchObject(tooLarge);
});

test('A part whose headers say that it is small is not believed', async () => {
  const bomb = await zipFile({ 'word/document.xml': new Uint8Array(50 * MB) });
  const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.byteLength);
  const central = Buffer.from(bomb).lastIndexOf('PK\u0001\u0002', undefined, 'latin1');
  view.setUint32(22, 100, true);
  view.setUint32(central + 24, 100, true);
  await expect(keepXmlParts(bomb)).rejects.toThrow('uncompressed size');
});

test('Many parts are refused together', async () => {
  const part = new Uint8Array(4 * MB);
  const bomb = await zipFile({ 'a.xml': part, 'b.xml': part, 'c.xml': part, 'd.xml': part });
  await expect(keepXmlParts(bomb)).rejects.toMatchObject(tooLarge);
});

test('More than 2,000 entries are refused, also when they are one and the same', async () => {
  const file = Buffer.from(await zipFile({ 'a.txt': 'a' }));
  const central = file.lastIndexOf('PK\u0001\u0002', undefined, 'latin1');
  const end = file.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  const record = file.subarray(central, end);
  const summary = Buffer.from(file.subarray(end));
  summary.writeUInt16LE(2_001, 8);
  summary.writeUInt16LE(2_001, 10);
  summary.writeUInt32LE(2_001 * record.length, 12);
  const records = Buffer.concat(Array<Buffer>(2_001).fill(record));
  const bomb = Buffer.concat([file.subarray(0, central), records, summary]);
  await expect(keepXmlParts(bomb)).rejects.toMatchObject(tooLarge);
});

test('What is not read is not unpacked', async () => {
  const file = await zipFile({ 'word/document.xml': '<a/>', 'word/media/image1.png': new Uint8Array(200 * MB) });
  expect(await namesIn(await keepXmlParts(file))).toEqual(['word/document.xml']);
});

test('A name that leads out of the file is only a name', async () => {
  const file = await zipFile({ '../../etc/passwd.xml': '<a/>', 'word/document.xml': '<b/>' });
  await expect(keepXmlParts(file)).resolves.toBeInstanceOf(Uint8Array);
});

test('An encrypted part is an error', async () => {
  const file = await zipFile({ 'word/document.xml': '<a/>' });
  const central = Buffer.from(file).lastIndexOf('PK\u0001\u0002', undefined, 'latin1');
  file[6]! |= 1;
  file[central + 8]! |= 1;
  await expect(keepXmlParts(file)).rejects.toThrow('encrypted');
});
