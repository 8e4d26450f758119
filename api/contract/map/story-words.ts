/** Words that many titles of activities and honors share, so that none of them tells one story from another. */
const COMMON = new Set(
  `a an and at for from in of on the to with my our us
  award awards prize honor honors honour scholar scholarship scholarships medal winner finalist semifinalist place first second third fourth
  national international regional state local city county district school schools high middle junior senior varsity global world american
  united nations states youth young student students teen teens university college academy institute center centre
  club clubs team teams group society association council committee board league program programs project projects foundation
  organization community service services volunteer volunteering volunteers leadership leader leaders leading
  captain president founder cofounder co-founder vice chair head lead manager director editor member members coordinator secretary treasurer
  assistant intern internship job work worker working part time part-time shift evening morning weekend summer family year years
  science sciences math maths mathematics art arts music sports sport english history language languages business health education
  study studies class course courses section night day days annual general public public's
  teaching tutoring coaching training research`.split(/\s+/),
);

/** The least letters of a word that tells of something. */
const SHORTEST = 4;

/** What is left of a word without the ending that its kin differ in: tutoring, tutored and tutor are one. */
export function stemInStory(word: string): string {
  const plain = word
    .toLowerCase()
    .replace(/['’]s?$/u, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  return plain.replace(/(?<=.{4})(?:ings?|ists?|ers?|ed|es|s)$/u, '').replace(/(?<=.{4})e$/u, '');
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;

/** The words of a text, as they stand. */
export const wordsIn = (text: string): string[] => text.match(WORD) ?? [];

/** How a story is told from others. */
export interface StoryWords {
  /** Stems of which one is enough. */
  telling: ReadonlySet<string>;
  /** Stems that tell it only together, where no word is telling. */
  together: readonly string[];
  /** Short names in capitals, such as DECA. */
  initials: ReadonlySet<string>;
  /** Stems of a name that tells it where they stand in this order; none where there is no such name. */
  organization: readonly string[];
}

/**
 * @param name a title such as «Captain, Science Olympiad»
 * @param organization where it is done, such as «Corner Cafe»; a single word that many titles have tells nothing
 */
export function storyWords(name: string, organization = ''): StoryWords {
  const words = wordsIn(name);
  const initials = new Set(words.filter((word) => /^\p{Lu}{3,6}$/u.test(word)));
  const others = words.filter((word) => !initials.has(word));
  const telling = others.filter((word) => word.length >= SHORTEST && !COMMON.has(word.toLowerCase()));
  const whole =
    telling.length > 0 || initials.size > 0
      ? []
      : others.filter((word) => !/^(?:of|the|and|for|in|at|my|our|a|an|to)$/i.test(word));
  const place = wordsIn(organization);
  const isTelling =
    place.length > 1 || place.some((word) => word.length >= SHORTEST && !COMMON.has(word.toLowerCase()));
  return {
    telling: new Set(telling.map(stemInStory)),
    together: whole.map(stemInStory),
    initials,
    organization: isTelling ? place.map(stemInStory) : [],
  };
}

/** Whether a sentence tells of a story. */
export function tellsOf(
  { telling, together, initials, organization }: StoryWords,
  words: readonly string[],
  stems: ReadonlySet<string>,
): boolean {
  if (words.some((word) => initials.has(word))) return true;
  if ([...telling].some((stem) => stems.has(stem))) return true;
  if (together.length > 1 && together.every((stem) => stems.has(stem))) return true;
  return organization.length > 0 && organization.every((stem) => stems.has(stem)) && standsIn(words, organization);
}

/** Whether stems stand in a sentence one after the other. */
function standsIn(words: readonly string[], name: readonly string[]): boolean {
  const read = words.map(stemInStory);
  return read.some((_, at) => name.every((stem, i) => read[at + i] === stem));
}
