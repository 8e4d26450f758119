import verbs from '../../../data/verbs.json' with { type: 'json' };
import { frequency } from '../../frequency.ts';

export type Tense = 'past' | 'present';
export type Form = 'base' | 's' | 'ing' | 'past' | 'participle';

/** By the base of an irregular verb: its past and, where it differs from that, its participle. */
const PARTS = new Map(
  Object.entries(verbs.irregular).map(([base, forms]) => {
    const [past = '', participle = past] = forms.split(' ');
    return [base, { past, participle }] as const;
  }),
);

/** “plan”, “chat”, “quit”, and longer verbs that end on a stressed syllable. */
const DOUBLES =
  /^[^aeiou]*(?:qu)?[aeiou][bdfgklmnprtvz]$|(?:program|control|mit|fer|equip|debug|unplug|format|babysit|begin|patrol)$/;

const stemOf = (base: string): string =>
  DOUBLES.test(base) ? base + base.slice(-1) : base.replace(/(?<=[^eo])e$/, '').replace(/ti$/, 'ty');

/** The form of a verb given as its base, such as “taught” of “teach”. */
export function inflect(base: string, form: Form): string {
  const prefix = /^(?:co|re)-/.exec(base)?.[0] ?? '';
  const bare = base.slice(prefix.length);
  const parts = PARTS.get(bare);
  if (form === 'base') return base;
  if (form === 's') return prefix + bare.replace(/([^aeiou])y$/, '$1ie').replace(/(?:s|x|z|ch|sh|o)$/, '$&e') + 's';
  if (form === 'ing') return `${prefix}${stemOf(bare)}ing`;
  if (parts) return prefix + parts[form];
  if (bare.endsWith('e')) return `${prefix}${bare}d`;
  return prefix + (/[^aeiou]y$/.test(bare) ? `${bare.slice(0, -1)}ied` : `${stemOf(bare)}ed`);
}

/** What somebody did, verb first and without the subject, in the tense it was told in. */
export type Deed = { text: string; tense: Tense; passive?: true };

/** The verb in the form for a tense, without a subject: “taught” or “teach”. */
export const inTense = (base: string, tense: Tense): string => inflect(base, tense === 'past' ? 'past' : 'base');

/** A word as a verb: its base, and what forms of it the word can be. */
export type Verb = { base: string; forms: ReadonlySet<Form> };

const FORMS: readonly Form[] = ['base', 's', 'ing', 'past', 'participle'];
let table: Map<string, { base: string; forms: Set<Form> }> | undefined;

function readTable() {
  const made = new Map<string, { base: string; forms: Set<Form> }>();
  for (const base of [...PARTS.keys(), ...verbs.regular]) {
    for (const form of FORMS) {
      const word = inflect(base, form);
      const known = made.get(word);
      if (known?.base === base) known.forms.add(form);
      else if (!known) made.set(word, { base, forms: new Set([form]) });
    }
  }
  return made;
}

/** The verb that a word in any case is a form of, as far as students' activities need verbs. */
export function verbOf(word: string): Verb | undefined {
  table ??= readTable();
  const [, prefix = '', bare = ''] = /^((?:co|re)-)?(.*)$/.exec(word.toLowerCase()) ?? [];
  // “Found” is what somebody did with a key; “co-found” is what somebody does with a club.
  if (prefix && bare === 'found') return { base: `${prefix}found`, forms: new Set(['base']) };
  const verb = table.get(bare);
  return verb && { base: prefix + verb.base, forms: verb.forms };
}

/** The base of a verb that is not in the table, read off its form: what stands after “I” is a verb, known or not. */
export function guessVerb(word: string): Verb {
  const lower = word.toLowerCase();
  const known = verbOf(lower);
  if (known) return known;
  const [, stem = lower, ending] = /^(\p{L}{2,}?)(ing|ed)$/u.exec(lower) ?? [];
  if (!ending) return { base: lower, forms: new Set(['base']) };
  const single = stem.replace(/([^aeiouls])\1$/, '$1');
  const [base = stem] = [single, stem, `${stem}e`].sort((a, b) => frequency(b) - frequency(a));
  return {
    base: stem.endsWith('i') ? `${stem.slice(0, -1)}y` : base,
    forms: new Set(ending === 'ing' ? ['ing'] : ['past', 'participle']),
  };
}
