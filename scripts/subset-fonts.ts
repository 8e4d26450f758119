/** `npx tsx scripts/subset-fonts.ts`: makes the fonts that pages load from the whole ones in `ui/styles/fonts/source`. */
import { readFile, writeFile } from 'node:fs/promises';
// @ts-expect-error: the package has no types.
import subsetFont from 'subset-font';
import { fromRoot } from '../api/root.ts';

/** What Laurel itself and most English texts are written with. */
const COMMON = 'U+20-7E, U+A0, U+A9, U+B7, U+D7, U+E1, U+E9, U+ED, U+F1, U+F3, U+2013, U+2014, U+2018-201D, U+2026';
const ALL = 'U+20-FFFD';

/** The file to make, its source, and its characters as in `unicode-range`. */
const fonts = [
  { to: 'newsreader', from: 'newsreader', range: COMMON },
  { to: 'newsreader-more', from: 'newsreader', range: ALL, without: COMMON },
  { to: 'newsreader-italic', from: 'newsreader-italic', range: ALL },
  { to: 'instrument-sans', from: 'instrument-sans', range: ALL },
];

const folder = fromRoot('ui/styles/fonts');
for (const { to, from, range, without = '' } of fonts) {
  const left = new Set(charactersOf(without));
  const characters = charactersOf(range).filter((character) => !left.has(character));
  const font = await subsetFont(await readFile(`${folder}/source/${from}.woff2`), characters.join(''), {
    targetFormat: 'woff2',
  });
  await writeFile(`${folder}/${to}.woff2`, font);
  console.log(`${to}.woff2 ${(font.length / 1_000).toFixed(0)} kB`);
}

function charactersOf(range: string) {
  return range.split(', ').flatMap((part) => {
    const [first, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return first === undefined || Number.isNaN(first)
      ? []
      : Array.from({ length: last! - first + 1 }, (_, at) => String.fromCodePoint(first + at));
  });
}
