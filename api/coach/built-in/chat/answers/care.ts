import type { Intent } from '../intents.ts';
import type { Question } from '../question.ts';
import type { Sourced } from '../reply.ts';
import { helpFor } from '../safety.ts';
import { fromRecord, OWN_ADVICE } from '../sources.ts';
import { acknowledge } from './talk.ts';

/**
 * The answer to what a student feels or lives through: short, kind, and without anything to do for an application.
 * @param also another feeling that the message speaks of
 */
export function careFor({ says = [], feeling }: Intent, question: Question, also?: Intent): Sourced {
  if (feeling?.danger) return helpFor(feeling.danger);
  // After a short word on a good mood it goes on; what is a moment of its own has nothing behind it.
  const isMood = feeling?.light && says.length === 1;
  if (isMood) return { ...acknowledge(says[0] ?? '')(question), source: fromRecord('Applications') };
  return { says: also?.feeling?.dark && !feeling?.dark ? [...says, HELP] : says, source: OWN_ADVICE };
}

const MOST_ITEMS = 3;
const HELP =
  'If it is about more than applications, please tell an adult you trust. In the US you can also call or text **988**.';

/** The answer behind a word on the feeling. After a heavy one it is shorter, so that there is less to take in at once. */
export function gently({ says: word = [], feeling }: Intent, [first, ...others]: Sourced[]): Sourced[] {
  if (!first) return [];
  const { says, list, also, ...reply } = first;
  return [
    {
      ...reply,
      says: [word[0] ?? '', feeling?.dark ? HELP : '', ...says],
      list: feeling?.light ? list : list?.slice(0, MOST_ITEMS),
      also: feeling?.light ? also : [],
    },
    ...(feeling?.light ? others : []),
  ];
}
