import type { KnownDate, KnownDeadline } from '@laurel/ui';
import { whenDue } from '#contract/when-due.ts';
import { useClock } from '#app/state/clock.ts';
import { useAnswerWhen } from '#app/state/server.ts';
import { useSettled } from './useSettled.ts';

/** The deadline of a college and a round as Laurel's data have it; undefined until it is loaded, and where the round is null. */
export function useKnownDeadline(college: string, round: string | null): KnownDeadline | undefined {
  const { now, timeZone: tz } = useClock();
  const typed = college.trim();
  const settled = useSettled(typed);
  const asked = round !== null && typed !== '' && typed === settled;
  const query = { college: settled, round: round ?? '', tz };
  const { data } = useAnswerWhen(asked, 'resolveDeadline', { query });
  if (!asked || !data) return undefined;
  const { deadline, source, page } = data.item;
  return { source, page, date: deadline === null ? null : knownDate(round, deadline, now, tz) };
}

export function knownDate(round: string, instant: string, now: Date, timeZone: string): KnownDate {
  return { round, instant, ...whenDue(instant, now, timeZone) };
}
