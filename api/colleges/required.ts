import { readFileSync } from 'node:fs';
import type { DutiesFile } from '#contract/duties-of.ts';
import { type CollegeRequirements, collegeRequirementsIn, type RequirementsFile } from '#contract/requirements-of.ts';
import type { FactSource } from '#contract/requirements.ts';
import { fromRoot } from '../root.ts';
import { findCollege } from './directory.ts';

const read = (name: string) => JSON.parse(readFileSync(fromRoot(`api/data/season/${name}`), 'utf8'));

const file: RequirementsFile = read('requirements.json');

/** What is known of what a college asks for, by a name or an alias; undefined where the directory does not have it. */
export function collegeRequirements(name: string): CollegeRequirements | undefined {
  const college = findCollege(name);
  return college && collegeRequirementsIn(file, String(college.ipeds), college);
}

/** What an answer of a college, or a binding plan that is sent, asks of the student. */
export const duties: DutiesFile = read('duties.json');

/** Where it was read that a binding plan needs an agreement of student, parent and counselor. */
export const agreementSource: FactSource = found(
  duties.flatMap(({ items }) => items).find(({ id }) => id === 'agreement'),
).source;

function found<D>(duty: D | undefined): D {
  if (!duty) throw new Error("The season's duties say nothing of the agreement of a binding plan.");
  return duty;
}
