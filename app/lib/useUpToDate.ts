import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/** Whether a cached answer has been asked for again, or at least it was tried. Until then it may be older than what the server stores. */
export function useUpToDate({ isStale, isFetchedAfterMount }: UseQueryResult) {
  const isNewest = !isStale || isFetchedAfterMount;
  const [upToDate, setUpToDate] = useState(isNewest);
  if (!upToDate && isNewest) setUpToDate(true);
  return upToDate;
}
