import type { SaveState } from '@laurel/ui';
import { useCallback, useState } from 'react';

type State = SaveState | null;

/**
 * One state for all that is saved on a page: `own` are the page's, and its parts report theirs by a name. Null where
 * something is written that waits for its field to be left.
 */
export function useSaveStates(own: Record<string, State>) {
  const [reported, setReported] = useState<Record<string, State>>({});
  const report = useCallback((name: string, state: State) => setReported((all) => ({ ...all, [name]: state })), []);
  const states = Object.values({ ...reported, ...own });
  const order: State[] = ['saving', 'unkept', 'failed', 'offline', null];
  return [order.find((state) => states.includes(state)) ?? (states.includes(null) ? null : 'saved'), report] as const;
}
