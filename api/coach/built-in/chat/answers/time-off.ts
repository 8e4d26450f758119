import { inFigures } from '#contract/in-words.ts';
import { durationInWords } from '#contract/plan/words.ts';
import { appLink } from '../essays.ts';
import { pages } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { turnLink } from '../turns.ts';
import { PLAN } from '../sources.ts';
import { closingText, daysLeftUntil, openClosings } from './saved-dates.ts';

/** Days up to which a date is near, so that a rest is a short one. */
const NEAR = 7;

/** "Can I take the weekend off?": what the soonest date still needs, and that a rest is allowed. */
export function answerTimeOff(question: Question): Reply {
  const [soonest] = openClosings(question.record.apps, question).filter(({ due }) => daysLeftUntil(due, question) >= 0);
  if (!soonest) {
    return {
      says: ['Yes, rest: nothing with a date is open.'],
      next: `Next step: none. ${pages.plan} waits.`,
      source: PLAN,
    };
  }
  const { app, due } = soonest;
  const isLong = /\b(?:weekend|monday|week|days)\b/.test(question.text);
  const open = question.plan.items.filter(
    ({ appIds, state, minutes, waitingFor }) =>
      appIds.includes(app.id) && state !== 'done' && waitingFor === 'student' && (minutes ?? 0) > 0,
  );
  const minutes = open.reduce((sum, item) => sum + (item.minutes ?? 0), 0);
  const days = daysLeftUntil(due, question);
  const [first] = open.toSorted((a, b) => (b.minutes ?? 0) - (a.minutes ?? 0));
  return {
    says: [
      `${days <= NEAR && isLong ? 'A day off is fine, and you need not feel bad about it; all of those days is too long this time.' : 'Today off is fine, and you need not feel bad about it.'} What counts is ${appLink(app)}, **${closingText(soonest, question)}**: about ${durationInWords(minutes)} of your own work are left for it.`,
      days <= NEAR
        ? `You have ${inFigures(days, 'day')}, so do not leave all of it to the last one: ${durationInWords(Math.ceil(minutes / Math.max(1, days - 1) / 5) * 5)} on each day after today would do.`
        : 'There is room for some days of rest before that.',
    ],
    list: open.slice(0, 3).map((item) => `${turnLink(item)}, about ${durationInWords(item.minutes ?? 0)}`),
    next: first ? `Next step: rest now, and begin next time with ${turnLink(first)}.` : 'Next step: rest.',
    source: PLAN,
  };
}
