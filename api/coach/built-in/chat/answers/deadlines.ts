import { inFigures } from '#contract/in-words.ts';
import type { ContextEssay } from '#contract/ai.ts';
import type { Application, Round } from '#contract/applications.ts';
import lists from '#api/coach/data/chat/words.json' with { type: 'json' };
import { closingOf, shownDay } from '#api/colleges/closings.ts';
import { daysUntil } from '#contract/dates.ts';
import { formatDate } from '#contract/format-date.ts';
import { roundNames } from '#contract/round-names.ts';
import { daysAsked } from '../days-asked.ts';
import { deadlinesOf, dueLine, dueLink, undatedText, type Due } from '../due.ts';
import { appLink, appWithRound, essayLink, isEmpty, isSent, isSubmitted, isUnsettled } from '../essays.ts';
import { deadlineDay, dueClause, isPast } from '../figures.ts';
import { listed, pages } from '../markdown.ts';
import { notesWith } from '../notes.ts';
import { essaysFor, openItems } from '../open-items.ts';
import { publishedDates } from '../published.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { fromRecord } from '../sources.ts';
import { holds } from '../phrases.ts';
import { AFTER_THAT } from '../earlier.ts';
import { appsLinked } from '../spoken-of.ts';
import { settle } from '../tasks.ts';
import { firstStep } from '../turns.ts';
import { notAmong } from './colleges.ts';
import { asksForPiqs, piqsMissing } from './piqs.ts';
import { roundsIn } from './round-words.ts';
import { closingText, daysLeftUntil, tooLateDates } from './saved-dates.ts';

/** "What is due this week?", "Is anything overdue?", "When is Brown due?" */
export function answerDue(question: Question): Reply | Reply[] {
  const { record, essays, apps, strangers, text } = question;
  const before = AFTER_COLLEGE.test(text) ? apps[0] : AFTER_THAT.test(text) ? toldOf(question) : undefined;
  if (before) return [...tooLateDates([before], question), dueAfter(question, before)];
  if (strangers.length > 0 && apps.length === 0) return dueElsewhere(question);
  if (essays.length > 0) return dueOfEssays(question, essays);
  const isBeside = BESIDE_COLLEGE.test(text);
  if (apps.length > 0 && !isBeside) return dueOfColleges(question, apps);
  const all = deadlinesOf(record, question).filter(({ app }) => !(isBeside && app && apps.includes(app)));
  const overdue = all.filter(({ due }) => isPast(due, question));
  const coming = all.filter(({ due }) => !isPast(due, question));
  if (holds(text, lists.passed)) return answerOverdue(question, overdue, coming);
  return [...tooLateDates(record.apps, question), answerComing(question, overdue, coming), ...notesOnDay(question)];
}

/** What asks for all but the college that is named: "anything due besides COLLEGE". */
const BESIDE_COLLEGE =
  /\b(?:besides|except|excluding|other than|apart from|aside from|not counting) (?:for )?COLLEGE\b/;
const AFTER_COLLEGE = /\bafter COLLEGE\b/;
/** The application that the last answer is about: the first of several dates, and the last one where the answer says what comes after another. */
function toldOf({ told, record }: Question): Application | undefined {
  const linked = appsLinked(told, record);
  return /^After \[/m.test(told) ? linked.at(-1) : linked[0];
}

/** What comes after the deadline of a college, within the days that the question names. */
function dueAfter(question: Question, before: Application): Reply {
  const all = deadlinesOf(question.record, question).filter(({ due }) => !isPast(due, question));
  const own = all.findLast(({ app, essay }) => app === before && !essay);
  const told = appsLinked(question.told, question.record);
  // What is due on the same day comes after as well, unless the talk has just told it.
  const isLater = ({ app, due }: Due) =>
    app !== before && (!own || (due === own.due ? !(app && told.includes(app)) : due > own.due));
  const later = all.filter(isLater);
  const { name, to } = daysAsked(question.text.replace(AFTER_COLLEGE, ''), question);
  const asked = name
    ? later.filter(({ due }) => daysUntil(due, question.now, question.timeZone) <= to)
    : later.filter(({ due }) => due === later[0]?.due);
  const [first] = later;
  if (!first) return { says: [`After ${appLink(before)} nothing more is due.`], next: nextStep(question) };
  if (asked.length > 0)
    return {
      says: [`After ${appLink(before)} ${asked.length === 1 ? 'comes' : 'come'}:`],
      list: asked.slice(0, MOST_LISTED).map((due) => dueLine(due, question)),
    };
  return {
    says: [`After ${appLink(before)} nothing else is due ${name}. Then comes ${dueLine(first, question)}.`],
  };
}

/** The notes that speak of the day of the week that the question names. */
function notesOnDay({ record, text }: Question): Reply[] {
  const day = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/.exec(text)?.[0];
  const notes = day ? notesWith(record, [day]) : [];
  return notes.length > 0 ? [{ says: ['Your notes say:'], list: notes, source: fromRecord('Notes') }] : [];
}

/** The dates of colleges that the student has not added, as far as Laurel's own list has them. */
function dueElsewhere(question: Question): Reply[] {
  const { next, ...notYet } = notAmong(question);
  const rounds = roundsIn(question.text);
  const dates = question.strangers.slice(0, 2).flatMap((college) => publishedDates(college, rounds, question));
  return [...dates, { ...notYet, next }];
}

const nextStep = (question: Question): string =>
  `Next step: ${firstStep(question) ?? 'nothing is open there, so rest'}.`;

/** How many days ahead a deadline is soon, and how many of these are listed. */
const SOON = 14;
const MOST_SOON = 5;

function answerOverdue(question: Question, overdue: Due[], later: Due[]): Reply | Reply[] {
  const [first] = overdue;
  const [coming] = later;
  if (!first) {
    const soon = later.filter(({ due }) => daysUntil(due, question.now, question.timeZone) <= SOON);
    if (soon.length > 0) {
      return [
        {
          says: [
            `Nothing is overdue, but ${inFigures(soon.length, 'deadline comes', 'deadlines come')} in the next ${SOON} days:`,
          ],
          list: soon
            .slice(0, MOST_SOON)
            .map((due) => `${dueLine(due, question)}${due.app ? unwrittenFor(due.app, question) : ''}`),
        },
        ...piqsMissing(
          question,
          soon.flatMap(({ app }) => app ?? []),
        ),
        { says: [], next: nextStep(question) },
      ];
    }
    return {
      says: ['Nothing is overdue.'],
      next: coming
        ? `The next deadline is ${dueLine(coming, question)}. ${nextStep(question)}`
        : `Next step: check the dates on the colleges' pages and set them in ${pages.applications}.`,
    };
  }
  return {
    says: [`${inFigures(overdue.length, 'deadline has', 'deadlines have')} passed:`],
    list: overdue.map((due) => dueLine(due, question)),
    next: `Next step: ${settle(dueLink(first))}.`,
  };
}

/** "; 2 of its 3 essays are not final": what is not written yet for an application. */
function unwrittenFor(app: Application, { record }: Question): string {
  const essays = essaysFor(record, app);
  const open = essays.filter(isUnsettled);
  if (open.length === 0) return '';
  const empty = open.filter(isEmpty).length;
  return `; ${open.length} of its ${inFigures(essays.length, 'essay')} ${open.length === 1 ? 'is' : 'are'} not final${empty > 0 ? `, and ${empty} empty` : ''}`;
}

const EVERY = ['all', 'every', 'everything', 'list', 'calendar', 'dates'];
const MOST_NEXT = 5;
const MOST_LISTED = 12;

function answerComing(question: Question, overdue: Due[], coming: Due[]): Reply {
  const { name, from, to } = daysAsked(question.text, question);
  const days = ({ due }: Due) => daysUntil(due, question.now, question.timeZone);
  const asked = coming.filter((due) => days(due) >= from && days(due) <= to);
  const later = coming.find((due) => days(due) > to);
  const most = name === '' && !holds(question.text, EVERY) ? MOST_NEXT : MOST_LISTED;
  const beyond = asked.length - most;
  const nothing = `Nothing is due ${name || 'from now on'}.${later ? ` The next deadline is ${dueLine(later, question)}.` : ''}`;
  return {
    says: [asked.length === 0 ? nothing : name === '' ? 'Your next deadlines:' : `Due ${name}:`],
    list: asked.slice(0, most).map((due) => dueLine(due, question)),
    also: [
      beyond > 0 ? `${inFigures(beyond, 'later one is', 'later ones are')} in ${pages.applications}.` : '',
      overdue.length > 0
        ? `Already past: ${listed(overdue.map((due) => dueLine(due, question)))}. What you have sent, mark as submitted.`
        : '',
      undatedText(question.record),
    ],
    next: nextStep(question),
  };
}

function dueOfColleges(question: Question, named: Application[]): Reply[] {
  const rounds: Round[] = roundsIn(question.text);
  const inRound = named.filter(({ round }) => round !== null && rounds.includes(round));
  const apps = inRound.length > 0 ? inRound : named;
  const ofEssays = deadlinesOf(question.record, question).filter(
    ({ app, essay }) => app && essay && apps.includes(app),
  );
  const open = apps.find((app) => !isSubmitted(app));
  const [item] = open ? openItems(open, question.record, question) : [];
  const own = apps.slice(0, 4).map((app) => dueOfCollege(question, app, rounds));
  return [
    ...tooLateDates(apps, question),
    ...daysBetween(question, apps),
    {
      says: [...own.map(({ says }) => says), ...weekdays(question, apps)],
      list: ofEssays.map((due) => dueLine(due, question)),
      source: fromRecord('Applications'),
      next:
        open?.deadline === null
          ? `Next step: look the date up on the college's page and set it in ${appLink(open)}.`
          : `Next step: ${item?.step ?? `see what is due at your other colleges in ${pages.applications}.`}`,
    },
    ...own.flatMap(({ published }) => published),
  ];
}

const WEEKDAY =
  /\b(?:what|which) (?:week ?)?day\b(?=.*\b(?:due|deadlines?|closes?)\b)|\bday of the week\b|\bweekday\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/;

/** "What day of the week is Davis due?", "Is that a Monday?" */
function weekdays(question: Question, apps: Application[]): string[] {
  if (!WEEKDAY.test(question.text)) return [];
  return apps.flatMap((app) => {
    const due = isSubmitted(app) ? undefined : closingOf(app, question)?.due;
    if (!due || isPast(due, question)) return [];
    return [`${appLink(app)} closes on **${formatDate('Saturday, November 7', shownDay(due, question.timeZone))}**.`];
  });
}

/** "How many days are between Rice and Villanova?", by the days on which they close. */
function daysBetween(question: Question, apps: Application[]): Reply[] {
  const [one, other, ...more] = [...new Set(apps)];
  const [first, second] = [one, other].map((app) => app && closingOf(app, question)?.due);
  if (!/\bbetween\b/.test(question.text) || !one || !other || !first || !second || more.length > 0) return [];
  const days = Math.abs(daysLeftUntil(first, question) - daysLeftUntil(second, question));
  return [
    {
      says: [`Between ${appLink(one)} and ${appLink(other)} lie **${inFigures(days, 'day')}**.`],
      source: fromRecord('Applications'),
    },
  ];
}

/**
 * What the record says, and what the season's facts say beside it where the record lacks the date or has another round.
 * @param rounds those that the question names
 */
function dueOfCollege(question: Question, app: Application, rounds: Round[]): { says: string; published: Reply[] } {
  const { college, round, deadline } = app;
  const name = appWithRound(app);
  if (isSubmitted(app)) {
    const was =
      deadline === null
        ? ''
        : ` Its deadline ${isPast(deadline, question) ? 'was' : 'is'} ${deadlineDay(deadline, question)}.`;
    return { says: `You marked ${name} as submitted.${was}`, published: [] };
  }
  const other = rounds.length > 0 && (round === null || !rounds.includes(round));
  const published = publishedDates(college, other ? rounds : round ? [round] : [], question);
  if (deadline === null) return { says: `${name} has no deadline in Laurel yet.`, published };
  const isCorrected = closingOf(app, question)?.isCorrected === true;
  const saved = `${name} ${dueClause(deadline, question)}.`;
  const due = isCorrected ? `By the date that you saved, ${saved}` : saved;
  if (other) {
    const asked = listed(rounds.map((round) => roundNames[round]));
    const entered = round ? `You entered it as ${roundNames[round]}, not as ${asked}.` : `You entered no round for it.`;
    return { says: `${due} ${entered}`, published };
  }
  const notMissed = !isCorrected && holds(question.text, lists.passed) && !isPast(deadline, question);
  return { says: notMissed ? `${due} By that date you have not missed it.` : due, published: [] };
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
    const [first] = deadlinesOf(record, question).filter(
      ({ app, essay, due }) => app && !essay && !asksForPiqs(app) && !isPast(due, question),
    );
    return first
      ? `${link} goes to every college that takes the Common App, so the first of their dates counts: ${dueLine(first, question)}.`
      : `${link} has no date, because no application that takes it has a coming one.`;
  }
  if (essay.due) return `${link} ${dueClause(essay.due, question)}.`;
  const closing = closingOf(app, question);
  if (closing?.isCorrected)
    return `${link} goes with ${appLink(app)}, which closes on **${closingText(closing, question)}** by its own date; you saved a later one.`;
  return app.deadline
    ? `${link} goes with ${appLink(app)}, which ${dueClause(app.deadline, question)}.`
    : `${link} has no date, and neither has ${appLink(app)}.`;
}
