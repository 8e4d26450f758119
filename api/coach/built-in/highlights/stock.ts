import { BORROWED_WORDS, STOCK_PHRASES } from '../phrases.ts';
import type { Essay } from '../text.ts';
import { TRAITS } from '../words.ts';
import { evidenceIn } from './evidence.ts';
import { ownClaims, type Occurrence, type Rule } from './rule.ts';

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
  (DAYS_END.test(essay.plain.slice(start, end)) && evidenceIn(sentence.words).weight >= 1.5);

/** How much more a stock phrase weighs in the first sentence. */
const OPENS = 4;

const cliche: Rule = {
  key: 'cliche',
  kind: 'needsWork',
  find: (essay) =>
    STOCK_PHRASES.flatMap(({ ask, counted, more }) =>
      ownClaims(essay, essay.sentences, [...counted, ...more])
        .filter((found) => !isPlain(essay, found))
        .map(({ start, end, sentence }) => {
          const opens = sentence === essay.sentences[0] ? OPENS : 0;
          return { start, end, detail: ask, strength: 72 + Math.min(6, (end - start) / 6) + opens };
        }),
    ),
  wordings: [
    (quote, ask, elsewhere) => {
      const line = elsewhere();
      return [`${quote} could be anyone's${line ? `, while ${line} could only be yours` : ''}.`, ask];
    },
    (quote, ask) => [`Many application essays say ${quote}, and readers pass over it.`, ask],
    (quote, ask, elsewhere) => [`${quote} says less about you than ${elsewhere() || 'the story around it'}.`, ask],
  ],
};

const QUALITY = String.raw`(?:natural(?:-born)?|born|great|good|hard[ -]?working|people|quick|fast|team|true|${[...TRAITS].join('|')})`;
const NOUN =
  '(?:person|individual|student|leader|learner|worker|listener|player|communicator|thinker|member|friend|runner|athlete|problem[- ]solver)';
const ONE_TRAIT = String.raw`(?:an? |the )?(?:very |really |extremely |naturally |more |much more |quite )?${QUALITY}(?: ${NOUN})?`;
const TRAIT_LIST = String.raw`${ONE_TRAIT}(?:(?:, and|,| and) ${ONE_TRAIT})*`;

/** The praise is over: no noun follows that would make it a fact. */
const ENDS = String.raw`\b(?=[.,;!?)]| and\b| but\b| because\b| who\b| so\b|$)`;

/** The writer says of himself what a reader should find. */
const PRAISED_TRAITS: readonly RegExp[] = [
  new RegExp(String.raw`\bI(?: am|'m) (?:also |just |always )?${TRAIT_LIST}${ENDS}`, 'gi'),
  new RegExp(String.raw`\b(?:has |have )?made me (?:into )?${TRAIT_LIST}${ENDS}`, 'gi'),
  /\bI am (?:a|the) (?:type|kind|sort) of person (?:who|that) [^.,;!?"]{3,60}/gi,
  /\bI have always been (?:the|a) (?:type|kind|sort) of (?:person|student) (?:who|that) [^.,;!?"]{3,60}/gi,
  /\bmy (?:friends|family|teachers|peers)(?: and (?:family|teachers))? (?:would |often |always )?(?:describe|call) me (?:as )?[^.;!?"]{3,60}/gi,
  /\bI am (?:not|never) afraid (?:of (?:change|failure|hard work|challenges)|to (?:speak my mind|take risks|be myself|work hard))\b/gi,
  /\bI (?:have|possess) (?:strong|great|excellent|good) (?:leadership|communication|teamwork|people|social|organizational) skills\b/gi,
];

const praisesSelf = (stretch: string): boolean =>
  !/^I(?: am|'m) (?:also |just |always )?(?:a |an |the )?(?:good|great|fast|quick|people|team|true|born|natural)$/i.test(
    stretch,
  );

export const trait: Rule = {
  key: 'trait',
  kind: 'needsWork',
  find: (essay) =>
    ownClaims(essay, essay.sentences, PRAISED_TRAITS)
      .filter(({ start, end }) => praisesSelf(essay.plain.slice(start, end)))
      .map(({ start, end }) => ({ start, end, detail: '', strength: 79 })),
  wordings: [
    (quote, _, elsewhere) => {
      const line = elsewhere();
      return [
        `${quote} is a verdict on yourself, and a reader wants to reach it alone.`,
        line ? `Cut it and trust lines like ${line}.` : 'Tell one hour in which somebody else could have seen it.',
      ];
    },
    (quote, _, elsewhere) => {
      const line = elsewhere();
      return [
        `Any applicant can write ${quote}.`,
        line ? `Ask whether ${line} has not already told the reader more.` : 'Give the act that made you think so.',
      ];
    },
  ],
};

const borrowedWords: Rule = {
  key: 'borrowedWords',
  kind: 'needsWork',
  find: (essay) =>
    ownClaims(essay, essay.sentences, BORROWED_WORDS).map(({ start, end }) => ({
      start,
      end,
      detail: '',
      strength: 70,
    })),
  wordings: [
    (quote, _, elsewhere) => {
      const line = elsewhere();
      return [
        `At ${quote}, somebody else speaks where a reader came for you.`,
        line
          ? `Take the quotation out: ${line} needs no one's support.`
          : 'Take the quotation out and say it your way.',
      ];
    },
  ],
};

export const STOCK: readonly Rule[] = [cliche, trait, borrowedWords];
