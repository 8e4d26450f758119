import {
  answersAskedIn,
  type KnownPrompts,
  knownPromptsIn,
  knownQuestionsIn,
  type PromptsFile,
} from '#contract/map/known-prompts.ts';
import { collegeNamed } from './colleges.ts';
import file from './fixtures/prompts.json' with { type: 'json' };

const prompts = file as PromptsFile;

/** What a college asks this season. */
export function collegePrompts(college: string): KnownPrompts {
  const found = collegeNamed(college);
  const page = found && {
    name: `${found.name}, its own page`,
    url: `https://${found.domain}`,
    checkedOn: null,
    cycle: null,
  };
  return knownPromptsIn(prompts, found?.name) ?? { status: 'unknown', note: null, source: page ?? null, prompts: [] };
}

/** What a college asks everybody to write this season. */
export const answersAsked = (college: string) => answersAskedIn(prompts, collegeNamed(college)?.name);

export const knownQuestion = knownQuestionsIn(prompts, (college) => collegeNamed(college)?.name);
