import { useCallback, useEffect, useRef } from 'react';

/** Gives each request a signal. It is aborted when the next request begins, by `abort`, and when the page is left. */
export function useAbort() {
  const last = useRef<AbortController>(null);
  const abort = useCallback(() => last.current?.abort(), []);
  const begin = useCallback(() => {
    abort();
    last.current = new AbortController();
    return last.current.signal;
  }, [abort]);
  useEffect(() => abort, [abort]);
  return { begin, abort };
}
