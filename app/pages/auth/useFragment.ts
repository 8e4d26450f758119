import { useEffect, useState } from 'react';

/**
 * What stood in the address's fragment on arrival. One with a token is taken out of the address bar and the history:
 * whoever has it has the account.
 */
export function useFragment() {
  const [fragment] = useState(() => new URLSearchParams(location.hash.slice(1)));
  useEffect(() => {
    if (fragment.has('token')) history.replaceState(history.state, '', location.pathname + location.search);
  }, [fragment]);
  return fragment;
}
