import { readFileSync } from 'node:fs';
import { type NamedCollege, type NameIndex, nameIndex } from '#contract/slips/name-index.ts';
import { fromRoot } from '../root.ts';
import { colleges } from './directory.ts';

let index: NameIndex | undefined;

/** The forms by which all colleges are named in an essay, for `slipsIn`. Made at first use, within a tenth of a second. */
export function collegeNames(): NameIndex {
  if (index) return index;
  const named: NamedCollege[] = JSON.parse(readFileSync(fromRoot('api/data/season/names.json'), 'utf8'));
  index = nameIndex(named, colleges);
  return index;
}
