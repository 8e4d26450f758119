import activityWords from '../../../data/activity-words.json' with { type: 'json' };
import { setOf } from '../../words.ts';
import { rephrase, rephrasings } from './rephrase.ts';
import { guessVerb, inflect, inTense, verbOf, type Form, type Tense } from './verbs.ts';

/** What somebody did, verb first and without the subject, in the tense it was told in. */
export type Deed = { text: string; tense: Tense };

/** What students write around the verb that says what they did. `verb` goes in front of what is no verb. */
const OPENINGS = activityWords.openings.map(({ find, tense, verb, form }) => ({
  find: new RegExp(`^(?:${find}) +`, 'iu'),
  tense: tense as Tense | undefined,
  verb,
  form: form as Form | undefined,
}));
const STRONGER = rephrasings(activityWords.stronger);

/** Words in -ing and -ed that name no deed. */
const NO_DEED = setOf(
  'interesting amazing exciting challenging boring tiring going rewarding surprising according including during nothing ' +
    'something anything everything morning evening sibling dedicated licensed experienced certified motivated advanced ' +
    'talented gifted skilled unified united building supposed hundred',
);
/** What somebody was made or given, as a line tells it: “elected treasurer”. */
export const CHOSEN =
  /^(?:(?:was|were|am|been|got) (?:also |recently )*)((?:elected|chosen|selected|named|awarded|promoted|appointed|invited|accepted|hired|certified|nominated|recognized|trained|ranked|voted|picked|honored|featured|recruited|admitted)\b.*)/is;
const NEGATIVE =
  /^(?:(?:do|does|did|could|can|was|were|have|has|had|would|wo)(?:n['’]t| not)|can['’]t|cannot|never|not)\b/i;
const STATE = /^(?:am|is|are|was|were|be|been)(?: |$)/i;
/** After one of these, a first word that could be a verb is none: “debate captain”, “swim team”. */
const NOUN_AFTER = new RegExp(
  String.raw`^\S+(?:$|[ -](?:of|team|club|group|class|squad|crew|program|shop|camp|player|dancer|singer|member|${activityWords.roles.replaceAll(' ', '|')})s?\b)`,
  'i',
);

/** “Work 15 hours a week making coffee” */
const HOURS_DOING = /^(work(?:ed)?) ((?:about |over )?\d+ hours (?:a|per) \p{L}+) (\p{L}+ing\b.*)$/iu;

/** Reads what follows a subject, or stands without one; undefined where it does not say what somebody did. */
export function readDeed(predicate: string, fallback: Tense, hasSubject: boolean): Deed | undefined {
  const [, worked = '', hours = '', doing = ''] = HOURS_DOING.exec(predicate) ?? [];
  let text = doing ? `${worked === 'worked' ? 'was' : 'am'} ${doing} ${hours}` : predicate;
  let tense: Tense | undefined;
  let verb: string | undefined;
  let purpose = false;
  let opened = false;
  for (const opening of OPENINGS) {
    const rest = text.replace(opening.find, '');
    if (rest === text || (opening.form && !hasForm(firstWord(rest), opening.form))) continue;
    if (opening.verb === undefined && !opening.form && !guessable(firstWord(rest))) continue;
    purpose = text.slice(0, text.length - rest.length).endsWith(' to ');
    [text, tense, verb, opened] = [rest, opening.tense ?? tense ?? fallback, opening.verb, true];
    break;
  }
  if (!opened && (STATE.test(text) || NEGATIVE.test(text))) return undefined;
  const first = firstWord(text);
  if (verb && !hasForm(first, 'ing') && !purpose)
    return stronger({ text: `${inTense(verb, tense ?? fallback)} ${text}`, tense: tense ?? fallback });
  if (!first || (!opened && !hasSubject && !startsWithVerb(text, first))) return undefined;
  return stronger(plain(text, first, tense, fallback));
}

const firstWord = (text: string): string => /^[\p{L}'’-]+/u.exec(text)?.[0] ?? '';
const hasForm = (word: string, form: Form): boolean =>
  word !== '' && !NO_DEED.has(word.toLowerCase()) && guessVerb(word).forms.has(form);
const guessable = (word: string): boolean => /^\p{L}/u.test(word) && !/^(?:the|an?|my|our|not)$/i.test(word);

/** The deed with its first verb, and the gerunds beside it, in the tense: “opening, cleaning and closing the store”. */
function plain(text: string, first: string, wanted: Tense | undefined, fallback: Tense): Deed {
  const { base, forms } = guessVerb(first);
  if (forms.has('ing') && !forms.has('base')) {
    const tense = wanted ?? fallback;
    const all = text.replace(
      /((?:^|^(?:\p{L}+ing,? )+)(?:and )?)(\p{L}+ing)(?=$|[ ,])/gu,
      (_, joint: string, word: string) => joint + inTense(guessVerb(word).base, tense),
    );
    return { text: all === text ? inTense(base, tense) + text.slice(first.length) : all, tense };
  }
  if (forms.has('s') && !forms.has('base'))
    return { text: inflect(base, 'base') + text.slice(first.length), tense: 'present' };
  const isPast =
    (forms.has('past') || forms.has('participle')) && !(forms.has('base') && fallback === 'present' && !wanted);
  const tense = wanted ?? (isPast ? 'past' : 'present');
  return { text: (isPast || wanted ? inTense(base, tense) : first) + text.slice(first.length), tense };
}

function stronger(deed: Deed): Deed {
  const text = (rephrase(deed.text, STRONGER) ?? deed.text).replace(
    / and (d(?:o|id) .+)/u,
    (all, second: string) => ` and ${rephrase(second, STRONGER) ?? all.slice(' and '.length)}`,
  );
  return { ...deed, text: forSoLong(text) };
}

/** “Play for 9 years” is no English: “play (9 years)” is. */
const forSoLong = (text: string): string =>
  hasForm(firstWord(text), 'base')
    ? text
        .replace(
          / for (?:the )?((?:(?:past|last) )?(?:(?:about|over|almost) )?(?:\d+|\p{L}+) (?:years|months|summers|seasons))\b/u,
          ' ($1)',
        )
        .replace(
          /(?<!every \p{L}+|week|day|month|year|and|school) (since (?:age \d+|(?:\p{L}+ )?\d{4}|\d+th grade|(?:freshman|sophomore|junior|senior|last) \p{L}+|(?:elementary|middle) school|kindergarten)\b)/u,
          ' ($1)',
        )
    : text;

function startsWithVerb(text: string, first: string): boolean {
  if (NO_DEED.has(first.toLowerCase())) return false;
  const forms = verbOf(first)?.forms;
  return forms
    ? !(forms.has('base') && NOUN_AFTER.test(text)) || text === first
    : /\p{L}{3}(?:ed|ing)$/iu.test(first) && text !== first;
}
