/** Shown at a score whose text was changed since. */
export const EARLIER_DRAFT = 'Scored on an earlier draft';
