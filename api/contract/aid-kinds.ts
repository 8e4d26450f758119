import type { RequirementKind } from './requirements.ts';

/** The requirements that are forms of financial aid. */
export const AID_FORMS: readonly RequirementKind[] = ['fafsa', 'css', 'aidDocuments'];

/** All that is about aid: these forms, and what a scholarship of the college asks for. */
export const AID_KINDS: readonly RequirementKind[] = [...AID_FORMS, 'scholarship'];
