import { Paragraph } from 'docx';
import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { drawn, pdfFile, wordFile, wordFileOf, zipFile } from './fixtures/build.ts';
import { textOf } from './text.ts';

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => new Uint8Array(Buffer.from(text, encoding));
const unreadable = new Problem(400, refusals.fileUnreadable);

/** A zip as Office makes it, with its main part at `path`. */
const officeFile = (path: string) =>
  zipFile({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${path}"/></Relationships>`,
    [path]: '<root><t>text</t></root>',
  });

test('Each kind of file is told by its bytes', async () => {
  expect(await textOf(await wordFile(new Paragraph('I kept'), new Paragraph('every lid.')))).toBe(
    'I kept\n\nevery lid.',
  );
  expect(await textOf(pdfFile([drawn('I kept every lid.')]))).toBe('I kept every lid.');
  expect(await textOf(bytes('I kept\nevery lid.'))).toBe('I kept\nevery lid.');
});

test('A PDF may have other bytes before it', async () => {
  expect(await textOf(new Uint8Array([10, 10, ...pdfFile([drawn('I kept every lid.')])]))).toBe('I kept every lid.');
});

test('The text is cleaned and trimmed', async () => {
  expect(await textOf(bytes('\ufeff \r\n cafe\u0301\r\n\u0007lid \n'))).toBe('café\nlid');
});

test.each([
  ['nothing', bytes('')],
  ['white space', bytes(' \n\t ')],
  ['rich text', bytes('{\\rtf1 I kept every lid.}')],
  ['an old Word document', bytes('d0cf11e0a1b11ae1', 'hex')],
  ['a picture', bytes('89504e470d0a1a0a', 'hex')],
  ['any other binary file', bytes('7f454c4602010100', 'hex')],
  ['a PDF that is not one', bytes('%PDF-1.7 and no more')],
  ['a PDF of pictures only', pdfFile(['0 0 100 100 re f'])],
  ['a PDF of page numbers only', pdfFile([drawn('1', 300, 30), drawn('2', 300, 30)])],
  ['a zip that is not one', bytes('PK\u0003\u0004 and no more')],
])('%s is unreadable', async (_, file) => {
  await expect(textOf(file)).rejects.toThrow(unreadable);
});

test('A zip without a Word document is unreadable', async () => {
  const spreadsheet = await officeFile('xl/workbook.xml');
  const slides = await officeFile('ppt/presentation.xml');
  const openDocument = await zipFile({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<a/>' });
  const empty = await wordFile();
  const broken = await wordFileOf('<w:p><w:r>');
  for (const file of [spreadsheet, slides, openDocument, empty, broken])
    await expect(textOf(file)).rejects.toThrow(unreadable);
});

test('Exactly as many characters as an essay may have are read, and one more is too much', async () => {
  const longest = 'a'.repeat(limits.essay);
  expect(await textOf(bytes(`\n${longest}\n`))).toBe(longest);
  const tooMuch = { status: 413, message: 'That file holds more than 100,000 characters.' };
  await expect(textOf(bytes(`${longest}b`))).rejects.toMatchObject(tooMuch);
  await expect(textOf(await wordFile(new Paragraph(`${longest}b`)))).rejects.toMatchObject(tooMuch);
  const page = Array.from({ length: 60 }, (_, i) => drawn('a'.repeat(60), 72, 760 - 12 * i)).join('');
  await expect(textOf(pdfFile(Array<string>(60).fill(page)))).rejects.toMatchObject(tooMuch);
});
