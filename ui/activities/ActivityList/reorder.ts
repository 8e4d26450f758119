import { createContext, useContext } from 'react';

/** Why rows can't be moved; undefined where they can. */
export const ReorderOffContext = createContext<string | undefined>('Reorder works in the list.');

export function useReorderOff() {
  return useContext(ReorderOffContext);
}
