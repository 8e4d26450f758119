import type { SentenceSpan } from '../sentence-spans.ts';

/** A person or a place that a text names. */
export interface Named {
  name: string;
  kind: 'person' | 'place';
  /** The sentence that names it first. */
  quote: string;
}

const TITLE =
  /^(?:mr|mrs|ms|mx|dr|prof|professor|coach|aunt|auntie|uncle|tía|tia|tío|tio|grandma|grandpa|father|sister|brother|captain|señora|señor)\.?$/iu;
/** A run of words with capitals, perhaps after a title. */
const CAPITALISED = String.raw`(?:(?:Mr|Mrs|Ms|Mx|Dr|St|Prof)\.|\p{Lu}[\p{L}\p{M}'’-]*)`;
const RUN = new RegExp(
  String.raw`${CAPITALISED}(?:[ \u00a0](?:(?:of|the|de|la|del|van|von|al) )?${CAPITALISED})*`,
  'gu',
);
const PLACE_BEFORE =
  /\b(?:in|at|from|to|near|outside|around|across|through|toward|towards|leaving|of|into) (?:the )?$/iu;
const PERSON_BEFORE =
  /\b(?:named|called|my (?:friend|cousin|sister|brother|aunt|uncle|coach|teacher|boss|neighbor|grandmother|grandfather|mentor|roommate|partner)|with|asked|told|thanked|and|for|to|by) $/iu;
const PERSON_AFTER =
  /^(?:['’]s\b| (?:said|says|asked|asks|told|tells|laughed|smiled|nodded|taught|teaches|showed|shows|gave|gives|handed|wrote|called|thought|thinks|knew|knows|wanted|wants|looked|shook|sat|stood|walked|ran|came|went|had|has|did|does|was|is|and I|who)\b)/u;

/** Words with a capital that name nobody and no place. */
const NOBODY = new Set(
  `i i'm i'd i've i'll i’m i’d i’ve i’ll monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays january february march april may june july august
  september october november december christmas thanksgiving easter halloween ramadan eid diwali hanukkah english spanish french german chinese
  mandarin arabic hindi korean japanese latin italian portuguese russian vietnamese nepali urdu punjabi bengali tamil telugu gujarati marathi persian farsi pashto dari turkish hebrew yiddish polish ukrainian greek dutch swedish tagalog filipino cantonese thai khmer lao hmong burmese indonesian malay swahili somali amharic tigrinya yoruba igbo hausa hokkien hakka teochew taiwanese malayalam kannada sinhala ilocano cebuano wolof kurdish armenian albanian serbian croatian bosnian czech slovak hungarian romanian bulgarian finnish danish norwegian georgian mongolian tibetan uyghur mixtec nahuatl twi zulu creole quechua navajo asl british canadian irish african-american
  nigerian ethiopian haitian cuban dominican salvadoran colombian brazilian iranian iraqi syrian afghan pakistani american americans african asian european mexican indian
  muslim christian jewish catholic hindu buddhist god internet google youtube instagram tiktok zoom covid covid-19 ap ib sat act gpa pe tv dna
  he she it they we you this that these those nobody somebody everyone
  okay ok yes no fourth mom dad mother father grandma grandpa`.split(/\s+/),
);

/** Words with capitals that may name somebody or a place, with how much speaks for each. */
export interface NameCandidate {
  name: string;
  quote: string;
  person: number;
  place: number;
  /** Whether it stands anywhere but at the beginning of a sentence, where every word has a capital. */
  inside: boolean;
}

/** What may be a name in the sentences of a text, each once. */
export function nameCandidates(sentences: readonly SentenceSpan[]): NameCandidate[] {
  const seen = new Map<string, NameCandidate>();
  for (const { text } of sentences)
    for (const { 0: run, index } of text.matchAll(RUN)) {
      const found = nameOf(run, index, text);
      if (!found) continue;
      const known = seen.get(found.name) ?? { name: found.name, quote: text, person: 0, place: 0, inside: false };
      const before = text.slice(0, found.at);
      const after = text.slice(found.at + found.length);
      known.inside ||= found.titled || !/^["“'‘(]*$/u.test(before);
      known.person += Number(found.titled) * 3 + Number(PERSON_AFTER.test(after)) + Number(PERSON_BEFORE.test(before));
      known.place += Number(PLACE_BEFORE.test(before)) * 1.5;
      seen.set(found.name, known);
    }
  return [...seen.values()];
}

/**
 * The people and places that the sentences of a text name, each once. A word that only begins sentences is no name.
 * @param others lower-cased words that are something else, such as those of colleges
 */
export function namesIn(sentences: readonly SentenceSpan[], others: ReadonlySet<string>): Named[] {
  return nameCandidates(sentences).flatMap(({ name, quote, person, place, inside }) =>
    inside && person + place > 0 && !isOther(name, others)
      ? [{ name, quote, kind: place > person ? ('place' as const) : ('person' as const) }]
      : [],
  );
}

/** The name in a run of capitals: without the word that begins the sentence, and with its title. */
function nameOf(run: string, index: number, text: string) {
  const words = run.split(/[ \u00a0]/);
  let at = index;
  // «Yesterday Ms. Lee»: the first word of a sentence is capitalised whatever it is.
  const begins = index === 0 || /^["“'‘(]*$/u.test(text.slice(0, index));
  while (
    words.length > 1 &&
    (NOBODY.has(words[0]!.toLowerCase()) || (begins && at === index && isPlainWord(words[0]!)))
  ) {
    at += words[0]!.length + 1;
    words.shift();
  }
  while (words.length > 1 && (NOBODY.has(words.at(-1)!.toLowerCase()) || /^\p{Ll}/u.test(words.at(-1)!))) words.pop();
  const titled = words.length > 1 && TITLE.test(words[0]!);
  const name = words.join(' ').replace(/['’]s?$|[.]$/u, '');
  if (name.length < 2 || NOBODY.has(name.toLowerCase()) || /^\p{Lu}+$/u.test(name)) return undefined;
  return { name, at, length: name.length, titled };
}

/** A short word of grammar, such as begins many sentences. */
const isPlainWord = (word: string): boolean =>
  /^(?:when|while|last|next|one|each|some|many|both|all|two|after|before|because|but|and|so|then|now|if|in|at|on|by|for|from|with|as|the|a|an|my|our|his|her|their|that|this|yesterday|today|later|once|every|even|only|though|since|to|of|we|he|she|they|it|you|what|who|where|how|why)$/i.test(
    word,
  );

const isOther = (name: string, others: ReadonlySet<string>): boolean =>
  name
    .toLowerCase()
    .split(/[ \u00a0]/)
    .some((word) => others.has(word.replace(/\.$/, '')));
