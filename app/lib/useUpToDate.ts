import { useState } from 'react';

/**
 * Whether an answer kept from before has been asked for again. Until then it may be older than what was written since,
 * and nothing should be written on it.
 */
export function useUpToDate({ isFetching }: { isFetching: boolean }) {
  const [upToDate, setUpToDate] = useState(!isFetching);
  if (!upToDate && !isFetching) setUpToDate(true);
  return upToDate;
}
