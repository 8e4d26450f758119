import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/** Whether an answer kept from before has been asked for again, or at least it was tried. Until then it may be older than what is stored. */
export function useUpToDate({ isStale, isFetchedAfterMount }: UseQueryResult) {
  const isNewest = !isStale || isFetchedAfterMount;
  const [upToDate, setUpToDate] = useState(isNewest);
  if (!upToDate && isNewest) setUpToDate(true);
  return upToDate;
}
