import type { RevisionChoice } from '@laurel/ui';
import type { VersionSummary } from '#contract/essays.ts';
import { inFigures } from '#contract/in-words.ts';
import type { Essay } from '#app/state/essay.ts';
import { whenInWords } from '#app/lib/when-in-words.ts';

/** Stands for the text as it is now among the versions to compare. */
export const PRESENT = 'present';

type Choice = Pick<RevisionChoice, 'from' | 'to' | 'fromOptions' | 'toOptions'>;
/** The one scored version, where there is nothing to compare it with; null where there is none. */
type TooFew = { only: { when: string; score: number } | null };

/**
 * Which texts can be compared, and which are: what the student chose, or else the last scored text before the present one with the
 * present one.
 */
export function versionsToCompare(
  versions: readonly VersionSummary[],
  { score, scoreOutdated, text }: Pick<Essay, 'score' | 'scoreOutdated' | 'text'>,
  chosen: { from?: string; to?: string },
  now: Date,
  timeZone: string,
): Choice | TooFew {
  const scored = versions.filter((version) => version.score !== null);
  const presentIsScored = score !== null && !scoreOutdated;
  // The newest scored version is the present text itself then.
  const earlier = presentIsScored ? scored.slice(1) : scored;
  const [latest] = scored;
  if (earlier.length === 0 || text === '')
    return { only: latest ? { when: whenInWords(latest.savedAt, now, timeZone), score: latest.score! } : null };
  const labelOf = ({ savedAt, score: points }: VersionSummary) =>
    `${whenInWords(savedAt, now, timeZone)}, scored ${points}`;
  const labels = earlier.map(labelOf);
  // Of two texts that were scored alike in one minute only their length tells which is which.
  const option = (version: VersionSummary) => {
    const label = labelOf(version);
    const isOnly = labels.indexOf(label) === labels.lastIndexOf(label);
    return { value: version.id, label: isOnly ? label : `${label}, ${inFigures(version.words, 'word')}` };
  };
  const present = { value: PRESENT, label: presentIsScored ? `This text, scored ${score}` : 'This text, not scored' };
  const isThere = (id: string | undefined) => earlier.some((version) => version.id === id);
  const from = isThere(chosen.from) ? chosen.from! : earlier[0]!.id;
  const to = isThere(chosen.to) && chosen.to !== from ? chosen.to! : PRESENT;
  return {
    from,
    to,
    fromOptions: earlier.map(option),
    toOptions: [present, ...earlier.filter(({ id }) => id !== from).map(option)],
  };
}
