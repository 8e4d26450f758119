import {
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  DeletedTextRun,
  Document,
  ExternalHyperlink,
  FootnoteReferenceRun,
  Header,
  HeadingLevel,
  InsertedTextRun,
  Packer,
  PageBreak,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { expect, test } from 'vitest';
import { readDocx } from './docx.ts';
import { wordFile, wordFileOf, zipFile } from './fixtures/build.ts';

const text = async (file: Uint8Array) => (await readDocx(file)).trim();

test('Paragraphs and headings are separated by a blank line, however many empty ones stand between them', async () => {
  const file = await wordFile(
    new Paragraph({ text: 'Forty-One Pieces', heading: HeadingLevel.HEADING_1 }),
    new Paragraph(''),
    new Paragraph('The first clock.'),
    new Paragraph(' '),
    new Paragraph(''),
    new Paragraph('The second.'),
  );
  expect(await text(file)).toBe('Forty-One Pieces\n\nThe first clock.\n\nThe second.');
});

test('Line breaks, page breaks and tabs are kept', async () => {
  const verse = [new TextRun('The clock'), new TextRun({ text: 'runs slow', break: 1 })];
  const columns = [new TextRun({ children: ['Name', new Tab(), 'Ana'] })];
  const pages = [new TextRun('before'), new PageBreak(), new TextRun('after')];
  const file = await wordFile(...[verse, columns, pages].map((children) => new Paragraph({ children })));
  expect(await text(file)).toBe('The clock\nruns slow\n\nName\tAna\n\nbefore\n\nafter');
});

test('The items of a list are lines', async () => {
  const file = await wordFile(
    new Paragraph('I kept:'),
    new Paragraph({ text: 'a screw', bullet: { level: 0 } }),
    new Paragraph({ text: 'a towel', bullet: { level: 1 } }),
    new Paragraph('And the clock.'),
  );
  expect(await text(file)).toBe('I kept:\n\na screw\na towel\n\nAnd the clock.');
});

test('The text of tables comes in reading order', async () => {
  const row = (...cells: string[]) =>
    new TableRow({ children: cells.map((cell) => new TableCell({ children: [new Paragraph(cell)] })) });
  const file = await wordFile(new Table({ rows: [row('one', 'two'), row('three', 'four')] }), new Paragraph('five'));
  expect(await text(file)).toBe('one\n\ntwo\n\nthree\n\nfour\n\nfive');
});

test('Inserted text stays and deleted text goes', async () => {
  const mark = { id: 1, author: 'Teacher', date: '2026-01-01T00:00:00Z' };
  const children = [
    new TextRun('I kept '),
    new DeletedTextRun({ ...mark, text: 'some' }),
    new InsertedTextRun({ ...mark, text: 'every' }),
    new TextRun(' lid.'),
  ];
  expect(await text(await wordFile(new Paragraph({ children })))).toBe('I kept every lid.');
});

test('A paragraph whose end was deleted runs on into the next', async () => {
  const end = '<w:pPr><w:rPr><w:del w:id="1" w:author="x"/></w:rPr></w:pPr>';
  const file = await wordFileOf(`<w:p>${end}<w:r><w:t>every </w:t></w:r></w:p><w:p><w:r><w:t>lid</w:t></w:r></w:p>`);
  expect(await text(file)).toBe('every lid');
});

test('Notes, comments and heads are no part of the essay', async () => {
  const children = [
    new TextRun('I kept'),
    new FootnoteReferenceRun(1),
    new CommentRangeStart(0),
    new TextRun(' every'),
    new CommentRangeEnd(0),
    new TextRun({ children: [new CommentReference(0)] }),
    new ExternalHyperlink({ link: 'https://example.com', children: [new TextRun(' lid.')] }),
  ];
  const document = new Document({
    footnotes: { 1: { children: [new Paragraph('A note.')] } },
    comments: { children: [{ id: 0, author: 'Teacher', date: new Date(0), children: [new Paragraph('Nice.')] }] },
    sections: [
      {
        headers: { default: new Header({ children: [new Paragraph('Reyes 1')] }) },
        children: [new Paragraph({ children })],
      },
    ],
  });
  expect(await text(new Uint8Array(await Packer.toBuffer(document)))).toBe('I kept every lid.');
});

test('Quotes, emoji and writing from right to left survive', async () => {
  const words = '“Don’t” — 😀 👩🏽‍🎓 שלום مرحبا';
  expect(await text(await wordFile(new Paragraph(words)))).toBe(words);
});

test('White space in the file itself is no line break', async () => {
  expect(await text(await wordFileOf('<w:p><w:r><w:t>every\n\n lid\u00added</w:t></w:r></w:p>'))).toBe('every  lidded');
});

test('A document is found by what the file says of it, with macros in it or not', async () => {
  const file = await zipFile({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document2.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="/word/document2.xml"/></Relationships>',
    'word/document2.xml':
      '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>lid</w:t></w:r></w:p></w:body></w:document>',
    'word/vbaProject.bin': 'anything',
    '../../evil.xml': 'anything',
  });
  expect(await text(file)).toBe('lid');
});

test('Entities are not expanded and nesting without end is an error', async () => {
  const bomb = '<!DOCTYPE x [<!ENTITY a "lid"><!ENTITY b "&a;&a;&a;">]><w:document><w:body>&b;</w:body></w:document>';
  await expect(readDocx(await zipFile({ 'word/document.xml': bomb }))).rejects.toThrow('entity not found');
  await expect(readDocx(await wordFileOf('<w:ins>'.repeat(20_000) + '</w:ins>'.repeat(20_000)))).rejects.toThrow(
    'call stack',
  );
});
