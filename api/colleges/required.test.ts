import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { RequirementsFile } from '#contract/requirements-of.ts';
import { Need, RequirementKind } from '#contract/requirements.ts';
import { fromRoot } from '../root.ts';
import { colleges, findCollege } from './directory.ts';
import { agreementSource, collegeRequirements, duties } from './required.ts';

const file: RequirementsFile = JSON.parse(readFileSync(fromRoot('api/data/season/requirements.json'), 'utf8'));
const rows = Object.entries(file.colleges);
const facts = rows.flatMap(([ipeds, college]) => college.facts.map((fact) => ({ ipeds, fact })));

test('every college of the season’s requirements is in the directory', () => {
  const known = new Set(colleges.map(({ ipeds }) => String(ipeds)));
  expect(rows.filter(([ipeds]) => !known.has(ipeds)).map(([ipeds]) => ipeds)).toEqual([]);
  expect(rows.length).toBeGreaterThan(2_400);
});

test('every fact has a kind and a need that the contract knows, and a sensible number', () => {
  const wrong = facts.filter(({ fact: [kind, need, , { count = 1, value = 0 } = {}] }) => {
    const known = RequirementKind.safeParse(kind).success && Need.safeParse(need).success;
    return !known || count < 1 || count > 12 || value < 0 || value > 300;
  });
  expect(wrong).toEqual([]);
});

test('every fact has a source with a day of reading and a cycle, and what is unknown has none', () => {
  const wrong = facts.filter(({ fact: [, need, source] }) => (need === 'unknown') !== (source === null));
  expect(wrong).toEqual([]);
  const unsourced = file.sources.filter(
    ({ name, url, checkedOn, cycle }) =>
      !name ||
      (url !== null && !URL.canParse(url)) ||
      !/^2026-\d\d-\d\d$/.test(checkedOn ?? '') ||
      !/^(2026-27|2025-26|fall 2024)$/.test(cycle ?? ''),
  );
  expect(unsourced).toEqual([]);
  const used = new Set(facts.map(({ fact: [, , source] }) => source));
  expect(file.sources.filter((_, place) => !used.has(place))).toEqual([]);
});

test('the pages of colleges are addresses', () => {
  const pages = rows.flatMap(([, { page, aidPage }]) => [page, aidPage].filter((url) => url !== undefined));
  expect(pages.filter((url) => !URL.canParse(url))).toEqual([]);
});

test.each([
  ['Harvard University', 'tests', 'required', '2026-27'],
  ['Caltech', 'tests', 'required', '2026-27'],
  ['Stanford', 'tests', 'required', '2026-27'],
  ['UC Berkeley', 'tests', 'notConsidered', '2026-27'],
  ['UC Berkeley', 'mainEssay', 'notConsidered', '2026-27'],
  ['University of Michigan', 'interview', 'notConsidered', '2026-27'],
  ['University of Alabama', 'mainEssay', 'optional', 'fall 2024'],
])('%s: %s is %s, as of %s', (college, kind, need, cycle) => {
  expect(collegeRequirements(college)?.facts.find((fact) => fact.kind === kind)).toMatchObject({
    need,
    source: { cycle },
  });
});

test('a college abroad has no American reports, and its own page', () => {
  expect(collegeRequirements('University of Oxford')).toMatchObject({
    american: false,
    facts: [],
    page: expect.stringMatching(/^https:\/\//),
  });
  expect(findCollege('Kalmar College')).toBeUndefined();
  expect(collegeRequirements('Kalmar College')).toBeUndefined();
});

test('every duty says who does it and where it was read', () => {
  const items = duties.flatMap((duty) => duty.items);
  expect(items.length).toBeGreaterThan(20);
  expect(items.filter(({ says, who, source }) => !says || !who || !source.name || !source.checkedOn)).toEqual([]);
  expect(agreementSource.url).toMatch(/^https:/);
});
