import { createContext, useContext } from 'react';

interface Reorder {
  /** Why rows can't be moved; undefined where they can be. */
  off?: string;
  /** The id of the row that the keyboard has lifted. */
  lifted?: string;
  /** The place of a row, from 0, while the keyboard has lifted one. */
  placeOf?: (id: string) => number;
}

/** How the rows of a list are moved. Outside a list they can't be. */
export const ReorderContext = createContext<Reorder>({ off: 'Reorder works in the list.' });

export function useReorder() {
  return useContext(ReorderContext);
}

/** What a screen reader is told while a row is moved; places count from 0. */
export const reorderSays = {
  lifted: (place: number, of: number) => `Lifted from ${place + 1} of ${of}`,
  moved: (place: number, of: number) => `Moved to ${place + 1} of ${of}`,
  dropped: (place: number, of: number) => `Dropped at ${place + 1} of ${of}`,
  putBack: (place: number, of: number) => `Put back at ${place + 1} of ${of}`,
};
