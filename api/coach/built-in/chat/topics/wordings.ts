import applications from '#api/coach/data/chat/applications.json' with { type: 'json' };
import essays from '#api/coach/data/chat/essays.json' with { type: 'json' };
import profile from '#api/coach/data/chat/profile.json' with { type: 'json' };
import talk from '#api/coach/data/chat/talk.json' with { type: 'json' };

/**
 * How students ask about a topic, as a message is heard: in lower case, without punctuation ("whats due", "i cant"), with COLLEGE,
 * ESSAY, ACTIVITY and HONOR for names. In `sure` and `hints`, `(a|b)` is either, `(a )?` may be left out, `*` stands for up to eight
 * words and, at the end of a word, for the rest of it, and `<essays>` for that entry of phrases.json.
 */
export interface Wordings {
  /** Wordings that hardly mean anything else. */
  sure: readonly string[];
  /** Whole questions. A question of much the same words is about this topic too, so add here what was not understood. */
  like: readonly string[];
  /** Wordings that other topics share: they decide between topics that both have a sure one, or where no topic has one. */
  hints?: readonly string[];
}

const all = { ...talk, ...profile, ...essays, ...applications };

export type TopicName = keyof typeof all;

/** Of two topics that a question fits equally well, the earlier one is meant; the most general ones come last. */
export const wordings: Record<TopicName, Wordings> = all;

/** True for activities, honors and how many of each there may be. */
export const isOfProfile = (name: TopicName): boolean => name in profile;
