import { Document, Packer, type Paragraph } from 'docx';
import { documentText } from './essay-parts.ts';
import { ESSAY_STYLES } from './essay-styles.ts';

/** US Letter, in twentieths of a point. */
const PAPER = { width: 12_240, height: 15_840 };
/** Sizes of type are in half-points, spaces in twentieths of a point, line heights in 240ths of a line. */
const styles = {
  default: {
    document: {
      run: { font: 'Times New Roman', size: 24 },
      paragraph: { spacing: { after: 200, line: 276 } },
    },
    title: { run: { size: 40, bold: true } },
    heading1: { run: { size: 32, bold: true, color: '000000' }, paragraph: { keepNext: true } },
  },
  // A paragraph that is added below one of these is ordinary text of the essay.
  paragraphStyles: Object.entries(ESSAY_STYLES).map(([id, name]) => ({ id, name, basedOn: 'Normal', next: 'Normal' })),
};

/**
 * A Word document (.docx): serif, 12 pt. The same paragraphs always make the same bytes.
 * @param title the document's title property
 */
export async function wordFile(title: string, children: Paragraph[]): Promise<Uint8Array<ArrayBuffer>> {
  const document = new Document({ styles, sections: [{ properties: { page: { size: PAPER } }, children }] });
  const properties = { path: 'docProps/core.xml', data: propertiesXml(title) };
  return undated(new Uint8Array(await Packer.toArrayBuffer(document, undefined, [properties])));
}

/** What the library would write, less the present time and an author «Un-named». */
const propertiesXml = (title: string) =>
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
  '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"' +
  ' xmlns:dc="http://purl.org/dc/elements/1.1/">' +
  `<dc:title>${documentText(title).replace(/[&<>]/g, (mark) => `&#${mark.charCodeAt(0)};`)}</dc:title></cp:coreProperties>`;

/** 1 January 1980 as zip writes a date and a time: what Word itself puts on the parts of a document. */
const FIRST_DAY = 0x0021_0000;

/** Takes the present time, which the library puts there, off every entry of a zip that has no comment. */
function undated(zip: Uint8Array<ArrayBuffer>) {
  const view = new DataView(zip.buffer);
  const end = view.byteLength - 22;
  let entry = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    view.setUint32(entry + 12, FIRST_DAY, true);
    view.setUint32(view.getUint32(entry + 42, true) + 10, FIRST_DAY, true);
    const sizes = [28, 30, 32].map((at) => view.getUint16(entry + at, true));
    entry += 46 + sizes[0]! + sizes[1]! + sizes[2]!;
  }
  return zip;
}
