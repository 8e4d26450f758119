/** The key of the form that a student meets first. */
export const COMMON_APP = 'common-app';

/** Colleges that have a form of their own; every other one is asked for on the Common App. */
const ownForms: readonly [college: RegExp, form: string][] = [
  [/^(?:university of california\b|uc\b|ucla$|ucsd$|ucsb$)/i, 'uc'],
  [/^(?:massachusetts institute of technology|mit)$/i, 'mit'],
];

/** The form that an application to a college is made on, by the name that the student gave it. */
export const formOf = (college: string) => ownForms.find(([name]) => name.test(college.trim()))?.[1] ?? COMMON_APP;
