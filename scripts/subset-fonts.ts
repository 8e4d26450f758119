/** `npx tsx scripts/subset-fonts.ts`: makes the fonts that pages load from the whole ones in `ui/styles/fonts/source`. */
import { readFile, writeFile } from 'node:fs/promises';
// @ts-expect-error: the package has no types.
import subsetFont from 'subset-font';
import { fromRoot } from '../api/root.ts';

/** What Laurel itself and most English texts are written with. */
const COMMON = 'U+20-7E, U+A0, U+A9, U+B7, U+D7, U+E1, U+E9, U+ED, U+F1, U+F3, U+2013, U+2014, U+2018-201D, U+2026';
const ALL = 'U+20-FFFD';

/** The weights that the sheets ask for. The optical size follows the size of the letters; smaller ones are drawn as at 18 px. */
const ROMAN = { wght: { min: 400, max: 480, default: 400 }, opsz: { min: 18, max: 72, default: 18 } };
const ITALIC = { wght: 400, opsz: 18 };
const SANS = { wght: { min: 400, max: 600, default: 400 } };

/** The features of OpenType that texts use: kerning, marks, and figures that line up. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];

/** The whole fonts, each with the part of its axes that is kept, and the files to make of it. */
const fonts = [
  { name: 'newsreader', axes: ROMAN },
  { name: 'newsreader-italic', axes: ITALIC },
  { name: 'instrument-sans', axes: SANS },
];

const folder = fromRoot('ui/styles/fonts');
const common = new Set(charactersOf(COMMON));
const rare = charactersOf(ALL).filter((character) => !common.has(character));

for (const { name, axes } of fonts) {
  const whole = await readFile(`${folder}/source/${name}.woff2`);
  for (const [file, characters] of [
    [name, [...common]],
    [`${name}-more`, rare],
  ] as const) {
    const font = await subsetFont(whole, characters.join(''), {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: FEATURES,
    });
    await writeFile(`${folder}/${file}.woff2`, font);
    console.log(`${file}.woff2 ${(font.length / 1_000).toFixed(0)} kB`);
  }
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
