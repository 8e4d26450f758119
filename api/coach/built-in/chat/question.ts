import type { ContextEssay, StudentRecord } from '#contract/ai.ts';
import type { Application } from '#contract/applications.ts';
import type { CategoryName } from '#contract/essays.ts';
import { isSent } from './essays.ts';
import type { Moment } from './figures.ts';
import type { Named } from './items.ts';

/** A question as the answers see it: the items are those named in it, meant by "it" or "that one", or in focus. */
export interface Question extends Named, Moment {
  record: StudentRecord;
  /** Words in lower case without punctuation, names replaced by what they are: "is COLLEGE ready". */
  text: string;
  category: CategoryName | undefined;
  /** The last answer, where the question comes right after it; else empty. */
  told: string;
}

/** The applications asked about, or those of the essays asked about. */
export function appsOf({ apps, essays, record }: Question): Application[] {
  return apps.length > 0 ? apps : record.apps.filter(({ id }) => essays.some(({ appId }) => appId === id));
}

/**
 * The essays that a question is about: those named, else those of the colleges named, else all that can still be changed,
 * else all.
 */
export function essaysOf({ essays, apps, record }: Question): ContextEssay[] {
  if (essays.length > 0) return essays;
  const ofColleges = record.essays.filter(({ appId }) => apps.some(({ id }) => id === appId));
  if (ofColleges.length > 0) return ofColleges;
  const open = record.essays.filter((essay) => !isSent(record, essay));
  return open.length > 0 ? open : record.essays;
}

/** The record, or as much of it as the question is about: of the colleges asked about, and what goes to every college. */
export function recordAbout(question: Question): StudentRecord {
  const { record } = question;
  const apps = appsOf(question);
  if (apps.length === 0) return record;
  return {
    ...record,
    apps,
    essays: record.essays.filter(({ appId }) => appId === null || apps.some(({ id }) => id === appId)),
  };
}
