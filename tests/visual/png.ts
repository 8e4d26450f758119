import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

/** A picture as the browser gave it, and what it decodes to. */
export const decode = (file: Buffer) => PNG.sync.read(file);

/**
 * A small file of a picture. It has at most 256 colours: the frequent ones exactly, the others as the nearest of those,
 * mostly within 5 of 255 steps. What it was made of is noted in it, so that the same picture is known without decoding.
 */
export function encode(taken: Buffer) {
  const { width, height, data } = decode(taken);
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const { palette, indexOf, error } = fewColours(pixels);

  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = indexOf.get(pixels[y * width + x]!)!;

  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8); // 8 bits a pixel, with a palette
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('tEXt', Buffer.from(`Comment\0of ${digest(taken)}, error ${error}`, 'latin1')),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Whether the file was made of the very picture. */
export const isMadeOf = (file: Buffer, taken: Buffer) => comment(file).includes(digest(taken));

/** By how many steps of 255 a colour of the file may be off. */
export const errorOf = (file: Buffer) => Number(/error (\d+)/.exec(comment(file))?.[1] ?? 0);

const comment = (file: Buffer) => file.toString('latin1', 0, 200);

/** What tells a picture from others. */
export const digest = (taken: Buffer) => createHash('sha256').update(taken).digest('hex').slice(0, 32);

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Red, green and blue of a pixel, as PNG data read on a little-endian machine has it. */
const channels = (pixel: number) => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255] as const;

/** The least error with which 256 colours are enough: colours so close to a more frequent one become that one. */
function fewColours(pixels: Uint32Array) {
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const colours = [...counts].sort(([, a], [, b]) => b - a).map(([pixel]) => pixel);

  for (let error = 0; ; error++) {
    const palette: number[] = [];
    const indexOf = new Map<number, number>();
    for (const colour of colours) {
      let index = error === 0 ? -1 : nearest(palette, colour, error);
      if (index < 0) index = palette.push(colour) - 1;
      if (index > 255) break;
      indexOf.set(colour, index);
    }
    if (palette.length <= 256) return { palette, indexOf, error };
  }
}

function nearest(palette: number[], colour: number, within: number) {
  const [r, g, b] = channels(colour);
  let found = -1;
  let least = within + 1;
  for (let i = 0; i < palette.length; i++) {
    const pixel = palette[i]!;
    const off = Math.max(
      Math.abs((pixel & 255) - r),
      Math.abs(((pixel >> 8) & 255) - g),
      Math.abs(((pixel >> 16) & 255) - b),
    );
    if (off < least) {
      least = off;
      found = i;
    }
  }
  return found;
}
