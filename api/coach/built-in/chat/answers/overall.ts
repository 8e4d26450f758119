import { dueLine, nextDeadline } from '../due.ts';
import { mean } from '../../measure.ts';
import { essayLink, isEmpty, isSubmitted, isUnsettled, lengthText, mainEssayOf, MAIN, scoreText } from '../essays.ts';
import { COMMON_APP } from '../common-app.ts';
import { counted, pages } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { tasksOf } from '../tasks.ts';
import { answerReady } from './colleges.ts';
import { hasNothing, nothingYet } from './nothing.ts';

/** "What do you know about me?", "How am I doing?" */
export function answerSummary(question: Question): Reply {
  if (hasNothing(question)) return nothingYet();
  if (question.apps.length > 0) return answerReady(question);
  const { apps, essays, activities, honors } = question.record;
  const main = mainEssayOf(question.record);
  const supplementals = essays.filter(({ id }) => id !== MAIN);
  const scores = essays.flatMap(({ score }) => score ?? []);
  const next = nextDeadline(question.record, question);
  const wins = apps.filter(({ decision }) => decision === 'accepted').length;
  const [task] = tasksOf(question.record, question);
  return {
    says: ['This is what I can see:'],
    list: [
      `${counted(apps.length, 'application')}, ${apps.filter(isSubmitted).length} sent${wins > 0 ? `, ${counted(wins, 'win')}` : ''}`,
      next ? `Next deadline: ${dueLine(next, question)}` : 'No deadline is coming up',
      main && !isEmpty(main)
        ? `${essayLink(main)}: ${lengthText(main)}, ${main.status}, ${scoreText(main)}`
        : '[Main essay](/essaysworkspace): not begun',
      `${counted(supplementals.length, 'supplemental')}, ${supplementals.filter(isEmpty).length} empty, ${supplementals.filter((essay) => !isUnsettled(essay)).length} final`,
      scores.length > 0
        ? `${mean(scores).toFixed(1)} / 100 on average over ${counted(scores.length, 'scored essay')}`
        : 'No essay has a score yet',
      `${counted(activities.length, 'activity', 'activities')} and ${counted(honors.length, 'honor')}`,
    ],
    next: task ? `Next step: ${task.what}.` : 'Next step: ask me what is missing for a college.',
  };
}

/** "How many colleges can I apply to?", "Am I over a limit?" */
export function answerLimits(question: Question): Reply {
  const { apps, activities, honors } = question.record;
  const words = mainEssayOf(question.record)?.words ?? 0;
  const over = [
    apps.length > COMMON_APP.colleges ? `which colleges to leave out, in ${pages.applications}` : '',
    activities.length > COMMON_APP.activities ? `which activities to leave out, in ${pages.activities}` : '',
    honors.length > COMMON_APP.honors ? `which honors to leave out, in ${pages.honors}` : '',
    words > COMMON_APP.essayWords ? 'what to cut, in your [Main essay](/essaysworkspace)' : '',
  ].find((choice) => choice !== '');
  return {
    says: ["The Common App's limits, and where you stand:"],
    list: [
      `Colleges: ${of(apps.length, COMMON_APP.colleges)}`,
      `Activities: ${of(activities.length, COMMON_APP.activities)}`,
      `Honors: ${of(honors.length, COMMON_APP.honors)}`,
      `Main essay: ${of(words, COMMON_APP.essayWords)} words`,
    ],
    next: over
      ? `Next step: choose ${over}.`
      : 'You are within all of them. Next step: supplementals have limits of their own, so ask me which are over.',
  };
}

const of = (count: number, limit: number): string =>
  `${count} of ${limit}${count > limit ? `, which is ${count - limit} too many,` : ''}`;
