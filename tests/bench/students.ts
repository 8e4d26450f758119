import type { newStudent } from '../support/requests.ts';
import { essay } from './coach.ts';

/** What a student of a whole season has made. */
const APPLICATIONS = 10;
const SUPPLEMENTALS = 12;
const MAIN_VERSIONS = 30;
const SUPPLEMENTAL_VERSIONS = 3;
const GRADED_EVERY = 5;
const ACTIVITIES = 8;
const HONORS = 5;

/** In words: the season that `writeSeason` makes. */
export const season = `${APPLICATIONS} applications, ${SUPPLEMENTALS} supplementals of 250 words with ${SUPPLEMENTAL_VERSIONS} versions each, a main essay of 650 words with ${MAIN_VERSIONS} versions, ${MAIN_VERSIONS / GRADED_EVERY + SUPPLEMENTALS} gradings, ${ACTIVITIES} activities, ${HONORS} honors`;

type Call = Awaited<ReturnType<typeof newStudent>>['call'];

/**
 * Makes all that a student has at the end of a season, through the API.
 * @param number another student writes other words
 * @param pause lets the time pass after which an earlier text is kept
 */
export async function writeSeason(call: Call, number: number, pause: () => void) {
  for (let version = 1; version <= MAIN_VERSIONS; version++) {
    const text = draft(650, version / MAIN_VERSIONS, number);
    await call('saveDraft', { body: { text } });
    if (version % GRADED_EVERY === 0) await call('gradeEssay', { body: { text } });
    pause();
  }
  const apps: string[] = [];
  for (let i = 0; i < APPLICATIONS; i++) {
    const body = { college: `College ${i}`, deadline: `2027-01-${10 + i}`, round: 'rd' as const, notes: essay(60, i) };
    apps.push((await call('createApplication', { body })).id);
  }
  for (let i = 0; i < SUPPLEMENTALS; i++) {
    const appId = apps[i % apps.length]!;
    const body = { title: `Why us ${i}`, prompt: essay(40, i), wordLimit: 250 };
    const { id: sid } = await call('createSupplemental', { params: { appId }, body });
    for (let version = 1; version <= SUPPLEMENTAL_VERSIONS + 1; version++) {
      const response = draft(250, version / (SUPPLEMENTAL_VERSIONS + 1), number * 100 + i);
      await call('saveSupplemental', { params: { sid }, body: { response } });
      if (version > SUPPLEMENTAL_VERSIONS) await call('gradeEssay', { body: { text: response, supplementalId: sid } });
      pause();
    }
  }
  for (let i = 0; i < ACTIVITIES; i++) {
    const body = { title: `Activity ${i}`, organization: 'Lakeside High School', impact: essay(20, i).slice(0, 150) };
    await call('createActivity', { body });
  }
  for (let i = 0; i < HONORS; i++) await call('createHonor', { body: { title: `Honor ${i}`, notes: essay(30, i) } });
}

/** An essay as far as it is written: the first part of it. */
function draft(words: number, part: number, number: number) {
  const whole = essay(words, number);
  return whole.slice(0, Math.ceil(whole.length * part));
}
