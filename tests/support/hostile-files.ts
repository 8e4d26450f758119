import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import { drawn, pdfFile, wordFileOf, zipFile } from '#api/essay-file/fixtures/build.ts';

export const MB = 1024 * 1024;

/** What a file says that can be read. */
export const words = 'I kept every lid.';
/** What comes of files, by what they are: their text, or the status of a refusal. */
export type Files = Record<string, [outcome: string | 400 | 413, make: () => Uint8Array | Promise<Uint8Array>]>;

const paragraph = `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`;
export const bytes = (text: string, encoding: BufferEncoding = 'utf8') => new Uint8Array(Buffer.from(text, encoding));
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A Word document with more in it than its main part. */
const documentWith = (others: Record<string, string | Uint8Array>, body = paragraph) =>
  zipFile({ 'word/document.xml': `<w:document ${W}><w:body>${body}</w:body></w:document>`, ...others });

/** A Word document whose main part begins with this declaration of its kind. */
const declared = (declaration: string, content: string) =>
  zipFile({
    'word/document.xml': `${declaration}<w:document ${W}><w:body><w:p><w:r><w:t>${content}</w:t></w:r></w:p></w:body></w:document>`,
  });

const relationships = (type: string, target: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" TargetMode="External" Target="${target}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}"/></Relationships>`;

/** The same zip with its list of entries as often as `times`. */
async function listedOften(times: number) {
  const file = Buffer.from(await zipFile({ 'a.xml': new Uint8Array(5 * MB) }));
  const central = file.lastIndexOf('PK\u0001\u0002', undefined, 'latin1');
  const end = file.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  const records = Buffer.concat(Array<Buffer>(times).fill(file.subarray(central, end)));
  const summary = Buffer.from(file.subarray(end));
  summary.writeUInt16LE(times & 0xffff, 8);
  summary.writeUInt16LE(times & 0xffff, 10);
  summary.writeUInt32LE(records.length, 12);
  return new Uint8Array(Buffer.concat([file.subarray(0, central), records, summary]));
}

async function withPassword() {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { password: 'secret', useWebWorkers: false });
  await zip.add('word/document.xml', new Uint8ArrayReader(bytes(`<w:document ${W}/>`)));
  return zip.close();
}

/** A zip whose headers say that its entry unpacks to 100 bytes. */
async function understated() {
  const file = Buffer.from(await zipFile({ 'word/document.xml': new Uint8Array(50 * MB) }));
  const central = file.lastIndexOf('PK\u0001\u0002', undefined, 'latin1');
  file.writeUInt32LE(100, 22);
  file.writeUInt32LE(100, central + 24);
  return new Uint8Array(file);
}

/** Word documents. `elsewhere` is an address that must never be asked for anything. */
export const wordFiles = (elsewhere: string): Files => ({
  'a part that unpacks to 200 MB': [413, () => zipFile({ 'word/document.xml': new Uint8Array(200 * MB) })],
  'a part whose headers understate it': [400, understated],
  '100,000 entries': [400, () => listedOften(100_000)],
  '2,000 entries that are one and the same 5 MB': [400, () => listedOften(2_000)],
  'a zip in a zip': [
    words,
    async () => documentWith({ 'word/embeddings/a.zip': await zipFile({ 'b.xml': new Uint8Array(50 * MB) }) }),
  ],
  'a zip in place of its main part': [400, async () => zipFile({ 'word/document.xml': await wordFileOf(paragraph) })],
  'a password': [400, withPassword],
  'names that lead out of it': [
    words,
    () =>
      documentWith({
        '../../../../tmp/laurel-evil.xml': '<a/>',
        '/etc/laurel-evil.xml': '<a/>',
        'C:\\laurel-evil.xml': '<a/>',
      }),
  ],
  macros: [
    words,
    () =>
      documentWith({
        '[Content_Types].xml':
          '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
        'word/vbaProject.bin': bytes('d0cf11e0a1b11ae1', 'hex'),
      }),
  ],
  'an entity that is a file of the server': [
    400,
    () => declared('<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/hostname">]>', '&e;'),
  ],
  'an entity that is elsewhere': [400, () => declared(`<!DOCTYPE x [<!ENTITY e SYSTEM "${elsewhere}">]>`, '&e;')],
  'a declaration that is elsewhere': [words, () => declared(`<!DOCTYPE x SYSTEM "${elsewhere}">`, words)],
  'a billion laughs': [
    400,
    () => {
      const laughs = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`);
      return declared(`<!DOCTYPE x [<!ENTITY l0 "ha">${laughs.join('')}]>`, '&l9;');
    },
  ],
  'a template, a picture and a frame that are elsewhere': [
    words,
    () =>
      documentWith(
        {
          'word/_rels/settings.xml.rels': relationships('attachedTemplate', elsewhere),
          'word/settings.xml': `<w:settings ${W}><w:attachedTemplate r:id="r1"/></w:settings>`,
          'word/_rels/document.xml.rels': relationships('image', elsewhere),
        },
        `${paragraph}<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:link="r1"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p><w:altChunk r:id="r1"/>`,
      ),
  ],
  'a field that would run a program': [
    words,
    () =>
      wordFileOf(
        `${paragraph}<w:p><w:r><w:instrText>DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe</w:instrText></w:r></w:p>`,
      ),
  ],
  '20,000 levels': [400, () => wordFileOf('<w:ins>'.repeat(20_000) + '</w:ins>'.repeat(20_000))],
  'styles that are each based on the other': [
    words,
    () =>
      documentWith({
        'word/styles.xml': `<w:styles ${W}><w:style w:type="paragraph" w:styleId="a"><w:basedOn w:val="b"/></w:style><w:style w:type="paragraph" w:styleId="b"><w:basedOn w:val="a"/></w:style></w:styles>`,
      }),
  ],
  'a main part that names itself as its main part': [
    400,
    () =>
      documentWith({
        '_rels/.rels': relationships('officeDocument', '_rels/.rels').replace('TargetMode="External" ', ''),
      }),
  ],
  'nothing in it': [400, () => wordFileOf('')],
  'half of it': [400, async () => (await wordFileOf(paragraph)).slice(0, 200)],
});

/** The mark of a byte order, and letters of two bytes each. */
const wide = (text: string) => new Uint8Array([0xff, 0xfe, ...Buffer.from(text, 'utf16le')]);

/** Files that are something else than their name says; the name comes first, before a colon. */
export const misnamedFiles: Files = {
  'essay.docx: a PDF': [words, () => pdfFile([drawn(words)])],
  'essay.pdf: a Word document': [words, () => wordFileOf(paragraph)],
  'essay.txt: a Word document': [words, () => wordFileOf(paragraph)],
  'essay.pdf: plain text': [words, () => bytes(words)],
  'essay.txt: HTML': ['<script>window.hacked=1</script>', () => bytes('<script>window.hacked=1</script>')],
  'essay.pdf: a program of Windows': [400, () => bytes('4d5a90000300000004000000ffff0000', 'hex')],
  'essay.docx: a program of Linux': [400, () => bytes('7f454c460201010000', 'hex')],
  'essay.docx: a picture': [400, () => bytes('89504e470d0a1a0a0000000d', 'hex')],
  'essay.docx: rich text': [400, () => bytes('{\\rtf1 I kept every lid.}')],
  'essay.docx: an old Word document': [400, () => bytes('d0cf11e0a1b11ae1', 'hex')],
  'essay.docx: a zip of something else': [400, () => zipFile({ 'essay.txt': words })],
  'essay.pdf: a PDF and a zip at once': [
    words,
    async () => Buffer.concat([pdfFile([drawn(words)]), await wordFileOf('')]),
  ],
  'essay.docx: a zip and a PDF at once': [words, async () => Buffer.concat([await wordFileOf(paragraph), pdfFile([])])],
  'essay.txt: nothing': [400, () => bytes('')],
  'essay.docx: nothing': [400, () => bytes('')],
  'essay.txt: the mark of UTF-8 alone': [400, () => bytes('\ufeff')],
  'essay.txt: spaces': [400, () => bytes(' \n\t\u2028')],
  'essay.txt: a NUL': [400, () => bytes('a\u0000b')],
  'essay.txt: UTF-16 with half a pair': ['a\ufffdb', () => wide('a\ud800b')],
  'essay.txt: UTF-16 with half a letter': ['a\ufffd', () => new Uint8Array([...wide('a'), 0x62])],
  'essay.txt: bytes that are no UTF-8': ['café', () => bytes('café', 'latin1')],
  'essay.txt: controls and an escape of a terminal': ['a[31mb', () => bytes('a\u0007\u001b[31mb')],
  'essay.txt: exactly 10 MiB, nearly all of it spaces': [words, () => bytes(words.padStart(10 * MB, ' '))],
  'essay.txt: 10 MiB and a byte': [413, () => bytes(words.padStart(10 * MB + 1, ' '))],
  'essay.txt: a line of 1 MiB': [413, () => bytes('a'.repeat(MB))],
  'essay.txt: a letter with a million marks': [
    'a' + '\u0315'.repeat(30),
    () => bytes(`a${'\u0315'.repeat(1_000_000)}`),
  ],
};

/** Names that a file may have; none of them is ever used. */
export const fileNames = [
  '../../../../tmp/laurel-evil.txt',
  '/tmp/laurel-evil.txt',
  'C:\\laurel-evil.txt',
  'file:///tmp/laurel-evil.txt',
  'essay.txt\u0000.exe',
  'CON.txt',
  '.htaccess',
  ' ',
  '💌 👩🏽‍🚀.txt',
  'essay\u202Efdp.exe',
  'שלום.txt',
  '"; name="other"; x="',
  '\r\nX-Evil: 1',
  "'; drop table users; --",
  '<img src=x onerror=window.hacked=1>.txt',
  `${'a'.repeat(10_000)}.txt`,
];
