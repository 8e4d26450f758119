import type { Citizenship } from '#contract/opportunities.ts';

/** What a student may say of it, the surest first: who is undocumented may also write that they are no citizen. */
const SAID: readonly (readonly [Citizenship, RegExp])[] = [
  [
    'other',
    /\bundocumented\b|\bdaca\b|\bdreamer\b|\bwithout (?:papers|legal status)\b|\binternational student\b|\b(?:student|f-?1|h-?4|e-?2) visa\b|\bon (?:an? )?(?:f-?1|h-?4|e-?2|visa)\b|\bnon-?citizen\b|\bnot an? (?:u\.?\s?s\.? |american )?citizen\b|\brefugee\b|\basylum\b/i,
  ],
  ['permanentResident', /\bgreen card\b|\bpermanent resident\b/i],
  ['us', /\b(?:u\.?\s?s\.?|american) citizen\b/i],
];

/** The citizenship that a text speaks of; null where it says nothing of it. */
export const citizenshipIn = (text: string): Citizenship | null =>
  SAID.find(([, words]) => words.test(text))?.[0] ?? null;
