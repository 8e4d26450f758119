import type { ChatMessage } from '#contract/ai.ts';

/** What a sentence only denies: "not the fee", "i dont have a twin", "thats not what i asked". */
const DENIED =
  /^(?:(?:no|nah|nope|wait|what|huh|ugh|ok|lol|lmao|bro|bruh|dude)[, ]+)*(?:not (?:[\w’']+ ){0,3}[\w’']+|i (?:do not|don[’']?t) have (?:an? )?(?:\w+ ){0,2}\w+|i[’']?m not (?:an?|asking|talking) (?:\w+ ){0,2}\w+|i have(?:n[’']?t| not) gotten in anywhere(?: \w+)?|(?:that[’']?s|that is|this is) not what i (?:asked|said|meant)|what|huh|(?:bro|bruh|dude|lmao)? ?(?:no|nah))$/i;
/** How somebody begins who was misunderstood. */
const ONCE_MORE =
  /^(?:(?:no|nah|nope|wait|lol|lmao|ok|oh|ugh|like|bro|bruh|dude)[, ]+)*(?:i (?:just |only )?(?:mean|meant)|no like)[, ]+/i;
const SENTENCE = /(?<=[.?!])\s+|\n+/;

/**
 * The messages of a talk without what a student only denies after an answer that missed: "not the fee. like for a whole year" goes on as "and like
 * for a whole year". What is denied was the misunderstanding, so to read it as a question would repeat that.
 */
export const withoutDenials = (messages: readonly ChatMessage[]): ChatMessage[] =>
  messages.map((message, at) =>
    at === 0 || message.role !== 'user' ? message : { ...message, content: asMeant(message.content) },
  );

function asMeant(content: string): string {
  const sentences = content.split(SENTENCE);
  const left = sentences.filter((sentence) => !DENIED.test(sentence.replace(/[.!…]+$/, '').trim()));
  const isDenied = left.length > 0 && left.length < sentences.length;
  const meant = isDenied ? left.join(' ') : content;
  const again = meant.replace(ONCE_MORE, 'and ');
  return isDenied && again === meant && !/^(?:and|so|but)\b/i.test(meant) ? `and ${meant}` : again;
}
