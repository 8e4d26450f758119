import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { Services } from '#contract/services.ts';
import { guestApiAtom } from './session.ts';

/**
 * Which services this Laurel is set up with, asked for once while the page is open, also by guests; undefined until
 * answered and where that fails.
 */
export function useServices(): Services | undefined {
  const api = useAtomValue(guestApiAtom);
  return useQuery(
    { queryKey: ['services'], queryFn: () => api('readServices'), staleTime: 'static' },
    useAtomValue(queryClientAtom),
  ).data;
}
