import { describe, expect, test } from 'vitest';
import type { EndpointName } from '#contract/addresses.ts';
import { type Endpoint, problemsOf } from '#contract/endpoint.ts';
import { contract } from '#contract/index.ts';
import { sideNames, useSide } from './both-sides.ts';
import { accounts } from './suites/accounts.ts';
import { activities } from './suites/activities.ts';
import { advice } from './suites/advice.ts';
import { aiRules } from './suites/ai-rules.ts';
import { applications } from './suites/applications.ts';
import { colleges } from './suites/colleges.ts';
import { deletions } from './suites/deletions.ts';
import { duties } from './suites/duties.ts';
import { essayMap } from './suites/essay-map.ts';
import { essays } from './suites/essays.ts';
import { exports } from './suites/exports.ts';
import { honors } from './suites/honors.ts';
import { imports } from './suites/imports.ts';
import { outline } from './suites/outline.ts';
import { origins } from './suites/origins.ts';
import { overview } from './suites/overview.ts';
import { ownership } from './suites/ownership.ts';
import { access } from './suites/access.ts';
import { people } from './suites/people.ts';
import { plan } from './suites/plan.ts';
import { reminders } from './suites/reminders.ts';
import { requirements } from './suites/requirements.ts';
import { revisions } from './suites/revisions.ts';
import { rounds } from './suites/rounds.ts';
import { review } from './suites/review.ts';
import { shares } from './suites/shares.ts';
import { sheets } from './suites/sheets.ts';
import { supplementals } from './suites/supplementals.ts';
import { versions } from './suites/versions.ts';
import { wrongRequests } from './suites/wrong-requests.ts';

const suites = {
  accounts,
  access,
  overview,
  applications,
  requirements,
  people,
  plan,
  reminders,
  duties,
  rounds,
  'links to read along': shares,
  'what a reader sees and says': review,
  sheets,
  supplementals,
  'the main essay': essays,
  'the map of essays': essayMap,
  versions,
  revisions,
  outline,
  'where words came from': origins,
  activities,
  honors,
  'what was deleted': deletions,
  colleges,
  import: imports,
  advice,
  'rules on AI help': aiRules,
  exports,
  "another student's things": ownership,
  'wrong requests': wrongRequests,
};

describe.each(sideNames)('the contract, kept by the %s', (name) => {
  const side = useSide(name);

  test('the server answers that it is well', async () => {
    expect(await side.visitor()('readHealth')).toEqual({ ok: true });
  });

  test('anybody may ask which services there are, and by itself there is none', async () => {
    expect(await side.visitor()('readServices')).toEqual({ languageModel: null, google: false, email: false });
  });

  describe.each(Object.entries(suites))('%s', (_about, suite) => {
    suite(side);
  });

  test.each(Object.keys(contract) as EndpointName[])('%s has answered here all that it may answer', (endpoint) => {
    const { status, ...shape } = contract[endpoint] as Endpoint;
    expect([...(side.answered.get(endpoint) ?? [])]).toEqual(
      expect.arrayContaining([status, ...problemsOf({ status, ...shape })]),
    );
  });
});
