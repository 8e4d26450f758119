import type { ContextEssay } from '#contract/ai.ts';
import type { Application, Round } from '#contract/applications.ts';
import { roundNames } from '#contract/round-names.ts';
import { calendarDayOf, daysUntil } from '#contract/dates.ts';
import { deadlinesOf, dueLine, dueLink, undatedText, type Due } from '../due.ts';
import { appLink, essayLink, isEmpty, isSent } from '../essays.ts';
import { dueClause, isPast } from '../figures.ts';
import { counted, listed, pages } from '../markdown.ts';
import { openItems } from '../open-items.ts';
import { publishedText, roundsIn } from '../published.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { settle, tasksOf } from '../tasks.ts';
import { notAmong } from './colleges.ts';
import { noColleges } from './nothing.ts';

/** "What is due this week?", "Is anything overdue?", "When is Brown due?" */
export function answerDue(question: Question): Reply {
  const { record, essays, apps, strangers, text } = question;
  if (strangers.length > 0 && apps.length === 0) return dueElsewhere(question);
  if (record.apps.length === 0) return noColleges();
  if (essays.length > 0) return dueOfEssays(question, essays);
  if (apps.length > 0) return dueOfColleges(question, apps);
  const all = deadlinesOf(record, question);
  const overdue = all.filter(({ due }) => isPast(due, question));
  const coming = all.filter(({ due }) => !isPast(due, question));
  return PASSED.test(text) ? answerOverdue(question, overdue, coming) : answerComing(question, overdue, coming);
}

const PASSED = /\b(?:overdue|past|pass|passed|miss|missed|late|behind|blew|forgot)\b/;

/** The dates of colleges that the student has not added, as far as Laurel's own list has them. */
function dueElsewhere(question: Question): Reply {
  const { says, next } = notAmong(question);
  const rounds = roundsIn(question.text);
  const dates = question.strangers.slice(0, 2).map((college) => publishedText(college, rounds, question));
  return { says: [...says, ...dates], next };
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
  const most = name === '' && !EVERY.test(question.text) ? MOST_NEXT : MOST_LISTED;
  const beyond = inWindow.length - most;
  const nothing = `Nothing is due ${name || 'from now on'}.${later ? ` The next deadline is ${dueLine(later, question)}.` : ''}`;
  return {
    says: [inWindow.length === 0 ? nothing : name === '' ? 'Your next deadlines:' : `Due ${name}:`],
    list: inWindow.slice(0, most).map((due) => dueLine(due, question)),
    also: [
      beyond > 0 ? `${counted(beyond, 'later one is', 'later ones are')} in ${pages.applications}.` : '',
      overdue.length > 0
        ? `Already past: ${listed(overdue.map((due) => dueLine(due, question)))}. What you have sent, mark as submitted.`
        : '',
      undatedText(question.record),
    ],
    next: firstTask(question),
  };
}

const EVERY = /\b(?:all|every|everything|list|calendar|dates)\b/;
const MOST_NEXT = 5;
const MOST_LISTED = 12;

function firstTask({ record, ...moment }: Question): string {
  const [task] = tasksOf(record, moment);
  return task ? `Next step: ${task.what}.` : 'Next step: nothing is open there, so rest.';
}

function dueOfColleges(question: Question, named: Application[]): Reply {
  const rounds = roundsIn(question.text);
  const inRound = named.filter(({ round }) => round !== null && rounds.includes(round));
  const apps = inRound.length > 0 ? inRound : named;
  const own = deadlinesOf(question.record, question).filter(({ app, essay }) => app && essay && apps.includes(app));
  const open = apps.find(({ status }) => status !== 'submitted');
  const [item] = open ? openItems(open, question.record, question) : [];
  return {
    says: apps.slice(0, 4).map((app) => dueOfCollege(question, app, rounds)),
    list: own.map((due) => dueLine(due, question)),
    next:
      open?.deadline === null
        ? `Next step: look the date up on the college's page and set it in ${appLink(open)}.`
        : item
          ? `Next step: ${item.step}`
          : `Next step: see what is due at your other colleges in ${pages.applications}.`,
  };
}

function dueOfCollege(question: Question, app: Application, rounds: Round[]): string {
  const { college, round, status, deadline } = app;
  const name = `${appLink(app)}${round ? ` (${roundNames[round]})` : ''}`;
  if (status === 'submitted') return `You marked ${name} as submitted.`;
  const other = rounds.length > 0 && (round === null || !rounds.includes(round));
  const asked = listed(rounds.map((round) => roundNames[round]));
  if (deadline === null) {
    return `${name} has no deadline in Laurel yet. ${publishedText(college, other ? rounds : round ? [round] : [], question)}`.trim();
  }
  const due = `${name} ${dueClause(deadline, question)}.`;
  if (other) {
    const entered = round ? `You entered it as ${roundNames[round]}, not as ${asked}.` : `You entered no round for it.`;
    return `${due} ${entered} ${publishedText(college, rounds, question)}`.trim();
  }
  return PASSED.test(question.text) && !isPast(deadline, question)
    ? `${due} By that date you have not missed it.`
    : due;
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
  if (own) return `${link} ${dueClause(own, question)}.`;
  return app.deadline
    ? `${link} goes with ${appLink(app)}, which ${dueClause(app.deadline, question)}.`
    : `${link} has no date, and neither has ${appLink(app)}.`;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Days that a question asks about, 0 being today. */
interface Window {
  name: string;
  from: number;
  to: number;
}

function windowOf(question: Question): Window {
  const { text } = question;
  if (/\b(?:today|tonight)\b/.test(text)) return { name: 'today', from: 0, to: 0 };
  if (/\btomorrow\b/.test(text)) return { name: 'tomorrow', from: 1, to: 1 };
  return (
    (namesMonth(text) ? undefined : spanIn(text)) ??
    monthIn(question) ??
    weekdayIn(question) ?? { name: '', from: 0, to: Infinity }
  );
}

const namesMonth = (text: string): boolean =>
  MONTHS.some((name) => name !== 'May' && new RegExp(`\\b${name.toLowerCase()}\\b`).test(text));

/** "in the next 3 days", "this week". */
function spanIn(text: string): Window | undefined {
  const [, amount = '', unit = ''] =
    /\b(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|couple|few) (?:of )?(days?|weeks?)\b/.exec(text) ?? [];
  const number =
    amount === 'couple' ? 2 : amount === 'few' ? 3 : /\d/.test(amount) ? Number(amount) : NUMBERS.indexOf(amount);
  if (unit !== '' && !/\bhow\b/.test(text)) {
    const to = number * (unit.startsWith('week') ? 7 : 1);
    return { name: `in the next ${counted(to, 'day')}`, from: 0, to };
  }
  if (/\bnext week\b/.test(text)) return { name: 'in the next 14 days', from: 0, to: 14 };
  return /\bweek(?:end)?\b/.test(text) ? { name: 'in the next 7 days', from: 0, to: 7 } : undefined;
}

/** "this month", "next month", "in January": a month of the calendar, the coming one of that name. */
function monthIn({ text, now, timeZone }: Question): Window | undefined {
  const [year = 0, month = 0, day = 0] = calendarDayOf(now, timeZone).split('-').map(Number);
  const named = MONTHS.findIndex((name) => new RegExp(`\\b${name.toLowerCase()}\\b`).test(text) && name !== 'May');
  const relative = /\bnext month\b/.test(text) ? 1 : /\bmonth\b/.test(text) ? 0 : undefined;
  const ahead = named < 0 ? relative : (named - (month - 1) + 12) % 12;
  if (ahead === undefined) return undefined;
  const dayNumber = (months: number, date: number) =>
    Math.round((Date.UTC(year, month - 1 + months, date) - Date.UTC(year, month - 1, day)) / 86_400_000);
  const name = `in ${MONTHS[(month - 1 + ahead) % 12]}`;
  if (named >= 0 && /\b(?:before|until|till|by)\b/.test(text)) {
    return { name: `before ${MONTHS[named]}`, from: 0, to: dayNumber(ahead, 0) };
  }
  return { name, from: Math.max(0, dayNumber(ahead, 1)), to: dayNumber(ahead + 1, 0) };
}

/** "by Friday". */
function weekdayIn({ text, now, timeZone }: Question): Window | undefined {
  const weekday = WEEKDAYS.findIndex((name) => text.includes(name.toLowerCase()));
  if (weekday < 0) return undefined;
  const today = WEEKDAYS.indexOf(new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone }).format(now));
  return { name: `by ${WEEKDAYS[weekday]}`, from: 0, to: (weekday - today + 7) % 7 };
}
