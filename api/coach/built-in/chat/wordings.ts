import phrases from '#api/coach/data/chat/phrases.json' with { type: 'json' };

const isPhrase = (name: string): name is keyof typeof phrases => name in phrases;

/** A wording with the phrases of phrases.json written out where it names them: "<essays>". */
export const writtenOut = (wording: string): string =>
  wording.replace(/<([a-z ]+)>/g, (all, name: string) => (isPhrase(name) ? writtenOut(phrases[name]) : all));

/** Returns true where one of the wordings stands in a text. */
export const says = (wordings: readonly string[] | undefined, text: string): boolean =>
  wordings?.some((wording) => patternOf(wording).test(text)) ?? false;

/** The text without the wordings that stand in it. */
export const without = (wordings: readonly string[], text: string): string =>
  wordings
    .reduce((rest, wording) => rest.replace(patternOf(wording), ' '), text)
    .replace(/ +/g, ' ')
    .trim();

const patterns = new Map<string, RegExp>();

/** `*` stands for up to eight words, and at the end of a word for the rest of that word; all else is a regular expression. */
function patternOf(wording: string): RegExp {
  const known = patterns.get(wording);
  if (known) return known;
  const source = writtenOut(wording)
    .replace(/(?<![^ ])\* /g, '(?:\\S+ ){0,8}')
    .replace(/(?<=[a-z])\*/g, '\\w*');
  const pattern = new RegExp(`(?<![^ ])(?:${source})(?![^ ])`);
  patterns.set(wording, pattern);
  return pattern;
}
