import { readFileSync } from 'node:fs';
import {
  answersAskedIn,
  type KnownPrompts,
  knownPromptsIn,
  knownQuestionsIn,
  type PromptsFile,
} from '#contract/map/known-prompts.ts';
import { fromRoot } from '../root.ts';
import { findCollege } from './directory.ts';

const file: PromptsFile = JSON.parse(readFileSync(fromRoot('api/data/season/prompts.json'), 'utf8'));

const nameOf = (college: string): string | undefined => findCollege(college)?.name;

/** What a college asks this season. Of one that is not listed nothing is known, and its own page tells. */
export function collegePrompts(college: string): KnownPrompts {
  const found = findCollege(college);
  const page = found && {
    name: `${found.name}, its own page`,
    url: `https://${found.domain}`,
    checkedOn: null,
    cycle: null,
  };
  return knownPromptsIn(file, found?.name) ?? { status: 'unknown', note: null, source: page ?? null, prompts: [] };
}

/** What a college asks everybody to write this season. */
export const answersAsked = (college: string) => answersAskedIn(file, nameOf(college));

/** Finds what is known of a published question. */
export const knownQuestion = knownQuestionsIn(file, nameOf);

/** The colleges of which questions are known, by their names in the directory. */
export const collegesWithPrompts: readonly string[] = [
  ...Object.keys(file.colleges),
  ...Object.values(file.forms).flatMap(({ appliesTo = [] }) => appliesTo),
];
