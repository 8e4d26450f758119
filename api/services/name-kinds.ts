import nlp from 'compromise/two';
import type { NameKinds } from '#contract/outline/named-words.ts';

/** By the dictionary of compromise, which has first names, countries, large cities and words of organisations. */
export const nameKinds: NameKinds = (names) => {
  const read = nlp(names.map((name) => `${name}.`).join('\n')).json() as {
    terms: { text: string; tags: string[] }[];
  }[];
  const tags = new Map(read.flatMap(({ terms }) => terms.map((term) => [term.text, term.tags] as const)));
  return new Map(
    names.flatMap((name) => {
      const own = name.split(/[ \u00a0]/).flatMap((word) => tags.get(word.replace(/\.$/, '')) ?? []);
      const kind = KINDS.find(([tag]) => own.includes(tag))?.[1];
      return kind ? [[name, kind] as const] : [];
    }),
  );
};

/** What comes first decides: “Georgia” is a country before it is a first name. */
const KINDS = [
  ['Honorific', 'person'],
  ['City', 'place'],
  ['Country', 'place'],
  ['FirstName', 'person'],
  ['Place', 'place'],
  ['Region', 'place'],
  ['Organization', 'group'],
] as const;
