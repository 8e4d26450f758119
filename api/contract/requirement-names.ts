import type { RequirementKind } from './requirements.ts';

/** Kinds of requirement as a student reads them, in the singular. */
export const requirementNames: Readonly<Record<RequirementKind, string>> = {
  mainEssay: 'Main essay',
  supplement: 'Supplements',
  fee: 'Application fee',
  tests: 'Tests',
  englishTest: 'English test',
  agreement: 'Early Decision agreement',
  interview: 'Interview',
  portfolio: 'Portfolio',
  teacherLetter: 'Teacher letter',
  counselorLetter: 'Counselor letter',
  schoolReport: 'School report',
  transcript: 'Transcript',
  midYear: 'Mid-year report',
  finalReport: 'Final report',
  fafsa: 'FAFSA',
  css: 'CSS Profile',
  aidDocuments: 'Aid documents',
  scholarship: 'Scholarship',
  other: 'Other',
};
