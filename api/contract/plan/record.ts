import type { Application } from '../applications.ts';
import type { Duty } from '../duties.ts';
import type { WritingStatus } from '../essays.ts';
import type { SharedQuestion } from '../map/record.ts';
import type { Person } from '../people.ts';
import type { PlanSettings } from '../plan.ts';
import type { FactSource, Requirement } from '../requirements.ts';
import type { Supplemental } from '../supplementals.ts';

/** What the plan needs to know of an essay. */
export interface PlanEssay {
  /** `main`, or a supplemental's id. */
  id: string;
  title: string;
  words: number;
  wordLimit: number | null;
  status: WritingStatus;
  /** From which essay its text was copied; null where it was not. */
  startedFrom: Supplemental['startedFrom'];
  /** Names of other colleges that were left in it, and that the student does not mean. */
  namesLeft: readonly string[];
}

export interface PlanApplication extends Pick<
  Application,
  'id' | 'college' | 'round' | 'status' | 'decision' | 'deadline'
> {
  /** When it was sent; null before. */
  submittedAt: string | null;
  supplementals: PlanAnswer[];
}

/** A supplemental. */
export interface PlanAnswer extends PlanEssay {
  /** A date of its own. */
  due: string | null;
  /** The question, where its answer goes to several colleges of one form; else null. */
  shared: SharedQuestion | null;
}

/** What a student said of an item by hand. */
export interface PlanMark {
  itemId: string;
  doneAt: string | null;
  /** A calendar day, until which it is not for today. */
  later: string | null;
}

/** What readers said of an essay, or of the plan, that is not settled. */
export interface PlanComments {
  /** `main` or a supplemental's id; null for the plan, which has no title. */
  essayId: string | null;
  title: string | null;
  /** Of the readers, without doubles. */
  names: string[];
  count: number;
}

/** A student's own rows. */
export interface PlanRecord {
  /** The soonest deadline first, those without one last. */
  applications: readonly PlanApplication[];
  mainEssay: PlanEssay;
  /** What the colleges ask for, with what the student made of it (see `requirementsOf`). */
  requirements: readonly Requirement[];
  people: readonly Pick<Person, 'id' | 'name' | 'role'>[];
  marks: readonly PlanMark[];
  comments?: readonly PlanComments[];
  settings: Omit<PlanSettings, 'zone'>;
}

type Of = Pick<PlanApplication, 'id' | 'college' | 'round' | 'status' | 'decision' | 'deadline'>;

/** Two applications, by their ids, that may not be open together. */
export interface Clash {
  a: string;
  b: string;
  says: string;
  source: FactSource | null;
}

/** An empty answer and the essay with a text that serves it best. */
export interface Start {
  target: string;
  source: string;
  /** The names of other colleges that its text would bring along. */
  namesLeft: readonly string[];
}

/** A college's own day, before the one that the student saved. */
export interface EarlierClosing {
  /** Its calendar day, `2026-11-30`. */
  day: string;
  /** Whether it is a priority date, after which applications may still be taken. */
  isPriority: boolean;
  source: FactSource;
}

/** The answers that a college asks of everybody. */
export interface AnswersAsked {
  /** The form whose colleges all get the same answers: `uc`; null where each gets its own. */
  form: string | null;
  /** The word limit of each; null where none is known. */
  limits: readonly (number | null)[];
}

/** What is known of the season, and of what takes long to work out. */
export interface PlanFacts {
  /** The pairs of plans that may not be open together; with `of`, those of the application with that id. */
  clashes: (record: { applications: readonly Of[]; requirements: readonly Requirement[] }, of?: string) => Clash[];
  /** What an answer, or a binding plan that is sent, asks of the student (see `dutiesOf`). */
  duties: (application: Of, others: readonly Of[]) => Duty[];
  /** Until when a college wants the forms of financial aid in the round of an application; null where that is not known. */
  aidDate: (application: Of) => { day: string; source: FactSource } | null;
  /** When the college closes, where that is before the deadline that the student saved; else null. */
  earlierClosing: (application: Of) => EarlierClosing | null;
  /** What the college asks everybody to write beside the main essay; nothing where that is not known. */
  answersAsked: (application: Of) => AnswersAsked;
  /** The college's other rounds that close later than the application is due, the soonest first. */
  laterRounds: (application: Of) => { round: NonNullable<Application['round']>; deadline: string }[];
  /** What empty answers could be started from. It is asked only of a plan that does not fit, because reading the prompts takes long. */
  starts: () => readonly Start[];
}
