import { isEmpty } from '../essays.ts';
import { pages } from '../markdown.ts';
import type { Intent } from '../intents.ts';
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
    `your ${pages.mainEssay}, even as notes`,
  ],
  next: 'Next step: add one college. From then on I can count days and tell you what is missing.',
});

/** How to fill what is empty, as the end of "Next step: …". */
export const FIRST = {
  apps: `add the first one in ${pages.applications}, with its round and deadline.`,
  activities: `add the one that takes most of your week in ${pages.activities}. A job, or care for family, counts as much as a club.`,
  honors: `add one in ${pages.honors}. A school award or the honor roll counts.`,
  essays: `start your ${pages.mainEssay} with one moment as it happened, in plain sentences.`,
} as const;

const NONE = {
  apps: 'No college is in Laurel yet.',
  activities: 'No activity is in Laurel yet.',
  honors: 'No honor is in Laurel yet.',
  essays: 'There is no essay text to look at yet.',
} as const;

/** The answer where the record lacks what an intent needs; undefined where it has it. */
export function whatIsMissing({ needs }: Intent, question: Question): Reply | undefined {
  if (!needs || question.strangers.length > 0) return undefined;
  if (needs === 'anything') return hasNothing(question) ? nothingYet() : undefined;
  const own = question.record[needs];
  const some = needs === 'essays' ? question.record.essays.some((essay) => !isEmpty(essay)) : own.length > 0;
  return some ? undefined : { says: [NONE[needs]], next: `Next step: ${FIRST[needs]}` };
}
