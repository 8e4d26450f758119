import { type FileEntry, Uint8ArrayReader, Uint8ArrayWriter, ZipReader, ZipWriter } from '@zip.js/zip.js';
import { Problem } from '#contract/problem.ts';

const MOST_ENTRIES = 2_000;
/** Bytes that the XML parts of a document may unpack to, together. The longest essay in many small pieces takes 4 MB. */
const MOST_BYTES = 12 * 1024 * 1024;

/**
 * The XML parts of a Word document as a new, uncompressed zip. Nothing else is unpacked, so what a picture would
 * unpack to doesn't matter; what the parts do unpack to is counted, because headers may lie. Too much is a 413.
 */
export async function keepXmlParts(docx: Uint8Array): Promise<Uint8Array> {
  const parts = new ZipWriter(new Uint8ArrayWriter(), { level: 0, useWebWorkers: false });
  let entries = 0;
  let left = MOST_BYTES;
  // Nothing is written to a disk, so odd names and headers do no harm; sizes are counted and not believed.
  const zip = new ZipReader(new Uint8ArrayReader(docx), { strictness: 'tolerant', useWebWorkers: false });
  for await (const entry of zip.getEntriesGenerator()) {
    entries++;
    if (entries > MOST_ENTRIES) throw tooLarge();
    if (entry.directory || !/\.(?:xml|rels)$/i.test(entry.filename)) continue;
    const part = await unpack(entry, left);
    left -= part.length;
    await parts.add(entry.filename, new Uint8ArrayReader(part));
  }
  return parts.close();
}

/** The bytes of one entry; stops with a 413 as soon as there are more than `most`. */
async function unpack(entry: FileEntry, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const sink = new WritableStream<Uint8Array>({
    write(chunk) {
      size += chunk.length;
      if (size > most) throw tooLarge();
      chunks.push(chunk);
    },
  });
  await entry.getData(sink);
  return Buffer.concat(chunks);
}

const tooLarge = () =>
  new Problem(413, 'That document is too large to read. Copy your essay into a new document and upload that one.');
