import { isRole, NOUN_AFTER, roleDeed } from './roles.ts';
import { NOT_DOING, retense } from './verb-lists.ts';
import { guessVerb, inTense, verbOf, type Deed, type Tense } from './verbs.ts';

/** The tense of phrases that show none: “teaching kids”, and the rest. */
export type Fallback = { doing: Tense; rest: Tense };

const firstWord = (text: string): string => /^[\p{L}'’-]+/u.exec(text)?.[0] ?? '';

const BE = String.raw`(?:am|is|are|was|were|have been|has been|had been|been|['’]m|['’]re)`;
const CHOSEN =
  'elected|chosen|selected|named|awarded|promoted|appointed|invited|accepted|hired|certified|nominated|recognized|trained|' +
  'ranked|voted|picked|honored|featured|recruited|admitted';
const GROUP = 'team|club|group|choir|band|orchestra|squad|committee|council|chapter';

/** The tense that such words as “was” or “had to” tell. */
const tenseOf = (words: string | undefined, fallback: Tense): Tense =>
  words ? (/\b(?:was|were|had|got|used|would|given|did|['’]d)\b/i.test(words) ? 'past' : 'present') : fallback;

/** “Play for 9 years” and “play since 2020” are no English: “play (9 years)” and “play (since 2020)” are. */
const forSoLong = (text: string): string => text.replace(FOR, ' ($1)').replace(SINCE, ' ($1)');
const FOR =
  / for (?:the )?((?:(?:past|last) )?(?:(?:about|over|almost) )?(?:\d+|\p{L}+) (?:years|months|summers|seasons))\b/u;
const SINCE =
  / (since (?:(?:I was|age) [\p{L}\d]+(?: years old)?|(?:\p{L}+ )?\d{4}|\d+th grade|(?:freshman|sophomore|junior|senior|last) \p{L}+|(?:elementary|middle) school|kindergarten|\p{Lu}\p{L}+)\b)/u;

type Reading = readonly [
  pattern: RegExp,
  read: (groups: readonly (string | undefined)[], fallback: Tense) => Deed | undefined,
];

const reading = (source: string, read: Reading[1]): Reading => [new RegExp(`^${source}$`, 'isu'), read];

/** What students write around the verb that says what they did, and the deed behind it. The first reading wins. */
const READINGS: readonly Reading[] = [
  reading(
    String.raw`(${BE} )?(?:put |solely |mainly |mostly |also |currently )*(responsible for|in charge of|tasked with|charged with) (.+)`,
    ([, be, how = '', duty = ''], fallback) => {
      const tense = tenseOf(be, fallback);
      return dutyDeed(duty, /^in charge/i.test(how) ? 'oversee' : 'handle', tense);
    },
  ),
  reading(
    String.raw`((?:am|is|are|was|were) able to|(?:have|has|had|got|was given) (?:the|an|a) (?:opportunity|chance|privilege|honor) (?:to|of)|(?:had|have|got|get|used) to|would(?! (?:love|like|be|have)\b)) (?:also |often |usually |always )?(.+)`,
    ([, words = '', rest = '']) => {
      const tense = tenseOf(words, 'past');
      return { text: retense(rest, words.endsWith('of') ? 'ing' : 'base', tense), tense };
    },
  ),
  reading(
    String.raw`(${BE}) (?:also |currently |now |still |always )*((?:co-)?\p{L}+ing\b.*)`,
    ([, be = '', rest = '']) => {
      if (NOT_DOING.has(firstWord(rest).toLowerCase())) return undefined;
      const tense = tenseOf(/been/i.test(be) ? '' : be, 'present');
      return { text: forSoLong(retense(rest, 'ing', tense)), tense };
    },
  ),
  reading(String.raw`(?:${BE}|got) (?:also |recently )*((?:${CHOSEN})\b.*)`, ([, rest = '']) => ({
    text: rest,
    tense: 'past',
    passive: true,
  })),
  reading(
    String.raw`(${BE}) (?:also |currently |very |actively )*(?:an? )?(?:active )?(part of|member of|involved in|active in|(?:on|in)(?= (?:the|my|our|a) (?:\p{L}+ ){0,3}(?:${GROUP}))) (.+)`,
    ([, be = '', how = '', rest = '']) => {
      const tense = tenseOf(be, 'present');
      const belongs = /^(?:part of|member of|on|in)$/i.test(how);
      const text = belongs ? `${inTense('belong', tense)} to ${rest}` : `${inTense('take', tense)} part in ${rest}`;
      return { text: /been/i.test(be) ? forSoLong(text) : text, tense };
    },
  ),
  reading(String.raw`(?:${BE}) (?:also )?the (?:one|person) (?:who|that) (\p{L}+)( .*)`, ([, word = '', rest = '']) => {
    const forms = verbOf(word)?.forms;
    return forms && { text: word + rest, tense: forms.has('past') ? 'past' : 'present' };
  }),
  reading(String.raw`(${BE}) (?:also |currently |now )*(.+)`, ([, be, rest = '']) => {
    const tense = tenseOf(be, 'present');
    return (
      roleDeed(rest, tense) ??
      (isRole(rest) ? { text: `${inTense('serve', tense)} as ${rest.replace(/^the /i, '')}`, tense } : undefined)
    );
  }),
  reading(
    String.raw`(?:have|has|had) (?:also |already |always |personally |since )*(\p{L}[\p{L}-]*)( .*)?`,
    ([, word = '', rest = '']) => {
      if (!guessVerb(word).forms.has('participle')) return undefined;
      const tense = SINCE.test(rest) ? 'present' : 'past';
      const text = retense(word + rest, 'participle', tense);
      return { text: tense === 'present' ? forSoLong(text) : text, tense };
    },
  ),
  reading(
    String.raw`(like|love|enjoy|liked|loved|enjoyed) (to )?(?!it\b)(\p{L}+)( .*)?`,
    ([, liking = '', to, word = '', rest = '']) => {
      const form = to ? 'base' : 'ing';
      const tense = liking.endsWith('d') ? 'past' : 'present';
      return verbOf(word)?.forms.has(form) ? { text: retense(word + rest, form, tense), tense } : undefined;
    },
  ),
  reading(
    String.raw`(spend|spent) ((?:about |over |around )?\d[^,;]*?|\p{L}+ hours[^,;]*?) (?!during)(\p{L}+ing)( [^,;]+)?`,
    ([, spend, time = '', doing = '', rest = '']) => {
      const tense = spend === 'spent' ? 'past' : 'present';
      return { text: `${retense(doing + rest, 'ing', tense)} ${time}`, tense };
    },
  ),
  reading(String.raw`(do|did) (?:some |a lot of )?research (?:on|about|into) (.+)`, ([, verb, rest = '']) => {
    const tense = verb === 'did' ? 'past' : 'present';
    return { text: `${inTense('research', tense)} ${rest}`, tense };
  }),
];

/** “organizing events” as a deed; in front of what is no verb, such as “the cash box”, goes the given one. */
export function dutyDeed(duty: string, verb: string, tense: Tense): Deed {
  const deed = retense(duty, 'ing', tense);
  return { text: verbOf(firstWord(duty))?.forms.has('ing') ? deed : `${inTense(verb, tense)} ${deed}`, tense };
}

const ADVERBS = /^(?:(?:also|just|then|personally|even|actually|currently|now|still|basically|presently|really),? )+/i;
const NEGATIVE =
  /^(?:(?:do|does|did|could|can|was|were|have|has|had|would)(?:n['’]t| not)|can['’]t|cannot|never|not)\b/i;
const STATE = new RegExp(`^${BE}(?: |$)`, 'i');

/** Reads what follows a subject, or stands without one; undefined where it does not say what somebody did. */
export function readDeed(predicate: string, fallback: Fallback, hasSubject: boolean): Deed | undefined {
  const text = predicate
    .replace(ADVERBS, '')
    .replace(/\b(help(?:ed|s)?) to (?=\p{L})/iu, '$1 ')
    .replace(/^got (\d+(?:st|nd|rd|th)|first|second|third) place\b/i, 'placed $1');
  for (const [pattern, read] of READINGS) {
    const found = pattern.exec(text);
    const deed = found && read(found, fallback.rest);
    if (deed) return deed;
  }
  return STATE.test(text) || NEGATIVE.test(text) ? undefined : plainDeed(text, fallback, hasSubject);
}

/** Look like verbs, and say what something is like. */
const NO_VERB =
  /^(?:dedicated|licensed|experienced|certified|motivated|advanced|talented|gifted|skilled|unified|united|during|building|evening|morning)$/i;
const TWO_WORD_VERB = /^(?:self|phone|cold|live|hand|beta)[ -](?:\p{L}+ed|taught)\b/iu;

function plainDeed(text: string, { doing, rest }: Fallback, hasSubject: boolean): Deed | undefined {
  const first = firstWord(text);
  if (!first) return undefined;
  if (TWO_WORD_VERB.test(text)) return { text, tense: 'past' };
  if (!hasSubject && !startsWithVerb(text, first)) return undefined;
  const { forms } = guessVerb(first);
  if (forms.has('ing')) return { text: retense(text, 'ing', doing), tense: doing };
  if (forms.has('s') && !forms.has('base')) return { text: retense(text, 's', 'present'), tense: 'present' };
  const past = forms.has('past') && !(forms.has('base') && rest === 'present');
  return { text, tense: past ? 'past' : 'present' };
}

function startsWithVerb(text: string, first: string): boolean {
  if (NO_VERB.test(first)) return false;
  const forms = verbOf(first)?.forms;
  return forms ? !(forms.has('base') && NOUN_AFTER.test(text)) : /\p{L}{3}(?:ed|ing)$/iu.test(first);
}
