import type { ContextEssay } from '#contract/ai.ts';
import type { Application } from '#contract/applications.ts';
import { roundNames } from '#contract/round-names.ts';
import { daysUntil } from '#contract/dates.ts';
import { deadlinesOf, dueLine, dueLink, undatedText, type Due } from '../due.ts';
import { appLink, essayLink, isEmpty, isSent } from '../essays.ts';
import { dueText, isPast } from '../figures.ts';
import { counted, listed, pages } from '../markdown.ts';
import { openItems } from '../open-items.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { settle, tasksOf } from '../tasks.ts';
import { notAmong } from './colleges.ts';
import { noColleges } from './nothing.ts';

/** "What is due this week?", "Is anything overdue?", "When is Brown due?" */
export function answerDue(question: Question): Reply {
  const { record, essays, apps, strangers, text } = question;
  if (record.apps.length === 0) return noColleges();
  if (essays.length > 0) return dueOfEssays(question, essays);
  if (apps.length > 0) return dueOfColleges(question, apps);
  if (strangers.length > 0) return notAmong(question);
  const all = deadlinesOf(record, question);
  const overdue = all.filter(({ due }) => isPast(due, question));
  const coming = all.filter(({ due }) => !isPast(due, question));
  return /\b(?:overdue|past|passed|missed|late|behind)\b/.test(text)
    ? answerOverdue(question, overdue, coming)
    : answerComing(question, overdue, coming);
}

function answerOverdue(question: Question, [first, ...others]: Due[], [coming]: Due[]): Reply {
  if (!first) {
    return {
      says: ['Nothing is overdue.'],
      next: coming
        ? `The next deadline is ${dueLine(coming, question)}. ${firstTask(question)}`
        : `Next step: check the dates on the colleges' pages and set them in ${pages.applications}.`,
    };
  }
  return {
    says: [`${counted(1 + others.length, 'deadline has', 'deadlines have')} passed:`],
    list: [first, ...others].map((due) => dueLine(due, question)),
    next: `Next step: ${settle(dueLink(first))}.`,
  };
}

function answerComing(question: Question, overdue: Due[], coming: Due[]): Reply {
  const { name, from, to } = windowOf(question);
  const days = ({ due }: Due) => daysUntil(due, question.now, question.timeZone);
  const inWindow = coming.filter((due) => days(due) >= from && days(due) <= to);
  const later = coming.find((due) => days(due) > to);
  const nothing = `Nothing is due ${name || 'from now on'}.${later ? ` The next deadline is ${dueLine(later, question)}.` : ''}`;
  return {
    says: [inWindow.length === 0 ? nothing : name === '' ? 'Your next deadlines:' : `Due ${name}:`],
    list: inWindow.slice(0, name === '' ? 5 : 10).map((due) => dueLine(due, question)),
    also: [
      overdue.length > 0
        ? `Already past: ${listed(overdue.map((due) => dueLine(due, question)))}. What you have sent, mark as submitted.`
        : '',
      undatedText(question.record),
    ],
    next: firstTask(question),
  };
}

function firstTask({ record, ...moment }: Question): string {
  const [task] = tasksOf(record, moment);
  return task ? `Next step: ${task.what}.` : 'Next step: nothing is open there, so rest.';
}

function dueOfColleges(question: Question, apps: Application[]): Reply {
  const own = deadlinesOf(question.record, question).filter(({ app, essay }) => app && essay && apps.includes(app));
  const open = apps.find(({ status }) => status !== 'submitted');
  const [item] = open ? openItems(open, question.record, question) : [];
  return {
    says: apps.slice(0, 4).map((app) => {
      const name = `${appLink(app)}${app.round ? ` (${roundNames[app.round]})` : ''}`;
      if (app.status === 'submitted') return `You marked ${name} as submitted.`;
      return app.deadline === null
        ? `${name} has no deadline in Laurel yet.`
        : `${name} is ${dueText(app.deadline, question)}.`;
    }),
    list: own.map((due) => dueLine(due, question)),
    next:
      open?.deadline === null
        ? `Next step: look the date up on the college's page and set it in ${appLink(open)}.`
        : item
          ? `Next step: ${item.step}`
          : `Next step: see what is due at your other colleges in ${pages.applications}.`,
  };
}

function dueOfEssays(question: Question, essays: ContextEssay[]): Reply {
  const [first] = essays;
  return {
    says: essays.slice(0, 4).map((essay) => dueOfEssay(question, essay)),
    next:
      first && isEmpty(first)
        ? 'Next step: open it and write three plain sentences that answer the prompt. They may be bad.'
        : 'Next step: open it and write for twenty minutes, or ask me how it is going.',
  };
}

function dueOfEssay(question: Question, essay: ContextEssay): string {
  const { record } = question;
  const app = record.apps.find(({ id }) => id === essay.appId);
  const link = essayLink(essay);
  if (isSent(record, essay)) return `${link} belongs to an application that you marked as submitted.`;
  if (!app) {
    const first = deadlinesOf(record, question).find(({ essay, due }) => !essay && !isPast(due, question));
    return first
      ? `${link} goes to every college, so the first date counts: ${dueLine(first, question)}.`
      : `${link} has no date, because no application has a coming one.`;
  }
  const own = essay.due;
  if (own) return `${link} is ${dueText(own, question)}.`;
  return app.deadline
    ? `${link} goes with ${appLink(app)}, which is ${dueText(app.deadline, question)}.`
    : `${link} has no date, and neither has ${appLink(app)}.`;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The days that a question asks about, 0 being today. */
function windowOf({ text, now, timeZone }: Question): { name: string; from: number; to: number } {
  if (/\b(?:today|tonight)\b/.test(text)) return { name: 'today', from: 0, to: 0 };
  if (/\btomorrow\b/.test(text)) return { name: 'tomorrow', from: 1, to: 1 };
  if (/\bnext week\b/.test(text)) return { name: 'in the next 14 days', from: 0, to: 14 };
  if (/\bweek(?:end)?\b/.test(text)) return { name: 'in the next 7 days', from: 0, to: 7 };
  if (/\bmonth\b/.test(text)) return { name: 'in the next 30 days', from: 0, to: 30 };
  const weekday = WEEKDAYS.findIndex((name) => text.includes(name.toLowerCase()));
  if (weekday < 0) return { name: '', from: 0, to: Infinity };
  const today = WEEKDAYS.indexOf(new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone }).format(now));
  return { name: `by ${WEEKDAYS[weekday]}`, from: 0, to: (weekday - today + 7) % 7 };
}
