import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '#contract/client.ts';
import { contract } from '#contract/index.ts';
import { countWords } from '#contract/words.ts';
import { db } from './db.ts';
import { noor, noorsWork } from './fixtures/student.ts';
import { handlers } from './handlers/index.ts';
import { type Scenario, scenarios } from './scenarios.ts';

const server = setupServer(...handlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

let token: string;
const call = createClient({ base: 'http://mocks.test', token: () => token });

beforeEach(() => {
  db.reset();
  token = db.signIn(db.add({ ...noor, ...noorsWork }));
});

test.each(['readMe', 'listApplications', 'readDraft', 'listActivities', 'listHonors', 'readContext'] as const)(
  '%s answers the demo student as the contract says, with no field more',
  async (name) => {
    const answer = await call(name);
    expect(contract[name].answer.parse(answer)).toEqual(answer);
  },
);

test('the demo student has the figures of the design', async () => {
  const { applications, essays, extracurriculars, deadlines } = await call('readOverview', { query: {} });
  expect(applications).toEqual({ total: 8, statuses: { drafting: 4, editing: 2, submitted: 2, accepted: 0 } });
  expect(essays).toMatchObject({ avgScore: 81.6, lastScore: 84 });
  expect(extracurriculars.count).toBe(5);
  expect(deadlines.map(({ id }) => id)).toEqual([
    'case-western',
    'ohio-state',
    'georgia-tech-major',
    'georgia-tech',
    'uc-berkeley',
    'cornell',
    'oberlin',
  ]);
  const activities = await call('listActivities');
  expect(activities.reduce((sum, { yearlyHours }) => sum + (yearlyHours ?? 0), 0)).toBe(1330);
});

test('every remark on the essays of the demo student stands on words of theirs', async () => {
  const { essays } = await call('readContext');
  expect(essays.map(({ text }) => countWords(text))).toEqual([592, 247, 438, 64, 0, 112, 0]);
  for (const { text, likes, needsWork } of essays)
    for (const { start, end } of [...likes, ...needsWork]) expect(text.slice(start!, end!).trim()).not.toBe('');
});

test('what one world changes is as it was in the next', async () => {
  await call('patchApplication', { params: { appId: 'brown' }, body: { decision: 'accepted' } });
  await call('saveSupplemental', { params: { sid: 'cornell-community' }, body: { response: 'Another text.' } });
  await call('deleteHonor', { params: { honorId: 'osha-10' } });
  db.reset();
  token = db.signIn(db.add({ ...noor, ...noorsWork }));
  expect(await call('readApplication', { params: { appId: 'brown' } })).toMatchObject({ decision: null });
  expect(await call('readSupplemental', { params: { sid: 'cornell-community' } })).toMatchObject({ revision: 4 });
  expect(await call('listHonors')).toHaveLength(5);
});

const withSomeone = (Object.keys(scenarios) as Scenario[]).filter((scenario) => scenario !== 'signed out');

test.each(withSomeone)('the answers of the scenario «%s» are as the contract says', async (scenario) => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { setItem: (key: string, value: string) => kept.set(key, value) });
  scenarios[scenario]();
  token = kept.get('token')!;
  for (const name of ['listApplications', 'readDraft', 'listActivities', 'listHonors', 'readContext'] as const)
    expect(contract[name].answer.safeParse(await call(name)).error).toBeUndefined();
});
