import { inFigures } from '#contract/in-words.ts';
import { type Checked, checkedDate, type Closing, closingOf, isTooLate, shownDay } from '#api/colleges/closings.ts';
import type { SeasonRound } from '#api/colleges/season.ts';
import type { Application } from '#contract/applications.ts';
import { calendarDayOf } from '#contract/dates.ts';
import { roundNames } from '#contract/round-names.ts';
import { appLink, isSubmitted } from '../essays.ts';
import { deadlineDay, dueText, type Moment } from '../figures.ts';
import { listed, pages } from '../markdown.ts';
import { appsOf, type Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { fromFacts, fromRecord } from '../sources.ts';
import { FIRST } from './missing.ts';

/** When the applications that are not sent close, the soonest first. */
export const openClosings = (apps: readonly Application[], moment: Moment): Closing[] =>
  apps
    .filter((app) => !isSubmitted(app))
    .flatMap((app) => closingOf(app, moment) ?? [])
    .toSorted((a, b) => a.due.localeCompare(b.due));

/** The most corrections that stand before another answer. */
const MOST_CORRECTED = 2;

/** "You saved Dec 4 for UC Davis, but …": the applications not sent that close before the day that the student saved. */
export function tooLateDates(apps: readonly Application[], moment: Moment): Reply[] {
  const late = apps
    .filter((app) => !isSubmitted(app))
    .flatMap((app) => checkedDate(app, moment) ?? [])
    .filter(isTooLate)
    .toSorted((a, b) => a.published.localeCompare(b.published))
    .slice(0, MOST_CORRECTED);
  const bySource = new Map<string, Checked[]>();
  for (const one of late) bySource.set(one.round.source.name, [...(bySource.get(one.round.source.name) ?? []), one]);
  return [...bySource.values()].map((of) => ({
    says: [
      `Careful: ${listed(
        of.map((one) => correction(one, moment)),
        4,
      )}. Correct it there.`,
    ],
    source: fromFacts(of[0]!.round.source),
  }));
}

/** After its priority date a college may still take an application. */
const isPriority = ({ kind }: SeasonRound): boolean => kind === 'priority';

const closes = (round: SeasonRound): string => (isPriority(round) ? 'has its priority date' : 'closes');

const correction = ({ app, published, round }: Checked, moment: Moment): string =>
  `${appLink(app)} ${closes(round)} on **${deadlineDay(published, moment)}**, ${daysText(published, moment)}, and not on ${deadlineDay(app.deadline ?? '', moment)}, which you saved`;

/** "November 30, in 4 days", or where the saved date is right or unchecked "due in 8 days (Dec 4)". */
export const closingText = ({ due, isCorrected }: Closing, moment: Moment): string =>
  isCorrected ? `${deadlineDay(due, moment)}, ${daysText(due, moment)}` : dueText(due, moment);

/** "in 4 days". */
function daysText(instant: string, moment: Moment): string {
  const days = daysLeftUntil(instant, moment);
  if (days < 0) return `${inFigures(-days, 'day')} ago`;
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
}

/** Days from today to the day on which a college closes. */
export const daysLeftUntil = (instant: string, { now, timeZone }: Moment): number =>
  Math.round((Date.parse(shownDay(instant, timeZone)) - Date.parse(calendarDayOf(now, timeZone))) / 86_400_000);

/** "Is the date that I saved for Davis right?" */
export function answerSavedDates(question: Question): Reply[] {
  const named = appsOf(question);
  const apps = (named.length > 0 ? named : question.record.apps).filter((app) => named.length > 0 || !isSubmitted(app));
  const source = fromRecord('Applications');
  if (question.record.apps.length === 0) {
    return [{ says: ['No date is saved in Laurel yet.'], next: `Next step: ${FIRST.apps}`, source }];
  }
  const checked = apps.flatMap((app) => checkedDate(app, question) ?? []);
  const unknown = apps.filter((app) => !checked.some((one) => one.app === app));
  const bySource = new Map<string, Checked[]>();
  for (const one of checked) bySource.set(one.round.source.name, [...(bySource.get(one.round.source.name) ?? []), one]);
  const wrong = checked.find(({ isSame }) => !isSame);
  const parts = [...bySource.values()].map((of) => {
    const lines = of.map((one) => comparison(one, question));
    const { source: read } = of[0]!.round;
    return lines.length === 1
      ? { says: [`${lines[0]}.`], source: fromFacts(read) }
      : { says: [], list: lines, source: fromFacts(read) };
  });
  return [
    ...parts,
    ...(unknown.length > 0
      ? [
          {
            says: [
              `For ${listed(unknown.map(appLink), 5)} I have no date to compare ${unknown.length === 1 ? 'it' : 'them'} with${unknown.some(({ deadline }) => deadline === null) ? ', or none is saved' : ''}.`,
            ],
            source,
          },
        ]
      : []),
    {
      says: [],
      next: wrong
        ? `Next step: correct the date in ${appLink(wrong.app)}. The college\u2019s own page counts.`
        : `Next step: compare with the college\u2019s own page, which counts, and set the dates in ${pages.applications}.`,
      source,
    },
  ];
}

function comparison(one: Checked, moment: Moment): string {
  const { app, isSame, closesBefore, published, round } = one;
  const sent = isSubmitted(app) ? ' You marked it as submitted.' : '';
  const name = app.round === round.code ? ` (${roundNames[app.round]})` : '';
  const earlier = round.confidence === 'earlier cycle' ? ' That is the date of an earlier cycle.' : '';
  if (isSame)
    return `${appLink(app)}${name}: **right**, the college ${closes(round)} on ${deadlineDay(published, moment)}.${sent}${earlier}`.replace(
      /\.$/,
      '',
    );
  const late = isPriority(round) ? 'after its priority date' : 'too late';
  const which = closesBefore ? late : 'earlier than it has to be';
  return `${appLink(app)}${name}: you saved ${deadlineDay(app.deadline ?? '', moment)}, which is **${which}**; the college ${closes(round)} on **${deadlineDay(published, moment)}**, ${daysText(published, moment)}.${sent}${earlier}`.replace(
    /\.$/,
    '',
  );
}
