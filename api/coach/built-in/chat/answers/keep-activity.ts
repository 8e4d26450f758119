import { inFigures } from '#contract/in-words.ts';
import { listed, pages } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { GAPS, nameOfActivity } from './activities.ts';
import { COMMON_APP } from './form-limits.ts';

/** "Does the paper route sound dumb, or should I keep it?": whether there is room for it, and what its entry lacks. */
export function answerKeepActivity({ record: { activities }, activities: named }: Question): Reply {
  const asked = [...new Set(named)];
  const most = COMMON_APP.activities;
  const over = activities.length - most;
  const names = listed(asked.map(nameOfActivity), asked.length);
  const subject = names === '' ? 'it' : names;
  const [only] = asked;
  const gap = only && GAPS.find(({ lacks }) => lacks(only));
  return {
    says: [
      over <= 0
        ? `Keep ${subject}. You list ${inFigures(activities.length, 'activity', 'activities')}, and the Common App has room for ${most}, so leaving one out gains nothing.`
        : `You list ${inFigures(activities.length, 'activity', 'activities')}, and the Common App has room for ${most}, so ${over === 1 ? 'one has' : `${over} have`} to go. Let those go that took the least of your time and that you would miss least${names === '' ? '' : `; whether ${names} is among them, only you know`}.`,
      'Nothing to which you gave real hours is too small or embarrassing. Readers like a job, a family duty, or a club of five, if the line says what you did yourself, with a number that is true.',
    ],
    next: gap
      ? `Next step: for ${nameOfActivity(only)}, ${gap.step}, in ${pages.activities}.`
      : `Next step: check in ${pages.activities} that the one you care for most stands first.`,
  };
}
