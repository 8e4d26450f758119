import type { EssayVersion } from '@laurel/ui';
import { daysUntil } from '#contract/dates.ts';
import type { VersionSummary } from '#contract/essays.ts';

/** A version as its list names it: Today, 9:05 AM, or Nov 7, 1:30 PM; 592 words, scored 84. */
export function versionInWords(
  { id, savedAt, words, score }: VersionSummary,
  now: Date,
  timeZone: string,
): EssayVersion {
  const saved = new Date(savedAt);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(saved);
  const year = { year: 'numeric' } as const;
  const isThisYear = format(year) === new Intl.DateTimeFormat('en-US', { ...year, timeZone }).format(now);
  const day =
    { 0: 'Today', [-1]: 'Yesterday' }[daysUntil(savedAt, now, timeZone)] ??
    format({ month: 'short', day: 'numeric', ...(isThisYear ? {} : year) });
  return {
    id,
    when: `${day}, ${format({ hour: 'numeric', minute: '2-digit' })}`,
    detail: `${words.toLocaleString('en')} ${words === 1 ? 'word' : 'words'}${score === null ? '' : `, scored ${score}`}`,
  };
}
