import lists from '#api/coach/data/chat/words.json' with { type: 'json' };
import { feelingIn, named, type Intent } from './intents.ts';
import { namesAny, type Heard } from './items.ts';
import { likeliest } from './likeliest.ts';
import { holds } from './phrases.ts';

/** A message with a college's name and at most this many words asks how the application there stands. */
const SHORT_OF_NAME = 5;

/** What asks for the deadline behind the one that was told: "and the one after that". */
export const AFTER_THAT =
  /(?:\b(?:next|comes?|one|ones|then|due|anything|whats|what) (?:\w+ )?|^(?:(?:and|so|ok|then) )*)after(?: (?:that|it|this|them|those|that one|this one)(?: (?:which|what|whats|what is|which one) ?(?:comes|is|due|next)?)?)?$/;

/** An earlier question of the talk that was understood. */
export interface Earlier {
  intent: Intent;
  heard: Heard;
  /** What all messages before it named. */
  before: Heard[];
}

/** The last earlier question that was understood, and what it named. */
export function earlier(heard: Heard[]): Earlier | undefined {
  for (const [at, message] of [...heard.entries()].toReversed()) {
    // It goes on about the question before it, and so does the next message.
    if (at > 0 && AFTER_THAT.test(message.text)) continue;
    const { rest } = feelingIn(message.text);
    const found = isBare(rest) ? undefined : likeliest(message, rest, () => false)?.thing;
    const intent = found ?? intentOfItem(message);
    const before = heard.slice(0, at);
    if (!intent || intent.smallTalk) continue;
    const spokenOf = inThread(message, before);
    if (found || at === 0) return { intent, heard: spokenOf, before };
    return { intent: earlier(before)?.intent ?? intent, heard: spokenOf, before };
  }
  return undefined;
}

/** So many messages back something is still spoken of. */
const THREAD = 3;

/** A message with what the talk named last, where it names nothing itself: "did Rice get everything", "what about my counselor". */
function inThread(message: Heard, before: readonly Heard[]): Heard {
  const named = namesAny(message) ? undefined : before.slice(-THREAD).findLast(namesAny);
  return named ? { ...named, text: message.text } : message;
}

/** What a message that only names something is about: an essay, or whether a college is ready. */
export function intentOfItem({ apps, strangers, essays, activities, honors, text }: Heard): Intent | undefined {
  if (essays.length > 0 || (apps.length > 0 && holds(text, lists.essays))) return named('essay');
  // A name beside words that were not understood says nothing of what is asked.
  if (apps.length + strangers.length > 0) return text.split(' ').length <= SHORT_OF_NAME ? named('ready') : undefined;
  if (activities.length > 0) return named('activities');
  return honors.length > 0 ? named('honors') : undefined;
}

/** True for nothing but a name, perhaps with its round: "and Brown ed?", "the other one i sent?", "the other two?". Names have been replaced by words like COLLEGE. */
export const isBare = (text: string): boolean =>
  NTH_ONE.test(text) ||
  (/[A-Z]{4}|\bother|\brest\b/.test(text) &&
    // "What is ESSAY about" asks what it says.
    !text.endsWith(' about') &&
    text
      .replace(OTHER_SENT, 'other one')
      .split(' ')
      .every((word) => /^[A-Z]{4}/.test(word) || lists.joining.includes(word)));

const NTH_ONE = /^(?:(?:and|ok|so|what about|how about) )*the (?:second|third|fourth|fifth) one$/;

const OTHER_SENT = /\bother (?:(?:one|ones|college|school) (?:that )?i (?:sent|submitted)|two|three|four|2|3|4)\b/;
