import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { CollegeSuggestion } from '#contract/colleges.ts';
import { limits } from '#contract/limits.ts';
import { useClock } from '#app/state/clock.ts';
import { answerKey } from '#app/state/server.ts';
import { apiAtom, tokenAtom } from '#app/state/session.ts';
import { useSettled } from './useSettled.ts';

const none: CollegeSuggestion[] = [];

/** Up to ten colleges for what is typed, best first. Those of an earlier text stay until they are loaded. */
export function useCollegeSuggestions(text: string) {
  const api = useAtomValue(apiAtom);
  const token = useAtomValue(tokenAtom);
  const { timeZone: tz } = useClock();
  const typed = text.trim().slice(0, limits.college);
  const q = useSettled(typed);
  const query = { q, tz };
  const { data, isFetching, isError } = useQuery({
    queryKey: answerKey(token, 'suggestColleges', { query }),
    queryFn: ({ signal }) => api('suggestColleges', { query, signal }),
    enabled: token !== null && q !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  return {
    colleges: typed === '' ? none : (data?.items ?? none),
    loading: typed !== '' && (typed !== q || isFetching),
    failed: typed !== '' && isError,
  };
}
