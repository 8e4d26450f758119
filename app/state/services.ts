import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { Services } from '#contract/services.ts';
import { visitorApiAtom } from './session.ts';

/** The services that this Laurel is set up with; undefined until they are read and where that fails. Visitors may read them too. */
export function useServices(): Services | undefined {
  const api = useAtomValue(visitorApiAtom);
  return useQuery({ queryKey: ['services'], queryFn: () => api('readServices'), staleTime: 'static' }).data;
}
