import sameVerbs from '../../../data/same-verbs.json' with { type: 'json' };
import { retense } from '../clauses/verb-lists.ts';
import { inflect, verbOf, type Form } from '../clauses/verbs.ts';

/**
 * The same said with another verb, where both mean the same: the verb, the pattern of what must follow it, the other verb, and what
 * stands in the place of the pattern then.
 */
const SAME = sameVerbs.map(({ verb, before, same, after, anyCase }) => ({
  verb,
  before: new RegExp(`^ ${before}`, anyCase ? 'iu' : 'u'),
  same,
  after,
}));

const FORMS: readonly Form[] = ['past', 'base', 'ing'];

/** A deed with another opening verb; undefined where none is certain to mean the same. */
export function restate(deed: string): string | undefined {
  const [first = ''] = /^[\p{L}-]+/u.exec(deed) ?? [];
  const verb = verbOf(first);
  const form = FORMS.find((each) => verb?.forms.has(each));
  if (!verb || !form) return undefined;
  const rest = deed.slice(first.length);
  const [, helped = ''] = (verb.base === 'help' && /^ (\p{L}+)(?= )/u.exec(rest)) || [];
  if (verbOf(helped)?.forms.has('base'))
    return `${inflect('assist', form)} in ${inflect(helped, 'ing')}${rest.slice(helped.length + 1)}`;
  const [, pupils, subject] =
    (verb.base === 'tutor' && /^ ((?:\d+|two|three|four|five|six) [^,;]{3,40}?) in (.+)$/u.exec(rest)) || [];
  if (pupils && subject) return `${inflect('help', form)} ${pupils} with ${subject}`;
  const [, what, whom] =
    (verb.base === 'teach' &&
      /^ (.{3,40}?) to ((?:\d+|two|three|four|five|six|seven|eight|nine|ten) \p{L}+(?: \p{L}+)?)(?=$| (?:every|at|on|in|for)\b)/u.exec(
        rest,
      )) ||
    [];
  if (what && whom) return `${inflect('instruct', form)} ${whom} in ${what}${rest.slice(` ${what} to ${whom}`.length)}`;
  const [, time, doing, more = ''] =
    (verb.base === 'work' &&
      /^ ((?:about |over )?\d+ (?:hours|hrs) (?:a|per) (?:day|week|month)) (\p{L}+ing [^,;]+)(.*)$/u.exec(rest)) ||
    [];
  if (time && doing) return `${retense(doing, 'ing', form === 'past' ? 'past' : 'present')} ${time}${more}`;
  const same = SAME.find((one) => one.verb === verb.base && one.before.test(rest));
  return same && inflect(same.same, form) + rest.replace(same.before, same.after);
}
