import type { Requirement } from '../requirements.ts';
import { defaultSettings } from './default-settings.ts';
import { planOf } from './plan-of.ts';
import type { PlanAnswer, PlanApplication, PlanFacts, PlanRecord } from './record.ts';

/** The time of the tests: a Sunday, at noon in New York. */
export const now = new Date('2026-11-22T17:00:00Z');
export const zone = 'America/New_York';

/** The end of a day in New York, before and after daylight saving time. */
export const endOf = (day: string): string => {
  const offset = day >= '2026-11-01' && day < '2027-03-14' ? '-05:00' : '-04:00';
  return new Date(`${day}T23:59:00${offset}`).toISOString();
};

export const noFacts: PlanFacts = {
  clashes: () => [],
  duties: () => [],
  aidDate: () => null,
  earlierClosing: () => null,
  answersAsked: () => ({ form: null, limits: [] }),
  laterRounds: () => [],
  starts: () => [],
};

export const essay = (given: Partial<PlanAnswer> = {}): PlanAnswer => ({
  id: 'why',
  title: 'Why us',
  words: 0,
  wordLimit: 200,
  status: 'drafting',
  due: null,
  shared: null,
  startedFrom: null,
  namesLeft: [],
  ...given,
});

export const application = (given: Partial<PlanApplication> = {}): PlanApplication => ({
  id: 'oberlin',
  college: 'Oberlin',
  round: 'rd',
  status: 'drafting',
  decision: null,
  deadline: endOf('2027-01-05'),
  submittedAt: null,
  supplementals: [],
  ...given,
});

export const requirement = (given: Partial<Requirement> = {}): Requirement => {
  const { appId = 'oberlin', kind = 'teacherLetter' } = given;
  return {
    id: `${appId}.${kind}.1`,
    appId,
    kind,
    need: 'required',
    count: 1,
    personId: null,
    who: 'teacher',
    due: null,
    state: 'open',
    stateAt: null,
    value: null,
    note: null,
    own: false,
    source: null,
    ...given,
  };
};

/** A record whose main essay is final, unless it says otherwise. */
export function recordWith({
  settings,
  ...given
}: Partial<Omit<PlanRecord, 'settings'>> & { settings?: Partial<PlanRecord['settings']> } = {}): PlanRecord {
  return {
    applications: [],
    mainEssay: essay({ id: 'main', title: 'Main essay', wordLimit: 650, words: 600, status: 'final' }),
    requirements: [],
    people: [],
    marks: [],
    ...given,
    settings: { ...defaultSettings(now), daysOff: [], hoursPerWeek: 7, ...settings },
  };
}

/** The plan of such a record at the time of the tests. */
export const planWith = (
  given: Parameters<typeof recordWith>[0],
  facts: Partial<PlanFacts> = {},
  at: { now?: Date; zone?: string } = {},
) => planOf(recordWith(given), { ...noFacts, ...facts }, at.now ?? now, at.zone ?? zone);
