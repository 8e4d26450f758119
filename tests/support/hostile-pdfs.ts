import { constants, deflateRawSync } from 'node:zlib';
import { drawn, pdfFile } from '#api/essay-file/fixtures/build.ts';
import { bytes, type Files, MB, words } from './hostile-files.ts';

const pdf = (...objects: string[]) =>
  bytes(
    `%PDF-1.7\n${objects.map((object, i) => `${i + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer\n<< /Root 1 0 R >>`,
    'latin1',
  );
const catalog = '<< /Type /Catalog /Pages 2 0 R >>';
const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>';
const stream = (dictionary: string, content: string) =>
  `<< ${dictionary} /Length ${content.length} >>\nstream\n${content}\nendstream`;

/** A page that is drawn by this content and these resources. */
const drawing = (content: string, resources = '/Font << /F1 5 0 R >>', ...others: string[]) =>
  pdf(
    catalog,
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << ${resources} >> >>`,
    content,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...others,
  );

/** PDFs. */
export const pdfFiles: Files = {
  'no page': [400, () => pdf(catalog, '<< /Type /Pages /Count 0 /Kids [] >>')],
  'a tree of pages that is a ring': [400, () => pdf(catalog, '<< /Type /Pages /Count 1 /Kids [2 0 R] >>')],
  'a tree of pages of 10,000 levels': [
    400,
    () =>
      pdf(
        catalog,
        ...Array.from({ length: 10_000 }, (_, i) => `<< /Type /Pages /Count 1 /Kids [${i + 3} 0 R] >>`),
        page,
      ),
  ],
  'a billion pages, it says': [400, () => pdf(catalog, '<< /Type /Pages /Count 1000000000 /Kids [3 0 R] >>', page)],
  '61 pages': [413, () => pdfFile(Array<string>(61).fill(drawn(words)))],
  'a table of objects that comes after itself': [
    400,
    () => bytes(`%PDF-1.7\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R /Prev 9 >>\nstartxref\n9\n%%EOF`),
  ],
  'objects in a stream that is in itself': [
    400,
    () => pdf(catalog, stream('/Type /ObjStm /N 2 /First 10 /Extends 2 0 R', '2 0 1 5   << /Length 2 0 R >>')),
  ],
  'a program to run and one to launch': [
    words,
    () =>
      pdfFile(
        [drawn(words)],
        '/OpenAction << /S /JavaScript /JS (app.alert(1)) >> /AA << /O << /S /Launch /F (cmd.exe) >> >>',
      ),
  ],
  'a form that draws itself': [
    words,
    () =>
      drawing(
        stream('', `${drawn(words)} /X Do`),
        '/Font << /F1 5 0 R >> /XObject << /X 6 0 R >>',
        stream('/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >>', '/X Do /X Do'),
      ),
  ],
  'a page that unpacks to 1 GB': [400, () => packed(' '.repeat(MB), 1024)],
  'a page with ten million words': [400, () => packed('(a) Tj '.repeat(100_000), 100)],
  'a picture of a million by a million': [
    400,
    () => drawing(stream('', 'BI /W 1000000 /H 1000000 /BPC 8 /CS /RGB ID x EI')),
  ],
  'a font of letters without end': [
    words,
    () =>
      drawing(
        stream('', drawn(words)),
        '/Font << /F1 6 0 R >>',
        '<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 7 0 R >>',
        stream(
          '',
          'begincmap 1 begincodespacerange <00000000> <FFFFFFFF> endcodespacerange 1 beginbfrange <00000000> <FFFFFFFF> <0041> endbfrange endcmap',
        ),
      ),
  ],
  'a font that is none': [
    words,
    () =>
      drawing(
        stream('', drawn(words)),
        '/Font << /F1 6 0 R >>',
        '<< /Type /Font /Subtype /TrueType /BaseFont /A /FontDescriptor 7 0 R >>',
        '<< /Type /FontDescriptor /FontName /A /FontFile2 8 0 R >>',
        stream('/Length1 9999999', 'none'),
      ),
  ],
  'a paper without a size': [
    400,
    () =>
      pdf(
        catalog,
        '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 0 1e400] >>',
      ),
  ],
  '10,000 lists in each other': [
    400,
    () => pdf(`<< /Type /Catalog /Pages ${'['.repeat(10_000)}${']'.repeat(10_000)} >>`),
  ],
  'no end': [400, () => bytes(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog`.padEnd(10 * MB, ' '))],
  '10 MiB of beginnings of objects': [400, () => bytes('%PDF-1.7\n'.padEnd(9 * MB, '1 0 obj\n'))],
};

/** A PDF with one page, whose content is this one so many times, packed; never held unpacked here. */
function packed(content: string, times: number) {
  const part = deflateRawSync(content, { finishFlush: constants.Z_FULL_FLUSH }).toString('latin1');
  return drawing(stream('/Filter /FlateDecode', `\x78\x9c${part.repeat(times)}\x03\x00`));
}
