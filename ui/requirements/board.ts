import type { Deadline } from '../deadlines/deadlines.ts';
import {
  isAwaited,
  isLeft,
  type RequirementItem,
  type RequirementKind,
  requirementGroups,
  type RingState,
  ringOf,
  standingOf,
  stateNames,
} from './requirements.ts';

/** A college on the board, with all that it asks for. */
export interface BoardCollege {
  id: string;
  college: string;
  href: string;
  /** The name of the round; null where none is chosen. */
  round: string | null;
  deadline: Deadline | null;
  /** Whether the application was submitted. */
  sent: boolean;
  items: readonly RequirementItem[];
}

/** Column heads; a soft hyphen says where a long word may break. */
export const columnNames: Readonly<Record<RequirementKind, string>> = {
  mainEssay: 'Main essay',
  supplement: 'Supple\u00adments',
  fee: 'Fee',
  tests: 'Tests',
  englishTest: 'English test',
  agreement: 'ED agree\u00adment',
  interview: 'Inter\u00adview',
  portfolio: 'Portfolio',
  teacherLetter: 'Teacher letters',
  counselorLetter: 'Counselor letter',
  schoolReport: 'School report',
  transcript: 'Transcript',
  midYear: 'Mid-year',
  finalReport: 'Final report',
  fafsa: 'FAFSA',
  css: 'CSS Profile',
  aidDocuments: 'Aid documents',
  scholarship: 'Scholar\u00adship',
  other: 'Other',
};

export const columnName = (kind: RequirementKind): string => columnNames[kind].replaceAll('\u00ad', '');

/** The kinds that some college needs, by group: only these are columns. */
export function columnsOf(colleges: readonly BoardCollege[]) {
  const items = colleges.flatMap((college) => college.items);
  const isNeeded = (kind: RequirementKind) =>
    items.some((item) => item.kind === kind && (isLeft(item) || !['open', 'notNeeded'].includes(item.state)));
  return requirementGroups
    .map(({ title, kinds }) => ({ title, kinds: kinds.filter(isNeeded) }))
    .filter(({ kinds }) => kinds.length > 0);
}

/** What a college's cell of one kind shows, of one requirement or of several, such as two letters. */
export interface Cell {
  ring: RingState;
  words: string;
  /** `none`: nothing is asked for; `settled`: nothing is left to do; `awaited`: for somebody else; `open`: for the student. */
  turn: 'none' | 'settled' | 'awaited' | 'open';
}

export function cellOf(items: readonly RequirementItem[]): Cell {
  const [first] = items;
  if (!first) return { ring: 'notNeeded', words: 'Not needed', turn: 'none' };
  if (items.length > 1) return cellOfSeveral(items);
  const [ring, words] = [ringOf(first), standingOf(first)];
  if (words === stateNames.notNeeded) return { ring, words, turn: 'none' };
  if (isAwaited(first)) return { ring, words, turn: 'awaited' };
  return { ring, words, turn: first.state === 'open' ? 'open' : 'settled' };
}

function cellOfSeveral(items: readonly RequirementItem[]): Cell {
  const wanted = items.filter(({ state }) => state !== 'notNeeded' && state !== 'waived');
  const [first] = wanted;
  if (!first) return cellOf(items.slice(0, 1));
  const received = wanted.filter(({ state }) => state === 'received').length;
  const awaited = wanted.filter(isAwaited).length;
  const of = (count: number) => `${count} of ${wanted.length}`;
  if (received === wanted.length) return { ring: 'received', words: of(received), turn: 'settled' };
  if (received + awaited === 0) return { ...cellOf([first]), words: of(0) };
  const words = received > 0 ? `${of(received)} received` : `${of(awaited)} asked`;
  return { ring: 'asked', words, turn: received + awaited === wanted.length ? 'awaited' : 'open' };
}

export const isWaiting = ({ items }: BoardCollege): boolean => items.some(isAwaited);
