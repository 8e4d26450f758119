import { isEmpty } from '../essays.ts';
import { pages } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';

/** True where the student has entered nothing at all. */
export const hasNothing = ({ record: { apps, essays, activities, honors } }: Question): boolean =>
  apps.length + activities.length + honors.length === 0 && essays.every(isEmpty);

/** What to add first where the record is empty. */
export const nothingYet = (
  opening = 'There is nothing of yours in Laurel yet, so I have nothing to go by.',
): Reply => ({
  says: [`${opening} Any of these is a good start:`],
  list: [
    `a college with its deadline, in ${pages.applications}`,
    `what takes most of your week, in ${pages.activities}`,
    'your [Main essay](/essaysworkspace), even as notes',
  ],
  next: 'Next step: add one college. From then on I can count days and tell you what is missing.',
});

/** How to fill what is empty, as the end of "Next step: …". */
export const FIRST = {
  college: `add the first one in ${pages.applications}, with its round and deadline.`,
  activity: `add the one that takes most of your week in ${pages.activities}. A job, or care for family, counts as much as a club.`,
  honor: `add one in ${pages.honors}. A school award or the honor roll counts.`,
} as const;

export const noColleges = (): Reply => ({
  says: ['No college is in Laurel yet.'],
  next: `Next step: ${FIRST.college}`,
});

export const noActivities = (): Reply => ({
  says: ['No activity is in Laurel yet.'],
  next: `Next step: ${FIRST.activity}`,
});
