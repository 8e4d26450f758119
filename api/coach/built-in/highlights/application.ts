import { count } from '../measure.ts';
import type { Essay } from '../text.ts';
import { setOf } from '../words.ts';
import { fromFirstToLast, needsWork, ownClaims, quote, spanOf, type Find, type Rule } from './rule.ts';

const COLLEGE = setOf('college university campus institution faculty professor professors');
const SPEAKS_OF_COLLEGE = 3;

const COLLEGE_PRAISE: readonly RegExp[] = [
  /\b(?:your|its|this|the|such an?|an?) (?:(?:very )?(?:prestigious|esteemed|renowned|outstanding|top-tier|world-renowned|excellent)) (?:university|college|institution|school|program|reputation|faculty|academics)\b/gi,
  /\b(?:prestigious (?:reputation|university|college|institution)|world[- ]class (?:faculty|professors|education|academics))(?:,? (?:and )?(?:world-class|beautiful|prestigious|outstanding|renowned|excellent) [a-z]+)*/gi,
  /\b(?:diverse|vibrant|inclusive|welcoming|close-knit|tight-knit)(?: (?:and|,) (?:diverse|vibrant|inclusive|welcoming))? (?:community|student body|campus|environment)\b/gi,
  /\b(?:state[- ]of[- ]the[- ]art|cutting[- ]edge|top-notch|world-class) (?:facilities|research|resources|technology|laboratories|labs)(?: and [a-z-]+ (?:research )?(?:opportunities|facilities|resources))?/gi,
  /\b(?:rigorous|outstanding|excellent|challenging) (?:academics|coursework|curriculum|academic programs?)\b/gi,
  /\bsmall class sizes\b/gi,
  /\b(?:countless|endless|numerous|unlimited|many|so many) (?:opportunities|resources|possibilities)(?: to (?:grow|learn|succeed|explore))?/gi,
  /\b(?:strong|great|real) sense of community\b/gi,
  /\bI (?:immediately|instantly|already) felt (?:right )?at home\b/gi,
  /\bI could (?:see|picture|imagine) myself (?:there|here|walking)\b/gi,
  /\b(?:is|was) the perfect (?:place|fit|school|college|university) for me\b/gi,
  /\b(?:is|was) the place for me\b/gi,
  /\bmy (?:top|first|dream|number one) (?:choice|school|college)\b/gi,
  /\ba (?:great |valuable |real )?asset to (?:your|the|its) [a-z]+(?: [a-z]+)?/gi,
  /\b(?:beautiful|gorgeous|stunning) campus\b/gi,
];

/** In an essay that speaks of a college: praise that fits any. The place where it is that college and no other is named instead. */
const collegePraise = needsWork('collegePraise', (essay) => {
  if (count(essay.words, COLLEGE) < SPEAKS_OF_COLLEGE) return [];
  const own = particulars(essay);
  return ownClaims(essay, COLLEGE_PRAISE).map((found) => ({
    ...found,
    detail: own,
    strength: 76 + Math.min(6, (found.end - found.start) / 8),
  }));
});

const PARTICULAR = /\b(?:Professor|Prof\.|Dr\.) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?:, whose [^.,;!?"]{5,60})?/u;

function particulars(essay: Essay): string {
  const match = PARTICULAR.exec(essay.plain);
  return match ? quote(essay, match.index, match.index + match[0].length) : '';
}

const POSTS = setOf(
  'captain president vice secretary treasurer member founder volunteer tutor editor accompanist chair intern mentor valedictorian officer representative co-captain',
);
const MANY_POSTS = 3;

/** Posts one after another, as in the list of activities that the same reader already has. */
const resume = needsWork('resume', (essay) =>
  essay.sentences.flatMap(({ words, text }): Find[] => {
    const posts = words.filter(({ key }) => POSTS.has(key) && key !== 'vice');
    if (posts.length < MANY_POSTS || (text.match(/,/g)?.length ?? 0) < 2) return [];
    return [{ ...spanOf(essay, fromFirstToLast(words, posts)), detail: String(posts.length), strength: 74 }];
  }),
);

export const APPLICATION: readonly Rule[] = [collegePraise, resume];
