import { firstWord, type KnownForm, type NameIndex, typedKey } from './name-index.ts';
import { plainText } from '../plain-text.ts';

/** What a text may call the college that it is for. */
export interface OwnNames {
  colleges: ReadonlySet<string>;
  /** Its official names, the words that begin them, and what the student typed. */
  words: ReadonlySet<string>;
  cities: ReadonlySet<string>;
  /** Its official names, in which a longer form of a system may stand: “University of California”. */
  names: readonly string[];
}

/** @param target a name or an alias of a college; where several go by it, it stands for all of them. */
export function ownNames(target: string, index: NameIndex): OwnNames {
  const typed = plainText(target.trim());
  const key = typedKey(target);
  const byName = index.byTypedName.get(key) ?? goingBy(typed, index) ?? [];
  const exact = byName.filter((name) => typedKey(name) === key);
  const colleges = exact.length > 0 ? exact : byName;
  const names = [typed, ...colleges.map(plainText)];
  const words = new Set<string>(names.flatMap((name) => [name, ...heads(name)]));
  for (const college of colleges) {
    for (const { text } of index.byCollege.get(college) ?? []) {
      const initials = /^(\p{Lu}{2,})[ -]/u.exec(text)?.[1];
      if (initials) words.add(initials);
    }
  }
  const cities = new Set(colleges.map((college) => plainText(index.cities.get(college) ?? '')));
  return { colleges: new Set(colleges), words, cities, names };
}

const goingBy = (typed: string, { byFirstWord }: NameIndex): readonly string[] | undefined =>
  byFirstWord.get(firstWord(typed))?.find(({ text }) => text === typed)?.colleges;

/** The bare name: “Boston” of Boston University, “Miami” of the University of Miami. */
const heads = (name: string): string[] =>
  [
    /^(?:The )?(.+?),? (?:University|College|Institute)\b/.exec(name)?.[1],
    /^University (?:of|at) (.+)$/.exec(name)?.[1],
  ].filter((head) => head !== undefined);

/** Whether the form names the student's own college, its city or its system. */
export function isOwn({ text, kind, colleges }: KnownForm, own: OwnNames): boolean {
  if (colleges.some((college) => own.colleges.has(college)) || own.words.has(text)) return true;
  if (kind === 'place' && own.cities.has(text)) return true;
  return text.includes(' ') && own.names.some((name) => ` ${name} `.replace(/[,-]/g, ' ').includes(` ${text} `));
}

/** Whether it is also a word of the own college's name, or its city: “Michigan” in an essay for Michigan State. */
export const isNearOwn = ({ text }: KnownForm, own: OwnNames): boolean =>
  own.cities.has(text) || own.names.some((name) => ` ${name.replace(/[,-]/g, ' ')} `.includes(` ${text} `));
