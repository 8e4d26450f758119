import { plainText } from '../plain-text.ts';

/** One form by which a college is named: its name, an abbreviation, a team, a place of the campus, an address. */
export interface NameForm {
  text: string;
  kind: 'name' | 'short' | 'team' | 'place' | 'domain';
  /** True where it points at the college by itself, false where it needs a second sign. */
  alone: boolean;
  /** What else the word means, in words to show. */
  alsoMeans?: string;
}

/** A college with the forms that were collected for it. */
export interface NamedCollege {
  name: string;
  forms: NameForm[];
}

/** A college of the directory, of which all forms are worked out. */
export interface ListedCollege {
  name: string;
  aliases: string[];
  domain: string;
  city: string;
}

/** A form as it is looked up, with every college that goes by it; `means` is the first of them, in the order of the directory. */
export interface KnownForm {
  /** Straight quotes, without a leading “the”. */
  text: string;
  /** True where a “the” or an owner has to stand before it. */
  the: boolean;
  kind: NameForm['kind'];
  alone: boolean;
  alsoMeans: string | null;
  colleges: string[];
}

export interface NameIndex {
  /** Forms by their first word, the longest first. */
  byFirstWord: ReadonlyMap<string, readonly KnownForm[]>;
  /** Sure short forms that are known in small letters too, by their first word in these: all of an essay's words are looked up in it. */
  bySmallWord: ReadonlyMap<string, readonly KnownForm[]>;
  /** Forms of each college, by its name. */
  byCollege: ReadonlyMap<string, readonly KnownForm[]>;
  /** Names of colleges by every name that a student may have typed, in lower case. */
  byTypedName: ReadonlyMap<string, readonly string[]>;
  cities: ReadonlyMap<string, string>;
}

/** What a bare name such as “Reed” may mean otherwise. */
export const ELSEWHERE = 'a name found elsewhere';

/**
 * Builds the look-up once, for all of `slipsIn`.
 * @param named colleges with collected forms
 * @param listed the directory, the most popular first; a college without collected forms gets some from its name
 */
export function nameIndex(named: readonly NamedCollege[], listed: readonly ListedCollege[]): NameIndex {
  const forms = new Map<string, KnownForm>();
  const byCollege = new Map<string, KnownForm[]>();
  const byTypedName = new Map<string, string[]>();
  const collected = new Map(named.map((college) => [college.name, college.forms]));

  for (const college of listed) {
    const own: NameForm[] = collected.get(college.name) ?? [];
    const known = new Set<KnownForm>();
    for (const form of [...own, ...workedOut(college, own)])
      for (const text of spellings(form)) known.add(add(forms, { ...form, text }, college.name));
    byCollege.set(college.name, [...known]);
    for (const typed of [college.name, ...college.aliases]) {
      const key = typedKey(typed);
      const sharing = byTypedName.get(key);
      if (!sharing) byTypedName.set(key, [college.name]);
      else if (!sharing.includes(college.name)) sharing.push(college.name);
    }
  }
  const byFirstWord = new Map<string, KnownForm[]>();
  for (const form of forms.values()) {
    const first = firstWord(form.text);
    const sharing = byFirstWord.get(first);
    if (sharing) sharing.push(form);
    else byFirstWord.set(first, [form]);
  }
  for (const sharing of byFirstWord.values())
    if (sharing.length > 1) sharing.sort((a, b) => b.text.length - a.text.length);
  const cities = new Map(listed.map(({ name, city }) => [name, city]));
  return { byFirstWord, bySmallWord: inSmallLetters(byFirstWord), byCollege, byTypedName, cities };
}

/** Of the forms whose first word is in capitals or has one at its head those that stand alone, the former first. */
function inSmallLetters(byFirstWord: NameIndex['byFirstWord']): NameIndex['bySmallWord'] {
  const isSure = ({ alone, kind, text }: KnownForm) =>
    alone && kind === 'short' && /^(?:\p{L}{3,}|\p{Lu}{2,} \p{L}{3,})$/u.test(text);
  const firsts = new Set([...byFirstWord].flatMap(([first, forms]) => (forms.some(isSure) ? first.toLowerCase() : [])));
  return new Map(
    [...firsts].map((small) => {
      const written = new Set([small.toUpperCase(), headed(small)]);
      return [small, [...written].flatMap((first) => byFirstWord.get(first)?.filter(isSure) ?? [])];
    }),
  );
}

/** A word with a capital at its head alone. */
export const headed = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** What two writings of a typed name share. */
export const typedKey = (name: string): string =>
  plainText(name)
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the /, '');

export const firstWord = (text: string): string => /[\p{L}\p{N}]+/u.exec(text)?.[0] ?? text;

/** Adds a form to those of the same text. The collected reading of it stays, and so does a full name's. */
function add(
  forms: Map<string, KnownForm>,
  { text: written, kind, alone, alsoMeans }: NameForm,
  college: string,
): KnownForm {
  const the = /^the /i.test(written) && kind !== 'name';
  const text = written.replace(/^the /i, '').replace(/^[^\p{L}\p{N}]+/u, '');
  const old = forms.get(text);
  if (!old) {
    const form = { text, the, kind, alone, alsoMeans: alone ? null : (alsoMeans ?? ELSEWHERE), colleges: [college] };
    forms.set(text, form);
    return form;
  }
  if (!old.colleges.includes(college)) old.colleges.push(college);
  if (kind === 'name' && old.kind !== 'name') {
    old.kind = kind;
    old.alone = true;
    old.alsoMeans = null;
    old.colleges = [college, ...old.colleges.filter((other) => other !== college)];
  }
  return old;
}

const INSTITUTION = /\b(?:University|College|Institute|Academy|School|Conservatory|State|Tech|SUNY|CUNY|Polytechnic)\b/;

/** Forms that follow from the name, the aliases and the address, without those that were collected. */
function workedOut({ name, aliases, domain }: ListedCollege, own: readonly NameForm[]): NameForm[] {
  const plain = name.replace(/\s*\([^()]*\)/g, '');
  const names: NameForm[] = (plain === name ? [name] : [name, plain]).map((text) => ({
    text,
    kind: 'name',
    alone: text.includes(' '),
  }));
  const web: NameForm = { text: domain, kind: 'domain', alone: true };
  const other: NameForm[] = aliases
    .filter((alias) => alias.length > 2 && !/,| of$/.test(alias))
    .map((text) => ({ text, kind: 'short' as const, alone: text.includes(' ') && INSTITUTION.test(text) }));
  const bare = (
    /^(?:The )?(.{3,}?) (?:University|College)$/.exec(plain) ?? /^University of (?!the )(.{3,})$/.exec(plain)
  )?.[1];
  const short =
    bare && own.length === 0 ? [{ text: bare, kind: 'short' as const, alone: bare.endsWith(' State') }] : [];
  return [...names, ...other, ...short, web].filter(({ text }) => !own.some((form) => form.text === text));
}

/** A form in its several spellings: “and” for “&”, “St.” for “Saint”, without the comma, one player for a team. */
function spellings({ text, kind, alone }: NameForm): string[] {
  const plain = plainText(text);
  if (kind === 'domain') return [plain.toLowerCase()];
  const all = [plain];
  if (plain.includes(' & ')) all.push(plain.replace(/ & /g, ' and '));
  else if (plain.includes(' and ')) all.push(plain.replace(/ and /g, ' & '));
  if (kind === 'short' && /^\p{Lu}{3,5}$/u.test(plain)) all.push(plain.replace(/./g, '$&.'));
  if (kind === 'name') {
    if (plain.startsWith('University of '))
      all.push(plain.replace('University', 'Univ.'), plain.replace('University', 'U.'));
    if (plain.includes(', ')) all.push(plain.replace(/, /g, ' '));
    if (plain.startsWith('St. ')) all.push(plain.replace('St. ', 'Saint '));
    if (plain.startsWith('Saint ')) all.push(plain.replace('Saint ', 'St. '));
  }
  const isPlural = kind === 'team' || (kind === 'place' && alone && !text.includes(' '));
  if (isPlural && /\p{L}{3}s$/u.test(plain)) all.push(plain.replace(/(?<!s)s$/, ''), plain.replace(/ies$/, 'y'));
  return all;
}
