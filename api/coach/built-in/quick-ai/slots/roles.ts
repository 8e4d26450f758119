import activityWords from '../../../data/activity-words.json' with { type: 'json' };
import { verbOf } from './verbs.ts';

const ROLE = `(?:co-|vice[- ])?(?:${activityWords.roles.replaceAll(' ', '|')})`;
const AT_START = new RegExp(
  String.raw`^(?:(?:an?|the|one of the|our|their) )?((?:[\p{L}\p{N}'’-]+ ){0,3}?)(${ROLE})(?=$|[,;:(/&+]| (?:of|this|since|at|for|in|on|and (?:\p{L}+ )?${ROLE})\b| \d)`,
  'iu',
);
const ALONE = new RegExp(String.raw`^(?:[\p{L}'’-]+ ){0,3}(${ROLE})(?: and (?:\p{L}+ )?${ROLE})?$`, 'iu');

/** In front of a role these say that it was not held. */
const NOT_HELD =
  /\b(?:not|never|no|almost|nearly|supposed|to|like|elected|named|going|about|being|with|for|by|became)\b/i;
const SAYS_NOTHING = /^(?:volunteer|member|server)$/i;

/** True for “captain of the team” or “the lead programmer”: something that a person serves as. */
export function startsAsRole(text: string): boolean {
  const [all = '', before = '', role = ''] = AT_START.exec(text) ?? [];
  const isVerb = before === '' && verbOf(role)?.forms.has('base') === true;
  const follows = text.slice(all.length);
  if (/^\S+ (?:the|an?|my|our|their|about|\d+)\b/i.test(text) && verbOf(text.split(' ', 1)[0] ?? '')) return false;
  return (
    all !== '' &&
    !NOT_HELD.test(all) &&
    !(isVerb && /^ (?:at|for|in|on|\d+)\b/.test(follows)) &&
    !verbOf(all.split(' ')[0] ?? '')?.forms.has('past')
  );
}

/** The title of an activity where it is a role, such as “Drum major”. */
export function roleIn(title: string): string | undefined {
  const [, role = ''] = ALONE.exec(title) ?? [];
  return role && !SAYS_NOTHING.test(role) && !NOT_HELD.test(title) ? title : undefined;
}
