/** The id of the item that speaks of two applications whose rounds may not be open together. */
export const clashId = (a: string, b: string): string => `clash.${[a, b].toSorted().join('.')}`;
