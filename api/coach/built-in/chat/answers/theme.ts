import { inFigures } from '#contract/in-words.ts';
import { essayLink, textOf } from '../essays.ts';
import { bold, listed, sentenceOf } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { FIELDS } from '../themes.ts';
import { nameOfActivity } from './activities.ts';
import { answerEssay } from './essays.ts';

/** "What do my activities have in common?", "What is the thread of my application?" */
export function answerTheme(question: Question): Reply | Reply[] {
  if (question.essays.length > 0) return answerEssay(question);
  const { activities, honors, essays } = question.record;
  const [thread, second] = FIELDS.map(({ field, pattern }) => ({
    field,
    pattern,
    of: activities.filter(({ title, organization, impact }) => pattern.test(`${title} ${organization} ${impact}`)),
  }))
    .filter(({ of }) => of.length > 1)
    .sort((a, b) => b.of.length - a.of.length);
  if (!thread) {
    return {
      says: [
        `The words of your activities show no one thread: ${listed(activities.map(nameOfActivity), 5)}. That is no fault. The thread may be how you do things rather than what.`,
      ],
      next: 'Next step: write one sentence for each on why you went back a second time. If two of them match, that is your thread.',
    };
  }
  const inHonors = honors
    .filter(({ title, organization }) => thread.pattern.test(`${title} ${organization ?? ''}`))
    .map(({ title }) => bold(title));
  const inEssays = essays.filter((essay) => thread.pattern.test(textOf(essay))).map(essayLink);
  const outside = activities.filter((activity) => !thread.of.includes(activity)).map(nameOfActivity);
  return {
    says: [
      `${thread.of.length} of your ${inFigures(activities.length, 'activity', 'activities')} have to do with **${thread.field}**: ${listed(thread.of.map(nameOfActivity), 4)}.`,
      sentenceOf('Honors that touch it', inHonors, 2),
      sentenceOf('Essays that touch it', inEssays, 2) || 'No essay touches it yet.',
      second
        ? `A second thread is **${second.field}**: ${listed(second.of.map(nameOfActivity))}.`
        : sentenceOf('Outside it', outside),
    ],
    next:
      inEssays.length > 0
        ? 'Next step: say in one sentence what you keep looking for in it, and check that an essay says so too.'
        : 'Next step: write one sentence on why you keep coming back to it. An essay could grow from that.',
  };
}
