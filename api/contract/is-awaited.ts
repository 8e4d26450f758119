import type { Requirement } from './requirements.ts';

/** Requirements for which the student waits: somebody was asked, or it is on its way and not confirmed. */
export const isAwaited = ({ state }: Pick<Requirement, 'state'>): boolean => state === 'asked' || state === 'sent';
