import { Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';

/** How other kinds of files begin that may have no NUL byte: rich text, PNG, JPEG, GIF, old Office. */
const OTHER_KINDS = ['{\\rtf', '\u0089PNG', '\u00ff\u00d8\u00ff', 'GIF8', '\u00d0\u00cf\u0011\u00e0'];

/** Windows-1252 from 0x80 to 0x9F: quotes, dashes and a few letters, which Node's own decoder reads as control characters. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * The text of a plain-text file: UTF-8 or UTF-16 by its mark, else UTF-8, else the encoding of old Windows editors.
 * A NUL byte means it is no text: a 400.
 */
export function readPlainText(bytes: Uint8Array) {
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  if (OTHER_KINDS.some((kind) => start.startsWith(kind))) throw new Problem(400, refusals.fileUnreadable);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) throw new Problem(400, refusals.fileUnreadable);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1')
      .decode(bytes)
      .replace(/[\u0080-\u009f]/g, (byte) => WINDOWS[byte.charCodeAt(0) - 0x80]!);
  }
}
