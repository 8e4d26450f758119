import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { RuleSource } from '#contract/round-verdicts.ts';
import { fromRoot } from '../root.ts';
import { colleges, findCollege } from './directory.ts';
import { duties } from './required.ts';
import { roundRules } from './round-plans.ts';

const { reasons, generic, questbridge, ucas, colleges: ofColleges } = roundRules;
const { control } = JSON.parse(readFileSync(fromRoot('api/data/season/round-rules.json'), 'utf8')) as {
  control: Record<string, number[]>;
};
const rules = [generic, { questbridge }, ...Object.values(ofColleges)].flatMap((some) => Object.values(some));
const parts = rules.flatMap(({ forbids, allows }) => [...forbids, ...allows]);

test('every rule and duty says where it was read, on which day, and of which cycle', () => {
  const wrong = ({ name, url, checkedOn, cycle }: RuleSource) =>
    !name || !URL.canParse(url) || !isDay(checkedOn) || !cycle;
  const sources = [...rules, ...parts, ...rules.flatMap(({ deferred = [] }) => deferred), ucas].flatMap(
    ({ source = [] }) => source,
  );
  expect(sources.filter(wrong)).toEqual([]);
  const ofDuties = duties.flatMap(({ items }) => items.map(({ source }) => source));
  // What rests on common practice has no page.
  expect(ofDuties.filter((source) => source.url !== null && wrong(source as RuleSource))).toEqual([]);
});

test('every reason has its sentence', () => {
  const used = [
    ...parts.flatMap(({ reason, reasonPublic = [] }) => [reason, reasonPublic].flat()),
    ...rules.flatMap(({ ed2, deferred }) => [ed2, deferred].flatMap((one) => one?.reason ?? [])),
  ];
  expect(used.filter((reason) => !reasons[reason]?.endsWith('.'))).toEqual([]);
});

test('rules speak of plans, colleges and kinds of control that are known', () => {
  const plans = new Set(['ed', 'ed2', 'ea', 'ea2', 'rea', 'rd', 'rolling', 'questbridge', 'any']);
  const controls = new Set(['public', 'private', 'foreign', 'academy', 'any']);
  const verdicts = new Set(['clash', 'order', 'ask', 'fine', undefined]);
  const unknown = parts.filter(
    (part) =>
      !part.plans.every((plan) => plans.has(plan)) ||
      !part.control.every((kind) => controls.has(kind)) ||
      !verdicts.has(part.verdict),
  );
  expect(unknown).toEqual([]);
  const numbers = new Set(colleges.map(({ ipeds }) => ipeds));
  expect(Object.keys(ofColleges).filter((ipeds) => !numbers.has(Number(ipeds)))).toEqual([]);
  expect(
    Object.values(control)
      .flat()
      .filter((ipeds) => !numbers.has(ipeds)),
  ).toEqual([]);
  expect(ucas.notTogether.flat().filter((name) => findCollege(name)?.name !== name)).toEqual([]);
});

function isDay(text: string) {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toISOString().startsWith(text);
}
