import type { ContextEssay, StudentRecord } from '#contract/ai.ts';
import type { Application } from '#contract/applications.ts';
import type { CategoryName } from '#contract/essays.ts';
import type { Conversation } from '../../coach.ts';
import { isSent, oncePerAnswer } from './essays.ts';
import type { Moment } from './figures.ts';
import type { Named } from './items.ts';

/** The student's record, and what Laurel makes of it. */
export type Known = Pick<Conversation, 'record' | 'plan' | 'requirements' | 'people' | 'units' | 'namesLeft'>;

/** A question as the answers see it. Its items are those named in it, meant by "it" or "that one", or in focus. */
export interface Question extends Named, Moment, Known {
  /** The words in lower case without punctuation, names replaced by what they are: "is COLLEGE ready". */
  text: string;
  category: CategoryName | undefined;
  /** The answer that the question follows, or an empty text. */
  told: string;
}

/** The applications asked about, or those of the essays asked about. */
export function appsOf({ apps, essays, record }: Question): Application[] {
  return apps.length > 0 ? apps : record.apps.filter(({ id }) => essays.some(({ appId }) => appId === id));
}

/** The people of the record whose last name the question says. */
export const peopleCalled = ({ people, text }: Question): Question['people'] =>
  people.filter(({ name }) => {
    const last = name.toLowerCase().split(' ').at(-1) ?? '';
    // “lindqvists letter” is his.
    return last.length > 2 && text.split(' ').some((word) => word === last || word === `${last}s`);
  });

/** True where the question names essays, or colleges that have some. */
export const namesEssays = ({ essays, apps }: Question): boolean => essays.length + apps.length > 0;

/**
 * The essays that a question is about: those named, else those of the colleges named, else all that can still be changed,
 * else all.
 */
export function essaysOf({ essays, apps, record }: Question): ContextEssay[] {
  const open = record.essays.filter((essay) => !isSent(record, essay));
  const found = [essays, record.essays.filter(({ appId }) => apps.some(({ id }) => id === appId)), open];
  return oncePerAnswer(found.find((some) => some.length > 0) ?? record.essays);
}

/** The record, or as much of it as the question is about: of the colleges asked about, and what goes to every college. */
export function recordAbout(question: Question): StudentRecord {
  const { record } = question;
  const apps = appsOf(question);
  if (apps.length === 0) return record;
  const essays = record.essays.filter(({ appId }) => appId === null || apps.some(({ id }) => id === appId));
  return { ...record, apps, essays };
}
