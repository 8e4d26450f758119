import data from '../../../data/polish.json' with { type: 'json' };
import { frequency, isKnown } from '../../frequency.ts';
import { DEGREES, FEELINGS, FUNCTION_WORDS, NUMBER_WORDS } from '../../words.ts';
import { capital, likeCapital } from '../capitals.ts';
import { inflect, verbOf, type Form } from '../slots/verbs.ts';
import type { Edit } from './revise.ts';

const HELPS =
  'do|does|did|will|would|can|could|shall|should|may|might|must|have|has|had|having|let|lets|make|makes|made|see|saw|hear|heard|watch|watched|help|helped|that';
const NEGATION = "not|never|no|nothing|nobody|cannot|hardly|without|neither|nor|so|too|how|as|\\p{L}+n['’]t";
const SUPPOSED = 'if|wish(?:ed)?|would|could|should|might|so|that|who|until|when|because|before|as|only';
const notNegated = String.raw`(?<!\b(?:${NEGATION})\b[^.!?,;]{0,25})`;

/** What names in the patterns of the data stand for. */
const NAMED: Readonly<Record<string, string>> = {
  // Before a subject, “that” goes on as before.
  '{subject}': String.raw`(?= (?:I|he|she|it|we|they|you|my|our|his|her|their|the|an?|this|no|every)\b)`,
  '{number}': String.raw`(?:\d|${[...NUMBER_WORDS].join('|')})`,
  '{start}': String.raw`(?<=^|[.!?] )`,
  '{gradable}': [...FEELINGS, ...DEGREES].join('|'),
  '{notNegated}': notNegated,
  // A chance that was not taken is no deed.
  '{firm}': String.raw`(?<!\b(?:not|never|\p{L}+n['’]t) )`,
  '{told}': String.raw`${notNegated}(?<!\b(?:${SUPPOSED})(?: \p{L}+)? )`,
  '{taken}': String.raw`(?!\p{L})(?![^.!?]{0,200}\b(?:but|though|although|however|instead|yet|if)\b)`,
  '{unhelped}': String.raw`(?<!(?:\b(?:${HELPS})|['’](?:d|ve|ll|s))(?: not)? )`,
  // “Have my friends and I been”: the help stands further ahead.
  '{unasked}': String.raw`(?<!\b(?:have|has|had)\b[^.!?]{0,60})`,
  '{alone}': String.raw`(?<!\b(?:and|or|to|if|of|each|one|${HELPS.replace('|that', '')}) )`,
};

/** The edit that puts `put` in the place of `find`. */
function editOf(find: string, put: string, why: string, { cased, what }: { cased?: boolean; what?: string }): Edit {
  const pattern = Object.entries(NAMED).reduce((all, [name, named]) => all.replaceAll(name, named), find);
  const end = put === '' ? ' ' : String.raw`(?!(?<=[\p{L}\p{N}])[\p{L}\p{N}-])`;
  const reason = why === SAYS_THE_SAME ? `Says the same in ${/^\S+$/.test(put) ? 'one word' : 'fewer words'}.` : why;
  return {
    find: new RegExp(String.raw`(?<![\p{L}\p{N}-])${pattern}${end}`, cased ? 'gmu' : 'gimu'),
    mend: (found) => {
      const mended = filled(put, found);
      return mended === undefined || put.startsWith('{lower') ? mended : likeCapital(found[0], mended);
    },
    why: reason,
    ...(what ? { what } : {}),
  };
}

const SAYS_THE_SAME = 'Says the same.';

/** `$1` is a group of what was found, `{past 1}` the group in a form; undefined where it has no such form. */
function filled(put: string, found: RegExpExecArray): string | undefined {
  let fits = true;
  const group = (at: string) => found[Number(at)] ?? '';
  const text = put
    .replaceAll('{’}', found.input.includes('’') ? '’' : "'")
    .replace(/\$(\d)|\{(\p{L}+) (\d)\}/gu, (_, plain: string | undefined, form: string, at: string) => {
      if (plain) return group(plain);
      const word = FORMS[form]?.(group(at));
      if (word === undefined) fits = false;
      return word ?? '';
    });
  return fits ? text : undefined;
}

const ODD_S = new Map([
  ['have', 'has'],
  ['are', 'is'],
  ['were', 'was'],
  ['do', 'does'],
  ['be', 'is'],
]);
const ODD_BASE = new Map([
  ['has', 'have'],
  ['is', 'are'],
  ['was', 'were'],
  ['does', 'do'],
]);
const SUBJECTS = new Map([
  ['me', 'I'],
  ['us', 'We'],
  ['him', 'He'],
  ['her', 'She'],
  ['them', 'They'],
]);
const OBJECTS = new Map([
  ['he', 'him'],
  ['she', 'her'],
  ['they', 'them'],
  ['it', 'it'],
  ['i', 'me'],
]);
const NO_THING =
  /(?:ly|ing|ed)$|^(?:today|tomorrow|yesterday|home|alone|daily|online|forever|people|right|left|next|first)$/;

const inForm = (word: string, form: Form): string | undefined => {
  const verb = verbOf(word);
  return verb && inflect(verb.base, form);
};

/** What `{form n}` makes of a word. */
const FORMS: Readonly<Record<string, (word: string) => string | undefined>> = {
  base: (word) => (verbOf(word)?.forms.has('base') ? word : undefined),
  past: (word) => inForm(word, 'past'),
  participle: (word) => (verbOf(word) ? inForm(word, 'participle') : undefined),
  ing: (word) => inForm(word, 'ing'),
  did: (word) => {
    const verb = verbOf(word);
    return verb?.forms.size === 1 && verb.forms.has('participle') ? inflect(verb.base, 'past') : undefined;
  },
  s: (word) => {
    const forms = verbOf(word)?.forms;
    return ODD_S.get(word) ?? (forms?.has('base') && !forms.has('past') ? inForm(word, 's') : undefined);
  },
  plural: (word) => ODD_BASE.get(word) ?? (verbOf(word)?.forms.has('s') ? inForm(word, 'base') : undefined),
  verb: (word) => (verbOf(word) || /^(?:can|could|will|would)$/.test(word) ? word : undefined),
  thing: (word) =>
    isKnown(word) && !verbOf(word) && !FUNCTION_WORDS.has(word) && !NO_THING.test(word) ? word : undefined,
  subject: (word) => SUBJECTS.get(word),
  object: (word) => OBJECTS.get(word.toLowerCase()),
  be: (word) => (word === 'I' ? 'am' : 'is'),
  many: (word) => (word === 'child' ? 'children' : word.replace('man', 'men')),
  cap: capital,
  lower: (word) => word.charAt(0).toLowerCase() + word.slice(1),
  adverb: (word) => {
    const adverb = word.endsWith('le') ? word.replace(/e$/, 'y') : `${word}ly`;
    return frequency(adverb) > 0 ? adverb : undefined;
  },
};

/** All edits that the data describes, in its order. */
export const TABLE: readonly Edit[] = data.edits.flatMap(({ why, edits, ...more }) =>
  Object.entries(edits).map(([find, put]) => editOf(find, put, why, more)),
);

/** Edits of marks and spaces, which words stand around. */
const marksOf = (rows: readonly { find: string; put: string; what: string; why: string }[]): Edit[] =>
  rows.map(({ find, put, what, why }) => ({
    find: new RegExp(find, 'gmu'),
    mend: (found) => filled(put, found),
    what,
    why,
  }));

export const SPACES: readonly Edit[] = marksOf(data.spaces);
/** Marks around quotations, where they are in pairs. */
export const QUOTES: readonly Edit[] = marksOf(data.quotes);
