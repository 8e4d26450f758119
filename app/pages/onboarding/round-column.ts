import type { ImportColumn } from '@laurel/ui';
import type { Round } from '#contract/applications.ts';
import { roundOptions } from '#app/features/college-search/rounds.ts';

const alsoCalled: Partial<Record<Round, string[]>> = {
  rd: ['RD', 'Regular'],
  ed: ['ED', 'ED I', 'ED1', 'Early Decision I', 'Early Decision 1'],
  ed2: ['ED II', 'ED2', 'Early Decision 2'],
  ea: ['EA', 'Non-Restrictive Early Action'],
  rea: ['REA', 'SCEA', 'Restrictive Early Action', 'Restricted Early Action', 'Single-Choice Early Action'],
  rolling: ['Rolling Admission', 'Rolling Admissions'],
};

/** The round of an application that is imported. In a list students often write it behind the name: Tufts ED2. */
export const roundColumn: ImportColumn = {
  key: 'round',
  label: 'Round',
  alsoCalled: ['Plan', 'Type', 'Decision plan', 'Admission plan'],
  kind: 'choice',
  endsOf: 'college',
  width: '160px',
  options: [
    { value: '', label: 'No round yet' },
    ...roundOptions.map((round) => ({ ...round, alsoCalled: alsoCalled[round.value] })),
  ],
};
