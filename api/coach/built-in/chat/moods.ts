import moods from '#api/coach/data/chat/moods.json' with { type: 'json' };
import type { Reply } from './reply.ts';
import { says, without } from './wordings.ts';

/** A feeling that a message speaks of, and what to say to it before anything else. */
export interface Mood {
  opening: string;
  /** True where it may be about more than applications. */
  dark?: boolean;
  /** True for a good one. */
  light?: boolean;
}

/** Moods, of which the first one that a text speaks of counts. Their wordings are written as those of topics. */
const MOODS: readonly (Mood & { wordings: readonly string[] })[] = moods;

/** The mood that a text speaks of, and the text without it; the mood is undefined where there is none. */
export function moodIn(text: string): { mood: Mood | undefined; rest: string } {
  const mood = MOODS.find(({ wordings }) => says(wordings, text));
  return { mood, rest: mood ? without(mood.wordings, text) : text };
}

/** Where to find help, for a mood that may be about more than applications. */
export const MORE_THAN_APPLICATIONS =
  'If it is about more than applications, please tell an adult you trust. In the US you can also call or text **988**.';

const MOST_ITEMS = 3;

/** The answer behind a word on the mood. After a heavy mood it is shorter, so that there is less to take in at once. */
export const gently = ({ opening, dark, light }: Mood, { list, also, ...reply }: Reply): Reply => ({
  ...reply,
  says: [opening, dark ? MORE_THAN_APPLICATIONS : '', ...reply.says],
  list: light ? list : list?.slice(0, MOST_ITEMS),
  also: light ? also : [],
});
