import type { Round } from './applications.ts';

/** What a student calls each round. */
export const roundNames: Record<Round, string> = {
  rd: 'Regular Decision',
  ed: 'Early Decision',
  ed2: 'Early Decision II',
  ea: 'Early Action',
  rea: 'Restrictive EA',
  rolling: 'Rolling',
  other: 'Other',
};
