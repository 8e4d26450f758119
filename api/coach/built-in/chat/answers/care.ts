import type { Intent } from '../intents.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { helpFor } from '../safety.ts';
import { acknowledge } from './talk.ts';

/**
 * The answer to what a student feels or lives through: short, kind, and without anything to do for an application.
 * @param also another feeling that the message speaks of
 */
export function careFor({ says = [], feeling }: Intent, question: Question, also?: Intent): Reply {
  if (feeling?.danger) return helpFor(feeling.danger);
  if (feeling?.light) return acknowledge(says[0] ?? '')(question);
  return { says: also?.feeling?.dark && !feeling?.dark ? [...says, HELP] : says };
}

const MOST_ITEMS = 3;
const HELP =
  'If it is about more than applications, please tell an adult you trust. In the US you can also call or text **988**.';

/** The answer behind a word on the feeling. After a heavy one it is shorter, so that there is less to take in at once. */
export const gently = ({ says = [], feeling }: Intent, { list, also, ...reply }: Reply): Reply => ({
  ...reply,
  says: [says[0] ?? '', feeling?.dark ? HELP : '', ...reply.says],
  list: feeling?.light ? list : list?.slice(0, MOST_ITEMS),
  also: feeling?.light ? also : [],
});
