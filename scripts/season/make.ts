import { colleges as directory } from '#api/colleges/directory.ts';
import { Advice, printedAdvice } from './advice.ts';
import { AiPolicies, slimAiPolicies } from './ai-policies.ts';
import { Duties } from './duties.ts';
import { Forms, slimForms } from './forms.ts';
import { Names, printedNames } from './names.ts';
import { Plans, slimPlans } from './plans.ts';
import { Prompts, slimPrompts } from './prompts.ts';
import { readFrom } from './read.ts';
import { Requirements, slimRequirements } from './requirements.ts';
import { RoundRules, slimRules } from './round-rules.ts';
import { printedScores, slimScores } from './scores.ts';

/** The colleges of the directory by their numbers in federal data. */
export const collegeNames: ReadonlyMap<string, string> = new Map(
  directory.map(({ name, ipeds }) => [String(ipeds), name]),
);

/** Every file of `api/data/season`, made of the files of a folder. */
export function seasonOf(folder: string) {
  const prompts = readFrom(folder, 'prompts.json', Prompts);
  const requirements = readFrom(folder, 'requirements.json', Requirements);
  const controls = Object.entries(requirements.colleges).map(([ipeds, { c }]) => [ipeds, c] as const);
  return {
    'plans.json': slimPlans(readFrom(folder, 'plans.json', Plans), prompts.cycle),
    'requirements.json': slimRequirements(requirements, prompts, collegeNames),
    'test-scores.json': slimScores(requirements),
    'round-rules.json': slimRules(readFrom(folder, 'round-rules.json', RoundRules), controls),
    'duties.json': readFrom(folder, 'duties.json', Duties),
    'prompts.json': slimPrompts(prompts),
    'names.json': readFrom(folder, 'names.json', Names),
    'ai-policies.json': slimAiPolicies(
      readFrom(folder, 'ai-policies.json', AiPolicies),
      new Set(directory.map(({ name }) => name)),
    ),
    'forms.json': slimForms(readFrom(folder, 'forms.json', Forms), prompts),
    'advice.json': readFrom(folder, 'advice.json', Advice),
  };
}
export type Season = ReturnType<typeof seasonOf>;

/** A file of which nobody reads single lines. */
export const indented = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

/** One line for each source and college, so that a change of one fact is a change of one line. */
function byLine({
  cycle,
  sources,
  forms,
  colleges,
}: {
  cycle?: string;
  sources: object[];
  forms?: object;
  colleges: object;
}): string {
  const lines = (rows: string[]) => rows.join(',\n');
  const rowsOf = (named: object) =>
    Object.entries(named).map(([name, row]) => `${JSON.stringify(name)}:${JSON.stringify(row)}`);
  return `{${cycle ? `"cycle":${JSON.stringify(cycle)},` : ''}"sources":[
${lines(sources.map((source) => JSON.stringify(source)))}
],${forms ? `"forms":{\n${lines(rowsOf(forms))}\n},` : ''}"colleges":{
${lines(rowsOf(colleges))}
}}
`;
}

/** How each file is written. */
const printed: { [Name in keyof Season]: (made: Season[Name]) => string } = {
  'plans.json': byLine,
  'requirements.json': byLine,
  'test-scores.json': printedScores,
  'round-rules.json': indented,
  'duties.json': indented,
  'prompts.json': byLine,
  'names.json': printedNames,
  'ai-policies.json': indented,
  'forms.json': indented,
  'advice.json': printedAdvice,
};

/** The names of the files. */
export const files = Object.keys(printed) as (keyof Season)[];

/** The file of that name as it is written. */
export const textOf = <Name extends keyof Season>(season: Season, name: Name): string => printed[name](season[name]);
