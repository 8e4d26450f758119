import { findCollege } from './directory.ts';
import type { Application } from '#contract/applications.ts';
import { calendarDayOf, HOUR, instantOf, localTimeOf } from '#contract/dates.ts';
import { plansFor } from './deadlines.ts';
import { isInSeason, roundsOf, type SeasonRound } from './season.ts';

/** Now, and the zone in which the student counts days. */
interface Moment {
  now: Date;
  timeZone: string;
}

type Saved = Pick<Application, 'college' | 'round' | 'deadline'>;

/** A date that the student saved, beside the one of the season's facts for its round. */
export interface Checked<App extends Saved = Application> {
  app: App;
  published: string;
  round: SeasonRound;
  /** True where the college closes before the saved day. */
  closesBefore: boolean;
  isSame: boolean;
}

/** Compares the saved deadline with the published one; undefined where one of them is not known, or where it is of another cycle. */
export function checkedDate<App extends Saved>(app: App, { now, timeZone }: Moment): Checked<App> | undefined {
  const known = findCollege(app.college);
  if (!known || app.deadline === null || !isInSeason(app.deadline, timeZone)) return undefined;
  const plans = plansFor(known, { now, tz: timeZone });
  const dated = roundsOf(known.name).filter(({ code }) => plans[code]);
  const ofRound = dated.find(({ code }) => code === app.round);
  const round = ofRound ?? (app.round === 'other' || app.round === null ? only(dated) : undefined);
  const published = round && plans[round.code];
  if (!round || !published) return undefined;
  const [saved, real] = [app.deadline, published].map((instant) => shownDay(instant, timeZone)) as [string, string];
  return { app, published, round, closesBefore: real < saved, isSame: real === saved };
}

/** The day by which an application has to be sent: the college's own where it is checked and earlier than the saved one. */
export interface Closing<App extends Saved = Application> {
  app: App;
  due: string;
  isCorrected: boolean;
}

export function closingOf<App extends Saved>(app: App, moment: Moment): Closing<App> | undefined {
  if (app.deadline === null) return undefined;
  const checked = checkedDate(app, moment);
  const isCorrected = checked !== undefined && isTooLate(checked);
  return { app, due: isCorrected ? checked.published : app.deadline, isCorrected };
}

/** The applications; where one closes before its saved day, with the end of the day on which it does as its deadline. */
export const withClosings = <App extends Saved>(apps: readonly App[], moment: Moment): App[] =>
  apps.map((app) => {
    const closing = closingOf(app, moment);
    if (!closing?.isCorrected) return app;
    return { ...app, deadline: instantOf(shownDay(closing.due, moment.timeZone), moment.timeZone) };
  });

export const isTooLate = ({ closesBefore, round }: Checked<Saved>): boolean =>
  closesBefore && round.confidence !== 'earlier cycle' && round.source.checkedOn !== null;

/** In Hawaii, the last of the states in which a day ends, it does so before this hour in Greenwich. */
const LAST_EVENING = 10;
/** From this hour on, a day is at its end where the student is. */
const EVENING = 18;

/**
 * The day of a deadline, `2026-11-30`. A college closes late in its own evening, which may be the next day where the student is: such a
 * deadline has the day that ends in the United States.
 */
export const shownDay = (instant: string, timeZone: string): string => {
  const hereHour = Number(localTimeOf(instant, timeZone).slice(11, 13));
  const isNight = new Date(instant).getUTCHours() < LAST_EVENING && hereHour < EVENING;
  return isNight
    ? calendarDayOf(new Date(Date.parse(instant) - 12 * HOUR), 'UTC')
    : calendarDayOf(new Date(instant), timeZone);
};

const only = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);
