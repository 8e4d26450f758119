import { essay } from '../../bench/coach.ts';
import { newStudent } from '../../support/requests.ts';

const APPLICATIONS = 10;
const ACTIVITIES = 8;
const HONORS = 5;

/** A signed-in student in the middle of a season, whose main essay of some 400 words was scored. */
export async function studentInSeason(base: string, number: number) {
  const student = await newStudent(base);
  const { call } = student;
  const supplementals = ['Why us', 'Community'].map((title, at) => ({
    title,
    prompt: 'What do you hope to find here?',
    wordLimit: 250,
    response: essay(150, number * 2 + at),
  }));
  const apps = Array.from({ length: APPLICATIONS }, (_, at) => ({
    college: `College ${at}`,
    deadline: `2027-01-${10 + at}`,
    round: 'rd',
    notes: essay(40, at),
    // Most have one; a student writes some of them again for another college.
    supplementals: supplementals.slice(0, 1 + (at % 2)),
  }));
  const activities = Array.from({ length: ACTIVITIES }, (_, at) => ({
    title: `Activity ${at}`,
    organization: 'Lakeside High School',
    impact: essay(20, at).slice(0, 150),
  }));
  const honors = Array.from({ length: HONORS }, (_, at) => ({ title: `Honor ${at}`, notes: essay(30, at) }));
  await call('commitImport', { body: { type: 'apps', items: apps } });
  await call('commitImport', { body: { type: 'activities', items: activities } });
  await call('commitImport', { body: { type: 'honors', items: honors } });
  const text = essay(400, number);
  await call('saveDraft', { body: { text } });
  await call('gradeEssay', { body: { text } });
  const appIds = (await call('listApplications')).map(({ id }) => id);
  return { ...student, text, appIds };
}

export type StudentInSeason = Awaited<ReturnType<typeof studentInSeason>>;

/** Everything that a student looks at, by the name of its page or part of a page. */
export const reads = {
  overview: ({ call }: StudentInSeason) => call('readOverview', { query: { tz: 'America/Chicago' } }),
  applications: ({ call }: StudentInSeason) => call('listApplications'),
  application: ({ call, appIds }: StudentInSeason) => call('readApplication', { params: { appId: appIds[0]! } }),
  essay: ({ call }: StudentInSeason) => call('readDraft'),
  versions: async ({ call }: StudentInSeason) => call('listVersions', { params: { essayId: 'main' } }),
  activities: ({ call }: StudentInSeason) => call('listActivities'),
  honors: ({ call }: StudentInSeason) => call('listHonors'),
  colleges: ({ call }: StudentInSeason) =>
    call('suggestColleges', { query: { q: 'georgea tech', tz: 'America/Chicago' } }),
  me: ({ call }: StudentInSeason) => call('readMe'),
};
export type Read = keyof typeof reads;
export const readNames = Object.keys(reads) as Read[];
