import { type NamedCollege, type NameIndex, nameIndex } from '#contract/slips/name-index.ts';
import { colleges } from './fixtures/colleges.ts';
import names from './fixtures/names.json' with { type: 'json' };

let index: NameIndex | undefined;

/** The forms by which the mocks' few colleges are named in an essay. */
export const collegeNames = (): NameIndex =>
  (index ??= nameIndex(
    names as NamedCollege[],
    colleges.map((college) => ({ ...college, city: college.location.split(',')[0]! })),
  ));
