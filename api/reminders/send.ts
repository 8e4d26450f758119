import { inFigures } from '#contract/in-words.ts';
import { and, count, eq, gte, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import { DAY, DEFAULT_TIME_ZONE, instantOf, localTimeOf } from '#contract/dates.ts';
import { planOf } from '#contract/plan/plan-of.ts';
import { openAmong } from '#contract/plan/situation.ts';
import { StudentDays } from '#contract/plan/student-days.ts';
import { evenings } from '#contract/reminder-consent.ts';
import type { Deps } from '../context.ts';
import { applications, comments, essays, planSettings, shares, reminders, requirements, users } from '../db/schema.ts';
import { log } from '../log.ts';
import type { Message } from '../mail/mailer.ts';
import { digestMail } from '../mail/digest-mail.ts';
import { remindersMail } from '../mail/reminders-mail.ts';
import { loadPlan } from '../services/plan.ts';

type Parts = Pick<Deps, 'db' | 'clock' | 'mailer' | 'publicUrl'>;

/** No message before or after these hours of the student's day. */
const FIRST_HOUR = 8;
const LAST_HOUR = 21;
const DIGEST_HOUR = 18;
/** Days before a date on which it is told. */
const DAYS_BEFORE = [7, 3, 1];

/**
 * Sends what is due at this moment. For each student it looks once a day what there is to say, because to make a plan takes time. The day
 * is claimed in the database before the message goes, so that neither a restart nor another process sends it twice. A date that was missed
 * on its day is not made up for.
 */
export async function sendReminders(parts: Parts): Promise<void> {
  const { db } = parts;
  const wanting = await db
    .select({ reminder: reminders, name: users.name, email: users.email, zone: planSettings.zone })
    .from(reminders)
    .innerJoin(users, eq(users.id, reminders.userId))
    .leftJoin(planSettings, eq(planSettings.userId, reminders.userId))
    .where(or(eq(reminders.digest, true), eq(reminders.dates, true), eq(reminders.waiting, true)));
  for (const one of wanting)
    await sendTo(parts, one).catch((error: Error) => log.error({ event: 'reminder', error: error.name }));
}

interface Wanting {
  reminder: typeof reminders.$inferSelect;
  name: string;
  email: string;
  zone: string | null;
}

async function sendTo(parts: Parts, wanting: Wanting): Promise<void> {
  const { db, clock, mailer } = parts;
  const { reminder, zone } = wanting;
  const timeZone = zone ?? DEFAULT_TIME_ZONE;
  const [today = '', time = ''] = localTimeOf(clock().toISOString(), timeZone).split(' ');
  const hour = Number(time.slice(0, 2));
  if (hour < FIRST_HOUR || hour >= LAST_HOUR) return;
  // Who travels west has the day of the last message once more.
  if (reminder.sentOn !== null && reminder.sentOn >= today) return;

  const isDigestDay = reminder.digest && evenings[new Date(today).getUTCDay()] === reminder.evening;
  // On the evening of the digest everything stands in that one message.
  if (isDigestDay && hour < DIGEST_HOUR) return;
  const day = { today, timeZone };
  const message = isDigestDay ? await digestFor(parts, wanting) : await dayMessageFor(parts, wanting, day);

  const isUnclaimed = or(isNull(reminders.sentOn), lt(reminders.sentOn, today));
  const isStillOn = or(eq(reminders.digest, true), eq(reminders.dates, true), eq(reminders.waiting, true));
  const [claimed] = await db
    .update(reminders)
    .set({ sentOn: today })
    .where(and(eq(reminders.userId, reminder.userId), isUnclaimed, isStillOn))
    .returning({ userId: reminders.userId });
  if (claimed && message) void mailer.send(message);
}

async function digestFor(parts: Parts, { reminder, name, email }: Wanting): Promise<Message | null> {
  const { record, facts, now, zone } = await loadPlan({ ...parts, studentId: reminder.userId });
  const plan = planOf(record, facts, now, zone);
  const days = new StudentDays(record.settings.daysOff, now, zone);
  return digestMail(
    {
      to: email,
      name,
      token: reminder.token,
      publicUrl: parts.publicUrl,
      evening: reminder.evening,
      consentDay: reminder.consentAt,
    },
    { plan, record, days, zone },
  );
}

/** The dates that are seven, three or one days ahead, and whom the student wanted to remind today; null where there is nothing. */
async function dayMessageFor(parts: Parts, { reminder, email }: Wanting, day: Day): Promise<Message | null> {
  const dates = reminder.dates ? await datesAhead(parts, reminder.userId, day.timeZone) : [];
  const waiting = reminder.waiting ? await remindersOfToday(parts, reminder.userId) : [];
  const comments = reminder.waiting ? await newComments(parts, reminder, day) : [];
  if (dates.length === 0 && waiting.length === 0 && comments.length === 0) return null;
  return remindersMail({ to: email, token: reminder.token, publicUrl: parts.publicUrl }, { dates, waiting, comments });
}

async function datesAhead({ db, clock }: Parts, userId: string, timeZone: string) {
  const days = new StudentDays([], clock(), timeZone);
  const [all, written] = await Promise.all([
    db.query.applications.findMany({
      columns: { id: true, college: true, deadline: true, round: true, status: true, decision: true },
      where: eq(applications.userId, userId),
    }),
    db.query.essays.findMany({
      columns: { appId: true, title: true, due: true },
      where: and(eq(essays.userId, userId), ne(essays.status, 'final'), isNotNull(essays.due), isNotNull(essays.appId)),
    }),
  ]);
  const apps = openAmong(all).filter(({ status }) => status !== 'submitted');
  const colleges = new Map(apps.map(({ id, college }) => [id, college]));
  const dates = [
    ...apps.map(({ college, deadline }) => ({ what: college, due: deadline })),
    ...written.flatMap(({ appId, title, due }) => {
      const college = colleges.get(appId!);
      return college === undefined ? [] : [{ what: `“${title}” for ${college}`, due }];
    }),
  ];
  return dates
    .flatMap(({ what, due }) => {
      const day = due === null ? null : days.of(due);
      return day !== null && DAYS_BEFORE.includes(day - days.today) ? [{ what, day, inDays: day - days.today }] : [];
    })
    .toSorted((a, b) => a.day - b.day);
}

/** A day of the student, such as 2026-12-09, and their zone. */
interface Day {
  today: string;
  timeZone: string;
}

/** The first hour of a day in which a message may be sent. */
const morningOf = (day: string, timeZone: string): string => instantOf(`${day} 0${FIRST_HOUR}:00`, timeZone)!;

/**
 * How many comments of readers came from one morning to the next, and on what: since the day that was looked at last, so that each is told once. Neither their words nor their names are in the message, because
 * whoever has a link could write anything there.
 */
async function newComments(
  { db }: Parts,
  { userId, sentOn }: Wanting['reminder'],
  { today, timeZone }: Day,
): Promise<string[]> {
  const until = morningOf(today, timeZone);
  const since = sentOn === null ? new Date(Date.parse(until) - DAY).toISOString() : morningOf(sentOn, timeZone);
  const isNew = and(gte(comments.createdAt, since), lt(comments.createdAt, until));
  const rows = await db
    .select({ title: essays.title, count: count() })
    .from(comments)
    .innerJoin(shares, eq(shares.id, comments.shareId))
    .leftJoin(essays, eq(essays.id, shares.essayId))
    .where(and(eq(comments.userId, userId), eq(comments.settled, false), isNew))
    .groupBy(shares.essayId);
  return rows.map(
    ({ title, count: some }) => `${inFigures(some, 'comment')} on ${title === null ? 'your plan' : `“${title}”`}`,
  );
}

/** The titles of the reminders that are due today. Without anything that was asked for, no plan has to be made. */
async function remindersOfToday(parts: Parts, studentId: string): Promise<string[]> {
  const isAwaited = or(eq(requirements.state, 'asked'), eq(requirements.state, 'sent'));
  const one = await parts.db.query.requirements.findFirst({
    columns: { id: true },
    where: and(eq(requirements.userId, studentId), isAwaited),
  });
  if (!one) return [];
  const { record, facts, now, zone } = await loadPlan({ ...parts, studentId });
  const days = new StudentDays(record.settings.daysOff, now, zone);
  return planOf(record, facts, now, zone).items.flatMap(({ kind, state, due, title }) =>
    kind === 'remind' && state === 'open' && due !== null && days.of(due) === days.today ? [title] : [],
  );
}
