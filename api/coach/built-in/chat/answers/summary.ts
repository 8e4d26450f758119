import { inFigures } from '#contract/in-words.ts';
import { dueLine, nextDeadline } from '../due.ts';
import { mean } from '../../measure.ts';
import { essayLink, isEmpty, isSubmitted, isUnsettled, lengthText, mainEssayOf, MAIN, scoreText } from '../essays.ts';
import { pages } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { firstStep } from '../turns.ts';
import { answerReady } from './colleges.ts';

/** "What do you know about me?", "How am I doing?" */
export function answerSummary(question: Question): Reply | Reply[] {
  if (question.apps.length > 0) return answerReady(question);
  const { apps, essays, activities, honors } = question.record;
  const main = mainEssayOf(question.record);
  const supplementals = essays.filter(({ id }) => id !== MAIN);
  const scores = essays.flatMap(({ score }) => score ?? []);
  const next = nextDeadline(question.record, question);
  const wins = apps.filter(({ decision }) => decision === 'accepted').length;
  return {
    says: ['This is what I can see:'],
    list: [
      `${inFigures(apps.length, 'application')}, ${apps.filter(isSubmitted).length} sent${wins > 0 ? `, ${inFigures(wins, 'win')}` : ''}`,
      next ? `Next deadline: ${dueLine(next, question)}` : 'No deadline is coming up',
      main && !isEmpty(main)
        ? `${essayLink(main)}: ${lengthText(main)}, ${main.status}, ${scoreText(main)}`
        : `${pages.mainEssay}: not begun`,
      `${inFigures(supplementals.length, 'supplemental')}, ${supplementals.filter(isEmpty).length} empty, ${supplementals.filter((essay) => !isUnsettled(essay)).length} final`,
      scores.length > 0
        ? `${mean(scores).toFixed(1)} / 100 on average over ${inFigures(scores.length, 'scored essay')}`
        : 'No essay has a score yet',
      `${inFigures(activities.length, 'activity', 'activities')} and ${inFigures(honors.length, 'honor')}`,
    ],
    next: `Next step: ${firstStep(question) ?? 'ask me what is missing for a college'}.`,
  };
}
