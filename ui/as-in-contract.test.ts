import { expect, test } from 'vitest';
import { AID_KINDS } from '../api/contract/aid-kinds.ts';
import { inFigures as inFiguresByServer, listInWords as listedByServer } from '../api/contract/in-words.ts';
import { limits } from '../api/contract/limits.ts';
import { briefDuration, durationInWords } from '../api/contract/plan/words.ts';
import { requirementNames as requirementNamesOfServer } from '../api/contract/requirement-names.ts';
import { requirementKinds } from '../api/contract/requirements.ts';
import { emptyInput } from '../app/lib/activity-input.ts';
import { noDetails } from './activities/story-parts.ts';
import { IMPACT_LIMIT, NAME_LIMIT as ACTIVITY_NAME_LIMIT } from './activities/ActivityFields/ActivityFields.tsx';
import { inFigures, listInWords } from './in-words.ts';
import { TITLE_LIMIT } from './essay/PromptField/PromptField.tsx';
import { shortDuration, spokenDuration } from './plan/plan.ts';
import { requirementGroups, requirementNames } from './requirements/requirements.ts';
import { COMMENT_LIMIT, NAME_LIMIT } from './review/review.ts';

test('fields take as many characters as the server does', () => {
  expect(IMPACT_LIMIT).toBe(limits.impact);
  expect(ACTIVITY_NAME_LIMIT).toBe(limits.title);
  expect(ACTIVITY_NAME_LIMIT).toBe(limits.organization);
  expect(TITLE_LIMIT).toBe(limits.title);
  expect(COMMENT_LIMIT).toBe(limits.comment);
  expect(NAME_LIMIT).toBe(limits.name);
});

test('requirements have the names that the server gives them, in its order, and those of aid stand together', () => {
  expect(requirementNames).toEqual(requirementNamesOfServer);
  expect(Object.keys(requirementNames)).toEqual(requirementKinds);
  expect(requirementGroups.flatMap(({ kinds }) => kinds).toSorted()).toEqual(requirementKinds.toSorted());
  expect(requirementGroups.find(({ title }) => title === 'Aid')?.kinds).toEqual(AID_KINDS);
});

test('lists are worded as the server words them', () => {
  const things = ['one', 'two', 'three', 'four'];
  const some = things.map((_, at) => things.slice(0, at));
  expect(some.map(listInWords)).toEqual(some.map(listedByServer));
});

test('numbers of things are worded as the server words them', () => {
  for (const count of [0, 1, 2, 11, 999, 1_000, 12_345]) {
    expect(inFigures(count, 'word')).toBe(inFiguresByServer(count, 'word'));
    expect(inFigures(count, 'story', 'stories')).toBe(inFiguresByServer(count, 'story', 'stories'));
  }
});

test('durations are worded as the server words them', () => {
  const minutes = Array.from({ length: 601 }, (_, i) => i);
  expect(minutes.map(shortDuration)).toEqual(minutes.map(briefDuration));
  expect(minutes.map(spokenDuration)).toEqual(minutes.map(durationInWords));
});

test('stories know every detail that the app asks of an activity', () => {
  const { title, organization, hoursPerWeek, weeksPerYear, impact, ...details } = emptyInput;
  expect(noDetails).toEqual(details);
});
