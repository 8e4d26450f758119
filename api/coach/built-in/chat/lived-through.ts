import lists from '#api/coach/data/chat/words.json' with { type: 'json' };
import { FUNCTION_WORDS } from '../words.ts';
import { hardshipScore, NOT_TOLD } from './hardship-words.ts';
import { feelingIn, intentsLike, type Intent } from './intents.ts';
import type { Heard } from './items.ts';
import { onlyFelt } from './likeliest.ts';
import { clausesOf, isAsking } from './parts.ts';
import { holds } from './phrases.ts';
import { LIKENESS } from './likeness.ts';

/** How far ahead of what else they are like a few words must be that tell of something. */
const AHEAD = 0.1;

/**
 * Whether a few words, too short to be weighed, are like several things and tell of none, because the rest of their message tells of
 * nothing: "is that one binding too? my dad asked".
 * @param part as a message is heard
 */
export function isFaint(part: string, message: string): boolean {
  const told = hardshipScore(message);
  if (hardshipScore(part, false) > -Infinity || told === -Infinity || told >= NOT_TOLD) return false;
  const [first, next] = intentsLike(part);
  return first !== undefined && first.alike < LIKENESS.toldInFewWords && first.alike - (next?.alike ?? 0) < AHEAD;
}

/** What is only supposed: "what happens if we cannot afford it". */
const SUPPOSED = /\bwhat (?:happens? |would happen )?if\b[^.?!\n]*/gi;

/** What a message says that the student lives through, if only in half a sentence: "my grandma died and what is due". */
export function livedThrough(message: string, heardAs: (message: string) => Heard): Intent | undefined {
  const clauses = clausesOf(message.replace(SUPPOSED, ' '))
    .map((clause) => heardAs(clause).text)
    .filter((clause) => !holds(clause, lists.telling));
  const isTold = ({ feeling }: Intent) => feeling && !feeling.beside && !feeling.light && !feeling.danger;
  const told = hardshipScore(message, false);
  const likely = (isAsking(message) && told > -Infinity && told < NOT_TOLD ? [] : clauses)
    .filter((clause) => clause.split(' ').filter((word) => !FUNCTION_WORDS.has(word)).length > 1)
    .filter((clause) => !isFaint(clause, message) && !onlyFelt(clause))
    .flatMap((clause) => intentsLike(clause).slice(0, 1))
    .find(({ thing, alike }) => isTold(thing) && alike >= LIKENESS.told);
  return (
    likely?.thing ?? clauses.map((clause) => feelingIn(clause).feeling).find((feeling) => feeling && isTold(feeling))
  );
}
