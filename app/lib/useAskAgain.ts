import { useEffect, useRef } from 'react';

/**
 * Asks again for an answer once what it depends on has changed and is stored.
 * @param state what it depends on, in one text
 * @param saving whether a change of it is on its way
 */
export function useAskAgain(state: string, saving: boolean, refetch: () => Promise<unknown>) {
  const asked = useRef(state);
  useEffect(() => {
    if (saving || asked.current === state) return;
    asked.current = state;
    void refetch();
  }, [state, saving, refetch]);
}
