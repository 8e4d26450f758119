import type { NameIndex } from '#contract/slips/name-index.ts';
export const collegeNames = (): NameIndex => ({}) as NameIndex;
