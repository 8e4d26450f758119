import type { Honor } from '#contract/honors.ts';
import { inWords, inWordsCapital } from '#contract/in-words.ts';

/** Five honors, two of them national. */
export function honorsInWords(honors: readonly Pick<Honor, 'level'>[]) {
  const total = honors.length;
  if (total === 0) return 'Prizes, scholarships, certificates: what others gave you for what you do.';
  const high = ['National' as const, 'International' as const]
    .map((level) => ({ level: level.toLowerCase(), count: honors.filter((honor) => honor.level === level).length }))
    .filter(({ count }) => count > 0);
  const [first, second] = high;
  if (total === 1) return first ? `One honor, and it is ${first.level}.` : 'One honor so far.';
  if (!first) return `${inWordsCapital(total)} honors.`;
  if (first.count === total)
    return `${inWordsCapital(total)} honors, ${total === 2 ? 'both' : 'all'} of them ${first.level}.`;
  const other = second ? ` and ${inWords(second.count)} ${second.level}` : '';
  return `${inWordsCapital(total)} honors, ${inWords(first.count)} of them ${first.level}${other}.`;
}
