import colleges from '#mocks/fixtures/colleges.json' with { type: 'json' };
import { printedNames } from './names.ts';
import { indented, type Season } from './make.ts';

/** What a season's files say of the mocks' few colleges, in the order of these. */
const ofMocks = <Row>(rows: Readonly<Record<string, Row>>): [string, Row][] =>
  colleges.flatMap(({ name }): [string, Row][] => {
    const row = rows[name];
    return row === undefined ? [] : [[name, row]];
  });

/** The sources that are named by these places, and the new place of each. */
function onlyUsed<Source>(sources: readonly Source[], places: readonly number[]) {
  const used = [...new Set(places)];
  return { sources: used.map((place) => sources[place]!), placeOf: (place: number) => used.indexOf(place) };
}

/** The files of `mocks/fixtures` that are a season's files cut down to the mocks' few colleges. */
export const mocksOf = (season: Season): Record<string, string> => ({
  'round-rules.json': indented(mockRules(season)),
  'duties.json': indented(season['duties.json']),
  'forms.json': indented(season['forms.json']),
  'requirements.json': indented(mockRequirements(season)),
  'prompts.json': indented({
    ...season['prompts.json'],
    colleges: Object.fromEntries(ofMocks(season['prompts.json'].colleges)),
  }),
  'ai-policies.json': indented(mockAiPolicies(season['ai-policies.json'])),
  'names.json': printedNames(
    season['names.json'].filter(({ name }) => colleges.some((college) => college.name === name)),
  ),
});

/** The mocks' colleges by name with their numbers in federal data, as far as these are known. */
const numbersOf = ({ 'plans.json': plans }: Season): [string, number][] =>
  ofMocks(plans.colleges).flatMap(([name, { ipeds }]): [string, number][] =>
    ipeds === undefined ? [] : [[name, ipeds]],
  );

/** The rules, each college with its number and kind. */
function mockRules(season: Season) {
  const { colleges, control, ...rules } = season['round-rules.json'];
  const kindOf = (ipeds: number) =>
    (['public', 'private', 'academy'] as const).find((kind) => control[kind].includes(ipeds)) ?? 'unknown';
  const numbers = numbersOf(season);
  const known = new Set(numbers.map(([, ipeds]) => String(ipeds)));
  return {
    ...rules,
    colleges: Object.fromEntries(Object.entries(colleges).filter(([ipeds]) => known.has(ipeds))),
    directory: Object.fromEntries(numbers.map(([name, ipeds]) => [name, { ipeds, control: kindOf(ipeds) }])),
  };
}

/** The requirements, by the names of the colleges. */
function mockRequirements(season: Season) {
  const { sources, colleges } = season['requirements.json'];
  const known = numbersOf(season).flatMap(([name, ipeds]) => {
    const row = colleges[ipeds];
    return row ? [[name, row] as const] : [];
  });
  const used = onlyUsed(
    sources,
    known.flatMap(([, { facts }]) => facts.flatMap(([, , source]) => source ?? [])),
  );
  const duties = season['duties.json'].flatMap(({ items }) => items);
  return {
    agreement: duties.find(({ id }) => id === 'agreement')?.source,
    sources: used.sources,
    colleges: Object.fromEntries(
      known.map(([name, row]) => [
        name,
        {
          ...row,
          facts: row.facts.map(([kind, need, source, ...more]) => [
            kind,
            need,
            source === null ? null : used.placeOf(source),
            ...more,
          ]),
        },
      ]),
    ),
  };
}

function mockAiPolicies({ sources, colleges, ...policies }: Season['ai-policies.json']) {
  const known = ofMocks(colleges);
  const used = onlyUsed(
    sources,
    known.map(([, { source }]) => source),
  );
  return {
    ...policies,
    sources: used.sources,
    colleges: Object.fromEntries(known.map(([name, row]) => [name, { ...row, source: used.placeOf(row.source) }])),
  };
}
