import { limits } from '#contract/limits.ts';
import { abridge } from '../../abridge.ts';
import { escapeMarkdown, pages } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { nameOfActivity } from './activities.ts';
import { hasRole } from './roles.ts';

/** What was done for others, with a role or without one. */
const DEED = /\b(?:taught|teach|trained|led|organi[sz]ed|coach\w*|grew|started|built|mentor\w*|ran)\b/i;

/** "Do I have any leadership in my activities?" */
export function answerLeadership({ record: { activities } }: Question): Reply {
  const roles = activities.filter(({ title }) => hasRole(title));
  const deeds = activities.filter((one) => !roles.includes(one) && DEED.test(one.impact));
  const found = [...roles, ...deeds];
  const [first] = found;
  return {
    says: [
      first
        ? 'Yes. Leadership is people who rely on you, with a title or without one. On your list these show it:'
        : 'No title or line on your list says it yet. A title is not needed: think of who asks you, waits for you or learned from you.',
    ],
    list: found.map(
      (one) => `${nameOfActivity(one)}: \u201c${escapeMarkdown(abridge(one.impact, limits.impact))}\u201d`,
    ),
    next: first
      ? `Next step: for ${nameOfActivity(first)}, write down one moment when somebody did something differently because of you.`
      : `Next step: add one such person to a line in ${pages.activities}.`,
  };
}
