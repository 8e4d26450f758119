import { type SentenceRole, sentenceRoles } from '#contract/outline/roles.ts';
import type { Sentence } from '../text.ts';
import { anchorsOf, type Evidence, hasVerb } from './evidence.ts';
import { genericness } from './generic.ts';

/** The sentences beside one: `before` and `after` as they stand in the text, its place `n` (from 1) `of` so many. */
export type Near = { before: string | null; after: string | null; n: number; of: number };

const SUMMARY =
  /\b(?:every|always|usually|often|each (?:day|week|time|year|morning|saturday|sunday)|used to|never|for (?:\w+ )?(?:\w+ )?(?:days|weeks|months|years|summers|hours|semesters)|since|most of|all (?:through|summer|year|week|day)|by (?:the (?:time|end|age|fourth)|middle|august|june|[a-z]+ (?:grade|school))|(?:ha[sd]|have|'ve) (?:\w+ )?(?:gone|moved|worked|been|had|given|driven|lived|done|taken|put)|started|learned to|got (?:good|used)|started \w+ing|when (?:i|he|she) (?:first|was)|eventually|after that|over the|whenever|when i (?:get|come|go|wake)|(?:on|most) (?:mon|tues|wednes|thurs|fri|satur|sun)days|(?:two|three|four|five|six|seven|eight|ten|several|many|few) (?:\w+ )?(?:times|days|months|years|weeks|summers)|times|weekends|ever since|a week|a day|an hour|a year|so far|to date|in (?:ninth|tenth|eleventh|twelfth|sixth|seventh|eighth) grade|as (?:president|captain|section|vice)|in addition|i also|i learned to)\b/i;
const MONTH =
  /\bin (?:january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\d\d)\b/i;
const MOMENT =
  /\b(?:then|when|that (?:night|day|morning|afternoon|evening)|suddenly|one (?:day|night|morning|afternoon|evening)|last \w+day|on (?:my|the) first|the next (?:day|morning|night|sunday|week)|(?:\w+) days later|at \d|once|as the|finally)\b/i;
const PLAN =
  /\b(?:i(?:'ll| will| would(?: also)? like| plan| hope| intend| aspire| want| also want| envision| look forward|'d (?:like|love|want|bring)| would (?:love|bring|attend|join|take|be honored|live)|'m (?:eager|excited|ready|looking forward)| am (?:eager|excited|ready|looking forward|confident)| cannot wait| can't wait)|i am also (?:excited|interested)|will (?:allow|help|empower) me|in college|next year|someday|one day i|my (?:goal|plan|dream) is|before i graduate|as i (?:prepare|embark|look))\b/i;
const FUTURE_TAIL =
  /\b(?:to (?:study|major|join|take|bring|contribute|learn|find out|attend|pursue|hand|explore|conduct|become|be)|will|would|'ll|i'd)\b/i;
const THOUGHT =
  /\b(?:used to (?:think|believe|write|say)|i(?:'d| had)? (?:thought|believed|assumed|expected|figured|kept)|i(?:'ve| have)? (?:realized|noticed|understood|wondered|learned|found|stopped)(?! to \w+ \w+ (?:hand|a|the)\b)|i (?:think|wonder|know|see|find|guess|suppose|wish)|it turn(?:ed|s) out|it was never|what i (?:had not|hadn't|didn't)|i was wrong|i had (?:never|only|been|always)|instead(?! of)|for once|the (?:difference|only thing|question)|now i|so now|no longer|supposed to|felt like|in the first place|i could have|i won't|seems?|in a way)\b/i;
export const TURN =
  /\b(?:used to (?:think|believe|assume|imagine|write|say)|i (?:had )?(?:thought|believed|assumed|expected) (?:the|she|he|it|that|this|they|of)|i(?:'d| had) (?:only |never |always )?(?:been|\w+ed|spent|kept|thought|taken|made|gone|let|put|held|seen|known|lost)|was supposed to|so now i|now i (?:think|know|see|try|watch|ask|wait)|for once|no longer (?:believe|think|try)|i still|i (?:have|'ve) (?:noticed|stopped|learned to)|than i used to|it turn(?:ed|s) out|the only thing|i was wrong|instead i)\b/i;
/** Whether a thought is in the words, and not only in what stands around them. */
export const isSaidThought = (text: string): boolean => THOUGHT.test(text) || TURN.test(text);
const CONTRAST = /\b(?:but|instead|only|now|not|never|wrong|rather|still|anymore|any more|though|than|until)\b|n't\b/i;
const CLAIMED =
  /\b(?:taught me|has (?:shaped|inspired|given|made|improved|deepened|instilled|taught|shown|prepared)|have (?:made|shaped|prepared|helped|taught|confirmed|learned|grown|become|always|demonstrated|developed|embraced|come to|pushed)|made me|i (?:am|'m) (?:a|an|very|also|proud|passionate|confident|lucky|truly|driven|inspired|drawn|impressed|someone)|i (?:strive|believe|have always|learned|realized|discovered|grew|try to|always try|decided|encountered|found myself)|i have (?:had|been able|taken|worked|learned|always|demonstrated)|me (?:who|the) (?:i am|person|leader)|opened my eyes|changed my life|i was (?:able|heartbroken|determined|a different)|i had never|i no longer|i never|meant (?:a lot|more)|unforgettable|the (?:hardest|best|worst|greatest)|i also (?:became|learned))\b/i;
const EVERYBODY =
  /\b(?:people|everyone|everybody|anyone|you|your|one|others|society|the world|life|leaders?|someone|humans?|we all|a person|students|every (?:\w+ )?(?:voice|story|recipe|person|individual))\b/i;
const FRAME =
  /^(?:in (?:conclusion|summary|summation)|to conclude|as you can see|i remember|the (?:first|second|third|next|last|hardest|best|worst|one|story|moment|question|problem)\b.{0,60}\b(?:was|is|happened|began|that i)|what i(?:'ve| have) (?:done|learned)|of course|i have to (?:say|admit)|let me|for all (?:of )?these|this is|here is|so there is|it (?:started|began)|ultimately)\b/i;

/** What the sentence does. Where two roles fit, the one with more evidence wins. */
export function weighRoles(
  evidence: Evidence,
  sentence: Pick<Sentence, 'text' | 'words'>,
  near: Near,
): Record<SentenceRole, number> {
  const { text, words } = sentence;
  const { self, selfActs, pasts, deeds, speech, things, persons, names, figures, times, ideas } = evidence;
  const anchors = anchorsOf(evidence);
  const bare = anchors < 1;
  const generic = genericness(sentence, evidence);
  const past = pasts > 0 || /\b(?:was|were|had|did|didn't|wasn't|couldn't)\b/i.test(text);
  const summary = SUMMARY.test(text);
  const verb = hasVerb(words);
  const beside = [near.before, near.after].filter((other): other is string => other !== null && isScene(other)).length;
  const everybody = EVERYBODY.test(text);
  const plan = PLAN.test(text);
  const thought = THOUGHT.test(text);
  const short = words.length <= 9;
  const claimed = CLAIMED.test(text);
  const wouldHabit = /\b(?:would|'d)\b/i.test(text) && past;
  return {
    scene:
      (past ? 1 : 0) +
      (deeds > 0 ? 0.9 : 0) +
      (speech ? 1.6 : 0) +
      (MOMENT.test(text) ? 0.5 : 0) +
      Math.min(0.8, 0.3 * things) +
      Math.min(0.6, 0.3 * persons) +
      0.45 * beside -
      (summary ? 1.1 : 0) -
      (wouldHabit ? 0.8 : 0) -
      1.6 * generic -
      (plan ? 1.2 : 0) -
      (past || speech ? 0 : 1) -
      (thought ? 0.3 : 0),
    detail:
      (past ? 0 : 0.9) +
      Math.min(1.4, 0.4 * things + 0.5 * figures + 0.3 * names) +
      (/\b(?:is|are|has|have|there (?:is|was|were|are)|was|were|had|works|called|lives)\b/i.test(text) ? 0.6 : 0) +
      (verb ? 0 : 1) +
      (self ? -0.3 : 0.3) -
      (deeds > 0 ? 0.6 : 0) -
      (speech ? 0.8 : 0) -
      1.6 * generic -
      (summary ? 0.2 : 0) -
      (plan ? 1 : 0) -
      (everybody && bare ? 1 : 0),
    summary:
      (summary ? 1.6 : 0) +
      (MONTH.test(text) ? 0.8 : 0) +
      (wouldHabit ? 0.8 : 0) +
      (selfActs ? 0.5 : 0) +
      (past ? 0.3 : 0) +
      Math.min(0.8, 0.25 * figures + 0.25 * times + 0.2 * things) +
      (persons > 0 ? 0.2 : 0) -
      1.3 * generic -
      (plan ? 1.2 : 0) -
      (speech ? 0.3 : 0) -
      (thought ? 0.3 : 0) -
      (beside === 2 ? 0.4 : 0),
    claim:
      (self ? 0.6 : -0.6) +
      (claimed ? 1.2 : 0) +
      Math.min(0.9, 0.3 * ideas) +
      (bare ? 0.3 : -0.35 * Math.min(2.5, anchors)) +
      0.8 * generic -
      (plan ? 0.5 : 0) -
      (speech ? 1 : 0),
    general:
      (self ? -0.9 : 0.9) +
      (everybody ? 0.9 : 0) +
      (past ? -0.5 : 0.5) +
      Math.min(0.8, 0.3 * ideas) +
      (bare ? 0.5 : -0.4 * Math.min(2.5, anchors)) +
      0.6 * generic +
      (/\bthat\b.{5,}\b(?:is|are|has)\b/i.test(text) && claimed ? 0.7 : 0) -
      (speech ? 0.8 : 0) -
      (plan ? 0.5 : 0),
    reflection:
      (thought ? 1.5 : 0) +
      (TURN.test(text) ? 0.8 : 0) +
      (CONTRAST.test(text) ? 0.5 : 0) +
      (self ? 0.4 : 0) +
      (near.n / near.of > 0.3 ? 0.3 : -0.3) +
      Math.min(0.5, 0.2 * anchors) -
      1.8 * generic -
      (speech ? 1.2 : 0) -
      (plan ? 0.4 : 0) -
      (deeds > 1 ? 0.4 : 0) -
      (beside === 2 ? 0.3 : 0) -
      (claimed && bare && ideas > 0 ? 0.6 : 0),
    plan:
      (plan ? 2.2 : 0) +
      (FUTURE_TAIL.test(text) && !past ? 0.6 : 0) +
      (near.n / near.of > 0.5 ? 0.3 : 0) -
      (past ? 0.4 : 0) -
      (speech ? 0.6 : 0),
    frame:
      (FRAME.test(text) ? 2.1 : 0) + (short && near.n === 1 ? 0.4 : 0) - (speech ? 0.8 : 0) - (deeds > 1 ? 0.4 : 0),
  };
}

const isScene = (other: string): boolean =>
  /"/.test(other) ||
  (/\b(?:she|he|i|we|they)\b \w+(?:ed|t|d|w|e|g)\b/i.test(other) && !SUMMARY.test(other) && !PLAN.test(other));

export const strongest = (weights: Record<SentenceRole, number>): SentenceRole =>
  sentenceRoles.reduce((best, role) => (weights[role] > weights[best] ? role : best), 'summary' as SentenceRole);
