/** How each kind of picture begins. SVG is not among them, because it may hold scripts and load other addresses. */
const beginnings: Record<string, RegExp> = {
  'image/png': /^\x89PNG\r\n/,
  'image/jpeg': /^\xff\xd8\xff/,
  'image/gif': /^GIF8[79]a/,
  'image/webp': /^RIFF.{4}WEBP/s,
  'image/avif': /^.{4}ftypavi[fs]/s,
};

/** The content types that a picture may have. */
export const pictureTypes = Object.keys(beginnings);

/** The content type of a picture by its bytes, whatever it was called; undefined where it is none. */
export function pictureType(bytes: Buffer) {
  const beginning = bytes.toString('latin1', 0, 16);
  return pictureTypes.find((type) => beginnings[type]!.test(beginning));
}
