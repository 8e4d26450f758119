import { isKnown, listedAsName } from '../frequency.ts';
import { FUNCTION_WORDS, OPENERS, PEOPLE } from '../words.ts';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `mended` with a capital where `old` has one. */
export const likeCapital = (old: string, mended: string): string => (/^\p{Lu}/u.test(old) ? capital(mended) : mended);

/** The text in lower case at its start, unless it starts with a name. */
export function lowerFirst(text: string): string {
  const [first = ''] = /^\p{L}[\p{L}\p{N}'’-]*/u.exec(text) ?? [];
  const lower = first.toLowerCase();
  const common = OPENERS.has(lower) || PEOPLE.has(lower) || FUNCTION_WORDS.has(lower);
  const named =
    /^I(?:['’]|$)/.test(first) ||
    /\p{Lu}/u.test(first.slice(1)) ||
    (!common &&
      (/^(?:Model UN\b|\S+ (?!I\b)\p{Lu}\p{Ll})/u.test(text) ||
        listedAsName(lower) ||
        !isKnown(lower.replace(/['’]s$/, ''))));
  return named ? text : lower + text.slice(first.length);
}
