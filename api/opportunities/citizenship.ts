import type { Citizenship } from '#contract/opportunities.ts';

/** Who is spoken of where the word is no word on the student: "tutoring refugee children", "undocumented families". */
const OTHERS =
  '(?! (?:famil|child|kid|students|people|person|youth|teen|women|worker|communit|immigra|migrant|parent|neighbo|population|shelter|center|camp|resettle|law|right|advoca|history|stor|health))';

const OF_THE_US = '(?:(?:u\\.?\\s?s\\.?|american) )?';

/** What a student may say of it, the surest first: who is undocumented may also write that they are no citizen. */
const SAID: readonly (readonly [Citizenship, RegExp])[] = [
  [
    'other',
    new RegExp(
      [
        `\\bundocumented\\b${OTHERS}`,
        `\\bdaca\\b${OTHERS}`,
        "\\b(?:i'?m|i am|as) an? (?:dreamer|refugee|asylee|asylum seeker)\\b" + OTHERS,
        '\\brefugee status\\b|\\b(?:i have|i got|my) asylum\\b',
        '\\bwithout (?:papers|legal status)\\b|\\binternational student\\b',
        '\\b(?:student|f-?1|h-?4|e-?2) visa\\b|\\bon (?:an? )?(?:f-?1|h-?4|e-?2|visa)\\b',
        `\\bnon-? ?${OF_THE_US}citizen\\b`,
        `\\b(?:not|never) (?:yet |currently )?(?:an? )?(?:${OF_THE_US}citizen|(?:lawful )?permanent resident)\\b`,
        "(?:\\b(?:no|without an?|waiting for (?:an?|my))|(?:\\bnot|n['’]?t) (?:yet )?(?:have|hold|got|get|received) (?:yet )?(?:an?|my)) green card\\b",
      ].join('|'),
      'i',
    ),
  ],
  ['permanentResident', /\b(?:(?:i have|i've got|with|on) (?:an? |my )?)?green card\b|\bpermanent resident\b/i],
  ['us', /\b(?:u\.?\s?s\.?|american) citizen\b/i],
];

/** The citizenship that a text speaks of; null where it says nothing of it. */
export const citizenshipIn = (text: string): Citizenship | null =>
  SAID.find(([, words]) => words.test(text))?.[0] ?? null;

/**
 * A text of interests without the words "green card" and "US citizen", which are no interest in the environment or in civics. What
 * makes a student one of a group, as "undocumented" does, stays: some opportunities are meant for them.
 */
export const withoutCitizenship = (text: string): string =>
  SAID.reduce((rest, [citizenship, words]) => (citizenship === 'other' ? rest : rest.replace(words, '')), text);
