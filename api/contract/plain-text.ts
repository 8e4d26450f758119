/** Straight quotes, plain hyphens and spaces. Every replacement keeps the length, so that offsets stay true. */
export const plainText = (text: string): string => (/[^\x20-\x7e\n]/.test(text) ? straightened(text) : text);

const straightened = (text: string): string =>
  text
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d\u201e]/g, '"')
    .replace(/[\u2010-\u2013]/g, '-')
    .replace(/[\t\u00a0\u2000-\u200a\u202f\u3000]/g, ' ');
