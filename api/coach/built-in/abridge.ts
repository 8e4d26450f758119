/** The beginning of a text on one line, at most `letters` long, cut between words; not escaped. */
export function abridge(text: string, letters: number): string {
  const line = text
    .slice(0, 4 * letters)
    .replace(/\s+/g, ' ')
    .trim();
  const words = line.split(' ').slice(0, Math.ceil(letters / 4));
  const short = words.join(' ');
  if (short.length <= letters) return short === line && text.length <= 4 * letters ? short : `${short} …`;
  const cut = short.slice(0, letters + 1).lastIndexOf(' ');
  return `${short.slice(0, cut > letters / 2 ? cut : letters).replace(/[\uD800-\uDBFF]$/, '')} …`;
}
