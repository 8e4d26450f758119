/** What a college may ask for, in the order in which it is shown. */
export const requirementNames = {
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
} as const;
export type RequirementKind = keyof typeof requirementNames;

export const requirementGroups: readonly { title: string; kinds: readonly RequirementKind[] }[] = [
  {
    title: 'Yours',
    kinds: ['mainEssay', 'supplement', 'fee', 'tests', 'englishTest', 'agreement', 'interview', 'portfolio', 'other'],
  },
  {
    title: 'Your school',
    kinds: ['teacherLetter', 'counselorLetter', 'schoolReport', 'transcript', 'midYear', 'finalReport'],
  },
  { title: 'Aid', kinds: ['fafsa', 'css', 'aidDocuments', 'scholarship'] },
];

/** Whether somebody at the school does it. */
export const comesFromSchool = (kind: RequirementKind): boolean => requirementGroups[1]!.kinds.includes(kind);

export const stateNames = {
  open: 'Open',
  asked: 'Asked',
  sent: 'Sent',
  received: 'Received',
  waived: 'Waived',
  notNeeded: 'Not needed',
} as const;
export type RequirementState = keyof typeof stateNames;

export type Need = 'required' | 'recommended' | 'optional' | 'notConsidered' | 'unknown';

/** Where a fact was read: its day, `2026-09-11`, and the admission cycle are null for a page that was not read. */
export interface FactSource {
  name: string;
  url: string | null;
  checkedOn: string | null;
  cycle: string | null;
}

/** One thing that a college asks for. */
export interface RequirementItem {
  id: string;
  appId: string;
  kind: RequirementKind;
  need: Need;
  /** How many the college asks for, in all rows of the kind. */
  count: number | null;
  personId: string | null;
  state: RequirementState;
  /** The calendar day on which the state was changed last, `2026-11-09`. */
  stateDay: string | null;
  /** Dollars of a fee. */
  value: number | null;
  note: string | null;
  /** Whether the student added it. */
  own: boolean;
  source: FactSource | null;
  /** How far the work on it is, where the record tells: "Editing", "1 of 3 written". */
  progress?: string;
  /** Whether the essays that it stands for are all final, so that nothing of it is left to do. */
  written?: boolean;
}

export const personRoles = { teacher: 'Teacher', counselor: 'Counselor', parent: 'Parent', other: 'Other' } as const;

/** Somebody who does a part of an application for the student. */
export interface PersonItem {
  id: string;
  name: string;
  role: keyof typeof personRoles;
  subject: string | null;
}

/** What a ring shows: a state, or what stands in its place where nothing has to be done, or nothing is known. */
export type RingState = RequirementState | 'begun' | 'unknown' | 'late';

/** What is shown of a requirement: nobody knows whether it is wanted, work has begun on it, or its state. */
export function ringOf({ need, state, progress }: Pick<RequirementItem, 'need' | 'state' | 'progress'>): RingState {
  if (need === 'unknown' && state === 'open') return 'unknown';
  return state === 'open' && progress !== undefined ? 'begun' : state;
}

/** The word beside the ring. */
export function standingOf(item: Pick<RequirementItem, 'need' | 'state' | 'progress'>): string {
  const { need, state, progress } = item;
  if (state === 'notNeeded' && need === 'optional') return 'Optional';
  if (state !== 'open') return stateNames[state];
  return need === 'unknown' ? 'Not known' : (progress ?? stateNames.open);
}

/** Whether the student waits for somebody else: it was asked for, or is on its way and not confirmed. */
export const isAwaited = ({ state }: Pick<RequirementItem, 'state'>): boolean => state === 'asked' || state === 'sent';

/** Whether something is left to do or to wait for. What is optional or not known never becomes a task. */
export const isLeft = ({ need, state }: Pick<RequirementItem, 'need' | 'state'>): boolean =>
  isAwaited({ state }) || (state === 'open' && (need === 'required' || need === 'recommended'));
