import { retense } from '../clauses/verb-lists.ts';
import { inflect, verbOf, type Form } from '../clauses/verbs.ts';

/** The same said with another verb, where both mean the same: verb and what must follow, other verb and what follows then. */
const SAME: readonly (readonly [base: string, after: RegExp, other: string, then: string])[] = [
  ['take', /^ care of /, 'care', ' for '],
  ['look', /^ after /, 'care', ' for '],
  ['babysit', /^ (?!for\b)/, 'look', ' after '],
  ['win', /^ (?=\$|\d+(?:st|nd|rd|th)\b|(?:first|second|third|gold|silver|bronze)\b)/iu, 'earn', ' '],
  ['place', /^ (?=\d|(?:first|second|third)\b)/, 'finish', ' '],
  ['make', /^ (?=(?:about |around |over )?\$)/, 'earn', ' '],
  ['earn', /^ (?=(?:about |around |over )?\$)/, 'make', ' '],
  ['teach', /^ (?=[^,;]{3,60} how to )/, 'show', ' '],
  ['train', /^ (?=\d+ (?:hours|hrs)\b)/, 'practice', ' '],
  ['practice', /^ (?=\d+ (?:hours|hrs)\b)/, 'train', ' '],
  ['plan', /^ (?!to\b)/, 'organize', ' '],
  ['establish', /^ (?=(?:an?|the|my|our) )/, 'start', ' '],
  ['complete', /^ /, 'finish', ' '],
  [
    'handle',
    /^ (?=(?:\p{L}+ ){0,2}(?:scheduling|bookings?|orders|money|budgets?|accounts|social media|publicity)\b)/u,
    'manage',
    ' ',
  ],
  ['recruit', /^ (?=\d)/, 'bring', ' in '],
  ['design', /^ (?=(?:\p{L}+ )?(?:logos?|posters?|flyers?|websites?|costumes|shirts|graphics)\b)/u, 'create', ' '],
  ['build', /^ (?=(?:an?|the|our) (?:\p{L}+ ){0,2}(?:app|website|program|game|tool)\b)/u, 'create', ' '],
  ['watch', /^ (?=(?:my|our|his|her|\d|two|three)\b)/, 'look', ' after '],
  ['help', /^ with /, 'assist', ' with '],
  ['help', /^ (?=(?:(?:my|our|the|an?) )?\p{L}+(?:$|,| (?:by|with|at|in)\b))/u, 'assist', ' '],
  ['assist', /^ (?:with|in) /, 'help', ' with '],
  ['organize', /^ /, 'coordinate', ' '],
  ['coordinate', /^ /, 'organize', ' '],
  ['start', /^ (?=(?:an?|the|my|our) )/, 'launch', ' '],
  ['found', /^ (?=(?:an?|the|my|our) )/, 'start', ' '],
  [
    'make',
    /^ (?=(?:an?|\d+|the)? ?(?:\p{L}+ ){0,3}(?:server|app|website|videos?|posters?|guides?|games?|films?|program|maps?|costumes|robot|podcast)\b)/u,
    'create',
    ' ',
  ],
  [
    'build',
    /^ (?=(?:an?|\d+|the) (?:\p{L}+ ){0,2}(?:ramps?|bench(?:es)?|beds|gardens?|houses?|shelters?|fences?|robots?|models?|tables?|shelves)\b)/u,
    'construct',
    ' ',
  ],
  [
    'create',
    /^ (?=(?:an?|the) (?:\p{L}+ )?(?:program|club|system|library|website|channel|team|group|fund)\b)/u,
    'set',
    ' up ',
  ],
  [
    'run',
    /^ (?=(?:an?|the|my|our) (?:\p{L}+ ){0,3}(?:club|channel|camp|program|business|shop|store|drive|league|stand)\b)/u,
    'manage',
    ' ',
  ],
  ['manage', /^ /, 'oversee', ' '],
  ['oversee', /^ /, 'supervise', ' '],
  ['supervise', /^ /, 'oversee', ' '],
  ['lead', /^ (?=(?:an?|the|our) (?:\p{L}+ ){0,2}(?:team|club|group|section|crew|committee|troop)\b)/u, 'head', ' '],
  ['captain', /^ (?=the\b)/, 'lead', ' '],
  ['raise', /^ (?=(?:over |about |more than )?\$)/, 'bring', ' in '],
  ['collect', /^ /, 'gather', ' '],
  ['participate', /^ in /, 'take', ' part in '],
  ['volunteer', /^ (?=(?:at|in|for) )/, 'serve', ' as a volunteer '],
  ['work', /^ as /, 'serve', ' as '],
  ['give', /^ (?=(?:an? |the )?(?:\p{L}+ )?(?:talks?|speech(?:es)?|presentations?)\b)/u, 'deliver', ' '],
  ['talk', /^ (?:to|with) /, 'speak', ' with '],
  [
    'fix',
    /^ (?=(?:\p{L}+ |\d+ ){0,3}(?:bikes?|bicycles?|cars?|computers?|laptops?|phones?|engines?|machines?|roofs?|fences?|instruments?)\b)/u,
    'repair',
    ' ',
  ],
  ['cook', /^ (?=(?:dinner|lunch|breakfast|meals|food)\b)/, 'prepare', ' '],
  ['mentor', /^ /, 'guide', ' '],
  ['begin', /^ /, 'start', ' '],
  [
    'publish',
    /^ (?=(?:an?|the|my|our|\d+) (?:\p{L}+ ){0,2}(?:songs?|albums?|books?|apps?|games?|videos?|episodes?)\b)/u,
    'release',
    ' ',
  ],
];

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
  const same = SAME.find(([base, after]) => base === verb.base && after.test(rest));
  return same && `${inflect(same[2], form)}${rest.replace(same[1], same[3])}`;
}
