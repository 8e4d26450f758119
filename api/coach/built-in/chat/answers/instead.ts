import { inFigures } from '#contract/in-words.ts';
import { appLink } from '../essays.ts';
import { appsOf, type Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { answerFirst } from './priorities.ts';
import { closingText, daysLeftUntil, openClosings } from './saved-dates.ts';

/** "Can I do Villanova first instead?": yes, with what closes before it. */
export function answerInstead(question: Question): Reply | Reply[] {
  const [app] = appsOf(question);
  const dated = openClosings(question.record.apps, question).filter(({ due }) => daysLeftUntil(due, question) >= 0);
  const own = dated.find((closing) => closing.app === app);
  if (!app || !own) return answerFirst({ ...question, apps: [], essays: [] });
  const [soonest] = dated;
  const days = soonest ? daysLeftUntil(own.due, question) - daysLeftUntil(soonest.due, question) : 0;
  if (!soonest || soonest.app === app || days <= 0) {
    return {
      says: [
        `Yes, ${appLink(app)} is a good one to take: nothing closes before it (**${closingText(own, question)}**).`,
      ],
      next: 'Next step: open it and take its smallest open thing.',
    };
  }
  return {
    says: [
      `You may: an hour on what you feel like is better than none. But ${appLink(soonest.app)} closes **${inFigures(days, 'day')} before** ${appLink(app)} (${closingText(soonest, question)}, and ${closingText(own, question)}), so it is the one that cannot wait.`,
    ],
    next: `Next step: take ${appLink(app)} today if it gets you going, and put a time tomorrow for ${appLink(soonest.app)}.`,
  };
}
