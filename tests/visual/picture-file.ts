import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** A picture of 4 bytes a pixel: red, green, blue, alpha. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** A stored picture has at most so many colours, because its size follows from their number. */
const COLOURS = 24;

export async function decode(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A PNG file of a picture. */
export const toPng = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();

/**
 * A small WebP file of a screenshot. Its most frequent colours are exact, and the others become the nearest of those. The file notes
 * the digest of the screenshot, so that the same one is known again without decoding, and by how much a colour may be off.
 */
export async function encode(screenshot: Buffer, digest = digestOf(screenshot)) {
  const { data, width, height } = await decode(screenshot);
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const { colourOf, error } = withFewColours(pixels);
  for (let i = 0; i < pixels.length; i++) pixels[i] = colourOf.get(pixels[i]!)!;
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 6, quality: 100 })
    .withExif({ IFD0: { ImageDescription: `of ${digest}, error ${error}` } })
    .toBuffer();
}

/** Whether the file was made of this very screenshot. */
export const isMadeOf = (file: Buffer, screenshot: Buffer) => file.includes(`of ${digestOf(screenshot)}`);

/** By how many steps of 255 a colour of the file may be off. */
export const errorOf = (file: Buffer) => Number(/, error (\d+)/.exec(file.toString('latin1'))?.[1] ?? 0);

export const digestOf = (screenshot: Buffer) => createHash('sha256').update(screenshot).digest('hex').slice(0, 32);

/** Finds the least error with which `COLOURS` are enough, where a colour becomes a more frequent one that is as close as that. */
function withFewColours(pixels: Uint32Array) {
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const colours = [...counts].sort(([, a], [, b]) => b - a).map(([pixel]) => pixel);

  for (let error = 0; ; error++) {
    const palette: number[] = [];
    const colourOf = new Map<number, number>();
    for (const colour of colours) {
      const found = nearest(palette, colour, error);
      if (found === undefined) palette.push(colour);
      if (palette.length > COLOURS) break;
      colourOf.set(colour, found ?? colour);
    }
    if (palette.length <= COLOURS) return { colourOf, error };
  }
}

function nearest(palette: number[], colour: number, within: number) {
  let found: number | undefined;
  let least = within + 1;
  for (const other of palette) {
    const distance = distanceOf(colour, other);
    if (distance < least) {
      least = distance;
      found = other;
    }
  }
  return found;
}

/** The largest difference of red, green or blue, which stand in the lower three bytes of a pixel. */
function distanceOf(a: number, b: number) {
  return Math.max(
    Math.abs((a & 255) - (b & 255)),
    Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)),
    Math.abs(((a >> 16) & 255) - ((b >> 16) & 255)),
  );
}
