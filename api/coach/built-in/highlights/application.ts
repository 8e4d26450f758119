import { count } from '../measure.ts';
import { COLLEGE_PRAISE } from '../phrases.ts';
import type { Essay } from '../text.ts';
import { setOf, list } from '../words.ts';
import { findOf, fromFirstToLast, needsWork, ownClaims, quote, type Find, type Rule } from './rule.ts';

const COLLEGE = setOf('college university campus institution faculty professor professors');
const SPEAKS_OF_COLLEGE = 3;

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

const POSTS = list('POSTS');
const MANY_POSTS = 3;

/** Posts one after another, as in the list of activities that the same reader already has. */
const resume = needsWork('resume', (essay) =>
  essay.sentences.flatMap(({ words, text }): Find[] => {
    const posts = words.filter(({ key }) => POSTS.has(key) && key !== 'vice');
    if (posts.length < MANY_POSTS || (text.match(/,/g)?.length ?? 0) < 2) return [];
    return [findOf(essay, fromFirstToLast(words, posts), 74, String(posts.length))];
  }),
);

export const APPLICATION: readonly Rule[] = [collegePraise, resume];
