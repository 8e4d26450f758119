import { inFigures } from '#contract/in-words.ts';
import type { Activity } from '#contract/activities.ts';
import { hoursText } from '../figures.ts';
import { named } from '../intents.ts';
import { listed, pages, sentenceOf } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { answerActivities, nameOfActivity } from './activities.ts';
import { adviseOn } from './advice.ts';

/** Words that ask for one among all. */
const OF_ALL =
  /\b(?:which|what) (?:ACTIVITY|one)\b|\b(?:fewest|least|smallest|barely|hardly|most|biggest)\b|\b(?:everything|altogether|in all|(?:all|put) together|in total|same week)\b/;

/** Words that ask for the one with the most hours in a week. */
const MOST_A_WEEK =
  /\b(?:most|highest)\b.*\b(?:a|per|each|every|in a|of my) week\b|\bweekly\b.*\bmost\b|\b(?:rank|order|sort)\b.*\b(?:weekly|a week|per week)\b/;

/** Words that ask for the smallest. */
const LEAST = /\b(?:fewest|least|smallest|lowest|barely|hardly)\b/;

/** Words that ask for the sum of whatever is listed, also where not each of them is understood. */
const ALTOGETHER = /\b(?:of my week|total)\b/;

/** "How many hours do I spend on activities?" */
export function answerHours(question: Question): Reply {
  const several = question.activities.length > 1;
  const isOfAll =
    question.activities.length === 0 || OF_ALL.test(question.text) || (several && ALTOGETHER.test(question.text));
  const activities = activitiesOf(question, isOfAll);
  const known = withHours(activities);
  const [most] = known.toSorted((a, b) => b.hours - a.hours);
  const unknown = activities.filter(({ yearlyHours }) => yearlyHours === null);
  const week = activities.reduce((sum, { hoursPerWeek }) => sum + (hoursPerWeek ?? 0), 0);
  const total = known.reduce((sum, { hours }) => sum + hours, 0);
  const [only] = isOfAll || activities.length > 1 ? [] : activities;
  const together = isOfAll ? 'Your activities' : listed(activities.map(nameOfActivity), activities.length);
  const subject = only ? `${nameOfActivity(only)}${weeksText(only)} comes` : `${together} add up`;
  const mostText = most && !only ? `, most of it in ${nameOfActivity(most.activity)} (${hoursText(most.hours)})` : '';
  if (!only && MOST_A_WEEK.test(question.text)) return byWeek(activities);
  const least = known.toSorted((a, b) => a.hours - b.hours)[0];
  const asksLeast = !only && known.length > 1 && LEAST.test(question.text);
  return {
    says: [
      asksLeast && least
        ? `The fewest hours go into ${nameOfActivity(least.activity)}: **${hoursText(least.hours)} a year**.`
        : '',
      most
        ? `${subject} to **${hoursText(total)} a year**${mostText}. In a week when all of it runs, that is **${hoursText(week)}**.`
        : WITHOUT.test(question.text)
          ? 'Nothing else on your list has its hours and weeks entered.'
          : 'No activity has its hours and weeks entered yet.',
    ],
    next:
      unknown.length > 0
        ? `Next step: enter hours and weeks for ${listed(unknown.map(nameOfActivity))} in ${pages.activities}.`
        : `Next step: check in ${pages.activities} that the weeks are those you really did.`,
  };
}

/** All activities, or those that are asked about; all but these, where they are to be left out: "and without the choir". */
function activitiesOf({ record, activities, text }: Question, isOfAll: boolean): Activity[] {
  if (WITHOUT.test(text)) return record.activities.filter((activity) => !activities.includes(activity));
  return isOfAll ? record.activities : activities;
}
const WITHOUT =
  /\b(?:without|minus|except|excluding|leaving out|not counting|if i (?:drop|dropped|quit|leave|left)) (?:the |my )?ACTIVITY\b/;

/** The activities by their hours in a week, the most first. */
function byWeek(activities: readonly Activity[]): Reply {
  const timed = activities
    .flatMap((activity) => (activity.hoursPerWeek === null ? [] : [{ activity, hours: activity.hoursPerWeek }]))
    .toSorted((a, b) => b.hours - a.hours);
  return {
    says: [timed.length > 0 ? 'By hours a week, the most first:' : 'No activity has its hours a week entered yet.'],
    list: timed.map(({ activity, hours }) => `${nameOfActivity(activity)}: ${hoursText(hours)} a week`),
    ordered: true,
    also: [
      sentenceOf(
        'No hours a week are entered for',
        activities.filter(({ hoursPerWeek }) => hoursPerWeek === null).map(nameOfActivity),
      ),
    ],
    next: `Next step: check in ${pages.activities} that the hours are those you really spend.`,
  };
}

/** Hours a week beside school that are as many as those of a part-time job, and those that are usual. */
const LIKE_A_JOB = 15;
const USUAL = 5;
/** Hours a week of everything together, from which a reader asks whether they fit beside school and sleep. */
const DOUBTED = 40;

/** "Is that a lot?" and "will they believe that?" of hours; of anything else, how the activity is told. */
export function judgeHours(question: Question): Reply | Reply[] {
  const advice = () => [adviseOn(named('activities-hours'), question)].flat();
  if (/\b(?:much|many|a lot|high|little|enough|normal)\b/.test(question.text)) return [weigh(question), ...advice()];
  return /\b(?:believe|fake|lying|lie|lies|made up|true|real)\b/.test(question.text)
    ? advice()
    : answerActivities(question);
}

/** Whether the hours of a week are many: of the one activity that is asked about, else of all of them together. */
function weigh({ record, activities }: Question): Reply {
  const [only, another] = new Set(activities);
  const sum = record.activities.reduce((hours, { hoursPerWeek }) => hours + (hoursPerWeek ?? 0), 0);
  const together = `All your activities together come to **${hoursText(sum)}** in a week when everything runs${sum > DOUBTED ? ', which a reader may doubt beside school and sleep. Check that they do run at the same time' : ', which fits beside school'}.`;
  const hours = another ? null : (only?.hoursPerWeek ?? null);
  if (!only || hours === null) return { says: [together] };
  const verdict =
    hours >= LIKE_A_JOB
      ? 'Yes, beside school that is a lot, as much as a part-time job'
      : hours >= USUAL
        ? 'That is usual for something that matters to you'
        : 'That is not much, and it is fine if it is true';
  return {
    says: [`${verdict}: ${nameOfActivity(only)} takes ${hoursText(hours)} a week.`, sum > hours ? together : ''],
  };
}

/** " (6 hours a week for 40 weeks)", or nothing where they are not entered. */
const weeksText = ({ hoursPerWeek, weeksPerYear }: Activity): string =>
  hoursPerWeek === null || weeksPerYear === null
    ? ''
    : ` (${hoursText(hoursPerWeek)} a week for ${inFigures(weeksPerYear, 'week')})`;

/** The activities whose hours and weeks are entered, with their hours a year. */
export const withHours = (activities: Activity[]): { activity: Activity; hours: number }[] =>
  activities.flatMap((activity) => (activity.yearlyHours === null ? [] : [{ activity, hours: activity.yearlyHours }]));
