import { NUMBER_WORDS } from '../../words.ts';
import { likeCapital } from '../capitals.ts';
import type { Edit } from './revise.ts';

/** A subject comes next, so that “that” goes on as before. */
const SUBJECT = String.raw`(?= (?:I|he|she|it|we|they|you|my|our|his|her|their|the|an?|this|no|every)\b)`;
const SPELLED = [...NUMBER_WORDS].join('|');

/** Long and short for the same, wherever it stands; `$1` is a group of the long form. */
const SHORTER: readonly (readonly [long: string, short: string])[] = [
  ['in order to', 'to'],
  ['so as to', 'to'],
  ['(?:due|owing) to the fact that', 'because'],
  ['(?:because|on account|in view|in light|as a result) of the fact that', 'because'],
  ['for the (?:simple )?reason that', 'because'],
  ['(?:despite|in spite of) the fact that', 'although'],
  [`(aware|conscious) of the fact that${SUBJECT}`, '$1 that'],
  ['given the fact that', 'given that'],
  ['except for the fact that', 'except that'],
  ['considering the fact that', 'considering that'],
  [
    '(know|knew|realized?|understand|understood|forgot|ignored?|accept(?:ed)?|appreciated?|loved?|hated?) the fact that' +
      SUBJECT,
    '$1 that',
  ],
  ['at (?:this|the present) (?:point|moment) in time', 'now'],
  ['at the present time', 'now'],
  ['at that (point|moment) in time', 'at that $1'],
  ['in this day and age', 'today'],
  ['in the near future', 'soon'],
  ['all of a sudden', 'suddenly'],
  ['in the event that', 'if'],
  ['until such time as', 'until'],
  ['prior to', 'before'],
  ['subsequent to', 'after'],
  ['(?:during|in) the course of', 'during'],
  [`over the course of(?= (?:the|an?|this|that|these|several|\\d|${SPELLED}))`, 'over'],
  ['for the purpose of', 'for'],
  ['with the exception of', 'except for'],
  ['in close proximity to', 'close to'],
  ['as to whether', 'whether'],
  ['on a daily basis', 'daily'],
  ['on a weekly basis', 'weekly'],
  ['on a monthly basis', 'monthly'],
  ['on a regular basis', 'regularly'],
  [String.raw`in the year (?:of )?(\d+)`, 'in $1'],
  ['in the month of', 'in'],
  ['(long|short) period of time', '$1 time'],
  [String.raw`at the age of(?= (?:\d|${SPELLED}))`, 'at age'],
  [String.raw`a total of(?= (?:[\d$]|one\b|${SPELLED}))`, ''],
  ['a (?:large|great) number of', 'many'],
  ['the majority of (the|my|our|these|those|them|us)', 'most of $1'],
  ['(many|various) different', '$1'],
  ['all of (the|my|our|his|her|their)(?! above)', 'all $1'],
  ['(?<!the )inside of (the|my|our|his|her|their|me)', 'inside $1'],
  ['off of', 'off'],
  [String.raw`the ((?:main |only |real |biggest )?)reason why(?= \p{L})`, 'the $1reason'],
  ['each and every', 'every'],
  ['first and foremost', 'first'],
  ['and also', 'and'],
  ['so therefore', 'so'],
  ['but however', 'but'],
  ['(?:was|were) able to', 'could'],
  ['for a period of', 'for'],
  ['a (?:wide|large|broad|great) (?:variety|range|array) of(?: different)?', 'many'],
  ['a number of', 'several'],
  ['(a lot|lots) of different', '$1 of'],
  ['throughout the course of', 'throughout'],
  ['(in|during|throughout) my (?:entire |whole )?high school (?:career|years)', '$1 high school'],
  ['(?:during|throughout) the (?:entire )?time (?:that )?(I|we|she|he|they) (was|were)', 'while $1 $2'],
  [',? and the reason (?:for this|why) (?:is|was) (?:because|that)', ' because'],
  ['(?:with|in) regards? to', 'about'],
  ['in spite of', 'despite'],
  ['make use of', 'use'],
  ['made use of', 'used'],
  ['take into consideration', 'consider'],
  ['took into consideration', 'considered'],
  ['two times (a|per|each|every)', 'twice $1'],
  ['both of (the|my|our|his|her|their)', 'both $1'],
  ['(?:was|were) not able to', 'could not'],
  ["(?:was|were)n(['’])t able to", 'couldn$1t'],
  ['(?:am|is|are) able to', 'can'],
  ['(?:am|is|are) not able to', 'cannot'],
  ['(?<!\\b(?:to|will|would|can|could|should|may|might|must|not|ll) )(?:has|have) the ability to', 'can'],
  ['(?<!\\b(?:not|never) )had the ability to', 'could'],
  ['gave (me|us|him|her|them) the (?:ability|opportunity|chance) to', 'let $1'],
  ['gives (me|us|him|her|them) the (?:ability|opportunity|chance) to', 'lets $1'],
  ['has a tendency to', 'tends to'],
  ['have a tendency to', 'tend to'],
  ['had a tendency to', 'tended to'],
  ['made (?:a|the) decision to', 'decided to'],
  ['made an attempt to', 'tried to'],
  ['came to the realization that', 'realized that'],
  ['came to the conclusion that', 'concluded that'],
  ['went ahead and', ''],
  [String.raw`(was|were|am|are|is) in the process of(?= \p{L}+ing\b)`, '$1'],
  ['it was at (this|that) (moment|point) that', 'at $1 $2'],
  ['(?<=^|[.!?] )(?:with )?that being said', 'still'],
  ['in my (?:personal )?opinion, (I (?:think|believe|feel))', '$1'],
  ['in my personal opinion', 'in my opinion'],
  ['(I) personally (think|believe|feel|love|like|enjoy|find)', '$1 $2'],
  ['personally, (I (?:think|believe|feel))', '$1'],
];

/** Pairs of which one word holds the other. */
const SAID_TWICE: readonly (readonly [long: string, short: string])[] = [
  ['(?:past|previous) history', 'history'],
  ['past (experiences?|memories)', '$1'],
  ['(?:end|final) (result|outcome)', '$1'],
  ['added bonus', 'bonus'],
  ['free gift', 'gift'],
  ['new innovation', 'innovation'],
  ['future plans', 'plans'],
  ['unexpected surprise', 'surprise'],
  ['basic fundamentals', 'fundamentals'],
  ['exact same', 'same'],
  ['whole entire', 'entire'],
  ['still (remains?|remained|continued?|continues)', '$1'],
  ['(return|returned) back', '$1'],
  ['(repeat|repeated) again', '$1'],
  ['(combined?|collaborated?|merged?) together', '$1'],
  ['(small|large) in size', '$1'],
  ['few in number', 'few'],
  [String.raw`(\d ?(?:am|a\.m\.)) in the morning`, '$1'],
];

const replacing =
  (why: string) =>
  ([long, short]: readonly [long: string, short: string]): Edit => ({
    find: new RegExp(
      short ? String.raw`(?<![\p{L}\p{N}-])${long}(?![\p{L}\p{N}-])` : String.raw`(?<![\p{L}\p{N}-])${long} `,
      'gimu',
    ),
    mend: (found) =>
      likeCapital(
        found[0],
        short.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? ''),
      ),
    why,
  });

/** Long forms of short words, and pairs that say a thing twice. */
export const LONG_FORMS: readonly Edit[] = [
  ...SHORTER.map((pair) =>
    replacing(/^\S+$/.test(pair[1]) ? 'Says the same in one word.' : 'Says the same in fewer words.')(pair),
  ),
  ...SAID_TWICE.map(replacing('The other word says it already.')),
];
