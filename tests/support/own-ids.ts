import type { EndpointName } from '#contract/addresses.ts';
import { contract } from '#contract/index.ts';

/** Whether the path of an endpoint has an id of a student's in it. A form is a fact of the season, and no student's. */
export const takesOwnId = (name: EndpointName): boolean => contract[name].path.replace('/:form', '').includes('/:');

/** Bodies that would be taken, were the ids one's own. */
export const takenBodies: Partial<Record<EndpointName, object>> = {
  patchApplication: { notes: 'Mine now.' },
  createSupplemental: { title: 'Mine now' },
  saveSupplemental: { response: 'Mine now.' },
  saveApplicationSupplemental: { response: 'Mine now.' },
  patchActivity: { title: 'Mine now' },
  patchHonor: { title: 'Mine now' },
  createRequirement: { kind: 'other' },
  patchRequirement: { state: 'sent' },
  patchPerson: { name: 'Mine now' },
  patchPlanItem: { done: true },
  patchFormField: { pasted: true },
  gradeEssay: { text: 'Mine now.' },
  saveOutline: { lines: [] },
  patchUnits: { units: ['joy'] },
  startFrom: { sourceId: 'main' },
  patchSlips: { name: 'Yale', meant: true },
  addCollegePrompts: { prompts: ['brown-university-1'] },
  chat: { messages: [{ role: 'user', content: 'How is it?' }] },
  orderActivities: {},
  patchComment: { answer: 'Mine now.' },
};

/** Queries without which an endpoint refuses a request before it looks for the id. */
export const takenQueries: Partial<Record<EndpointName, string>> = { readRevisions: '?from=nobodys' };
