import type { EssayVersion } from '@laurel/ui';
import { EARLIER_BUILT_IN } from '#contract/built-in.ts';
import type { VersionSummary } from '#contract/essays.ts';
import { inFigures } from '#contract/in-words.ts';
import { whenInWords } from '#app/lib/when-in-words.ts';

/** A version as its list names it: Today, 9:05 AM, or Nov 7, 1:30 PM; 592 words, scored 84. */
export function versionInWords(
  { id, savedAt, words, score, engine }: VersionSummary,
  now: Date,
  timeZone: string,
): EssayVersion {
  const by = engine === EARLIER_BUILT_IN ? ' by an earlier coach' : '';
  return {
    id,
    when: whenInWords(savedAt, now, timeZone),
    detail: `${inFigures(words, 'word')}${score === null ? '' : `, scored ${score}${by}`}`,
  };
}
