import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { drawn, pdfFile } from './fixtures/build.ts';
import { readPdf } from './pdf.ts';

const fixture = (name: string) => readFile(new URL(`fixtures/${name}`, import.meta.url));
const bytesOf = async (name: string) => new Uint8Array(await fixture(name));
const text = async (file: Uint8Array) => (await readPdf(file)).trim();

test.each(['double-spaced', 'justified'])('A %s essay comes out as it was written', async (name) => {
  expect(await text(await bytesOf(`${name}.pdf`))).toBe((await fixture(`${name}.txt`)).toString().trim());
});

test('A file that is locked, or restricted by a password, is refused', async () => {
  await expect(readPdf(await bytesOf('locked.pdf'))).rejects.toThrow('password');
  await expect(readPdf(await bytesOf('restricted.pdf'))).rejects.toMatchObject({ status: 400 });
});

test('A file that is cut off is refused', async () => {
  const file = await bytesOf('double-spaced.pdf');
  await expect(readPdf(file.slice(0, 9_000))).rejects.toThrow('Invalid PDF');
});

test('A page without letters has no text', async () => {
  expect(await text(pdfFile(['0 0 100 100 re f']))).toBe('');
});

test('Text on a page that was turned is read', async () => {
  const turned = 'BT /F1 12 Tf 0 1 -1 0 300 100 Tm (I kept every lid.) Tj ET';
  expect(await text(pdfFile([turned]))).toBe('I kept every lid.');
});

test('What stands across the page is no part of the essay', async () => {
  const watermark = 'BT /F1 60 Tf 0.7 0.7 -0.7 0.7 200 200 Tm (DRAFT) Tj ET\n';
  expect(await text(pdfFile([watermark + drawn('I kept every lid.')]))).toBe('I kept every lid.');
});

test('What the file itself marks as page furniture is left out', async () => {
  const marked = `/Artifact BMC ${drawn('Printed on Monday', 72, 400)} EMC ${drawn('I kept every lid.', 72, 380)}`;
  expect(await text(pdfFile([marked]))).toBe('I kept every lid.');
});

test('More than 60 pages are refused, and 60 are not', async () => {
  const pages = (count: number) => pdfFile(Array<string>(count).fill(drawn('I kept every lid.')));
  await expect(readPdf(pages(61))).rejects.toMatchObject({ status: 413 });
  await expect(readPdf(pages(60))).resolves.toContain('I kept every lid.');
});

test('A tree of pages that is a ring is an error', async () => {
  const ring =
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [2 0 R] /Count 1 >>\nendobj\ntrailer\n<< /Root 1 0 R >>';
  await expect(readPdf(new Uint8Array(Buffer.from(ring)))).rejects.toThrow('circular');
});
