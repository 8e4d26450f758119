import type { Arguments, CallableName } from '#contract/client.ts';
import { paths } from './paths.ts';

/** A reading endpoint by its name, and what it is called with. */
export type Question = { [N in CallableName]: [name: N, ...call: Arguments<N>] }[CallableName];

/** What is known of an address when its page is asked for: the parts of its path by their names, its search, and the student's zone. */
interface At {
  params: Record<string, string | undefined>;
  search: URLSearchParams;
  timeZone: string;
}

const applicationList: Question = ['listApplications'];
const essayMap: Question[] = [['readEssayMap'], ['listActivities']];

/** What each page asks the server for when it opens, by the pattern of its address; see `routes` in `pages.ts`. */
export const pageAnswers: Partial<Record<string, (at: At) => Question[]>> = {
  [paths.dashboard]: ({ timeZone }) => [
    ['readOverview', { query: { tz: timeZone } }],
    ['readPlan'],
    ['readPlanSettings'],
  ],
  [paths.plan]: () => [['readPlan'], ['readPlanSettings'], applicationList, ['listPeople']],
  [paths.workspace]: () => [['readDraft'], applicationList],
  [`${paths.workspace}/s/:sid`]: ({ params: { sid = '' } }) => [
    ['readSupplemental', { params: { sid } }],
    applicationList,
  ],
  [paths.essays]: ({ search }) => [['readDraft'], applicationList, ...(search.get('view') === 'map' ? essayMap : [])],
  [paths.applications]: () => [applicationList],
  [`${paths.applications}/:appId`]: ({ params: { appId = '' } }) => [
    ['readApplication', { params: { appId } }],
    ['listCollegePrompts', { params: { appId } }],
  ],
  [paths.extracurriculars]: () => [['listActivities']],
  [`${paths.sheets}/:form`]: ({ params: { form = '' } }) => [['readForm', { params: { form } }], ['listForms']],
  [paths.honors]: () => [['listHonors']],
  [paths.admitlens]: () => [['readContext']],
};
