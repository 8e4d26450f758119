import { plainKey } from '#contract/text.ts';

/** With an ending and a number such a name still has at most 80 characters. */
const MAX_LENGTH = 70;
/** Names of devices, which Windows gives to no file, whatever its ending. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * A file name without an ending for each title, in order: small ASCII letters, digits and hyphens, at most 75
 * characters, none twice, fit for Windows, macOS and Linux.
 */
export function fileNames(titles: string[]): string[] {
  const taken = new Set<string>();
  const copies = new Map<string, number>();
  return titles.map((title) => {
    const slug = slugOf(title);
    let copy = copies.get(slug) ?? 1;
    while (taken.has(numbered(slug, copy))) copy++;
    copies.set(slug, copy);
    taken.add(numbered(slug, copy));
    return numbered(slug, copy);
  });
}

const numbered = (slug: string, copy: number) => (copy === 1 ? slug : `${slug}-${copy}`);

function slugOf(title: string) {
  const slug = plainKey(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-|-$/g, '');
  if (slug === '') return 'essay';
  return RESERVED.test(slug) ? `essay-${slug}` : slug;
}
