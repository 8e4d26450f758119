import { BORROWED_WORDS, patternsOf, STOCK_PHRASES } from '../phrases.ts';
import type { Essay } from '../text.ts';
import { TRAITS } from '../words.ts';
import { evidenceIn } from './evidence.ts';
import { claimsOf, needsWork, ownClaims, textAt, type Rule, type Occurrence } from './rule.ts';

/** Stock phrases in their plain sense: a team gives up a goal, a rule makes no difference, a shop closes at the end of the day. */
const LITERAL: readonly RegExp[] = [
  /\b(?:give|gave|giving) up (?:a|an|the|my|his|her|our|their|two|on|any|it|that|this|coffee|meat|sugar)\b/i,
  /(?:not|n't|never|no) (?:[a-z]+ )?(?:make|made) a (?:big |real )?difference|difference (?:whether|if|between)\b/i,
  /\bat the end of the day (?!it\b|what\b|the most\b)[a-z]/i,
  /\b(?:mother|father|parents|people|he|she|they|doctor|coach) learned a lot\b/i,
];
const AROUND = 16;
/** A time of the day where something of that day is told. */
const DAYS_END = /^at the end of the day$/i;

const isPlain = (essay: Essay, { start, end, sentence }: Occurrence): boolean =>
  LITERAL.some((literal) => literal.test(essay.plain.slice(Math.max(sentence.start, start - AROUND), end + AROUND))) ||
  (DAYS_END.test(textAt(essay, { start, end })) && evidenceIn(sentence.words).weight >= 1.5);

/** How much more a stock phrase weighs in the first sentence. */
const OPENS = 4;

const cliche = needsWork('cliche', (essay) =>
  STOCK_PHRASES.flatMap(({ ask, counted, more }) =>
    ownClaims(essay, [...counted, ...more])
      .filter((found) => !isPlain(essay, found))
      .map(({ start, end, sentence }) => {
        const opens = sentence === essay.sentences[0] ? OPENS : 0;
        return { start, end, detail: ask, strength: 72 + Math.min(6, (end - start) / 6) + opens };
      }),
  ),
);

const QUALITY = String.raw`(?:natural(?:-born)?|born|great|good|hard[ -]?working|people|quick|fast|team|true|${[...TRAITS].join('|')})`;
const NOUN =
  '(?:person|individual|student|leader|learner|worker|listener|player|communicator|thinker|member|friend|runner|athlete|problem[- ]solver)';
const ONE_TRAIT = String.raw`(?:an? |the )?(?:very |really |extremely |naturally |more |much more |quite )?${QUALITY}(?: ${NOUN})?`;
const TRAIT_LIST = String.raw`${ONE_TRAIT}(?:(?:, and|,| and) ${ONE_TRAIT})*`;

/** The praise is over: no noun follows that would make it a fact. */
const ENDS = String.raw`\b(?=[.,;!?)]| and\b| but\b| because\b| who\b| so\b|$)`;

/** The writer says of himself what a reader should find. */
const PRAISED_TRAITS: readonly RegExp[] = [
  ...patternsOf('PRAISED_TRAITS'),
  new RegExp(String.raw`\bI(?: am|'m) (?:also |just |always )?${TRAIT_LIST}${ENDS}`, 'gi'),
  new RegExp(String.raw`\b(?:has |have )?made me (?:into )?${TRAIT_LIST}${ENDS}`, 'gi'),
];

const praisesSelf = (stretch: string): boolean =>
  !/^I(?: am|'m) (?:also |just |always )?(?:a |an |the )?(?:good|great|fast|quick|people|team|true|born|natural)$/i.test(
    stretch,
  );

export const trait = needsWork('trait', (essay) =>
  ownClaims(essay, PRAISED_TRAITS)
    .filter(({ start, end }) => praisesSelf(textAt(essay, { start, end })))
    .map(({ start, end }) => ({ start, end, strength: 79 })),
);

const borrowedWords = needsWork('borrowedWords', claimsOf(BORROWED_WORDS, 70));

export const STOCK: readonly Rule[] = [cliche, trait, borrowedWords];
