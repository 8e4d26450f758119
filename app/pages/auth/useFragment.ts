import { useEffect, useState } from 'react';

/**
 * The parameters in the fragment of the address when the page was opened. A fragment with a token is removed from the address bar and the
 * history, because whoever has the token has the account.
 */
export function useFragment() {
  const [fragment] = useState(() => new URLSearchParams(location.hash.slice(1)));
  useEffect(() => {
    if (fragment.has('token')) history.replaceState(history.state, '', location.pathname + location.search);
  }, [fragment]);
  return fragment;
}
