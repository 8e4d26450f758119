import { eq } from 'drizzle-orm';
import { Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { REMINDER_CONSENT } from '#contract/reminder-consent.ts';
import type { Reminders } from '#contract/reminders.ts';
import type { Input, StudentContext, VisitorContext } from '../context.ts';
import { reminders } from '../db/schema.ts';
import { randomToken } from '../tokens.ts';

const OFF = { digest: false, evening: 'sunday', dates: false, waiting: false } as const;

export async function readReminders({ db, studentId }: StudentContext): Promise<Reminders> {
  const row = await db.query.reminders.findFirst({ where: eq(reminders.userId, studentId) });
  if (!row) return { ...OFF, consent: null };
  const { digest, evening, dates, waiting, consentWording, consentVersion, consentAt } = row;
  const isOn = digest || dates || waiting;
  const consent =
    isOn && consentWording !== null && consentVersion !== null && consentAt !== null
      ? { wording: consentWording, version: consentVersion, at: consentAt }
      : null;
  return { digest, evening, dates, waiting, consent };
}

/** Changes what is given. Consent is noted when the first kind is ticked, and again where the wording is another by then. */
export async function patchReminders(context: StudentContext, { body }: Input<'patchReminders'>): Promise<Reminders> {
  const { db, clock, studentId: userId } = context;
  const { consent } = await readReminders(context);
  const ticks = body.digest || body.dates || body.waiting;
  const { wording, version } = REMINDER_CONSENT;
  const agreed =
    ticks && consent?.version !== version
      ? { consentWording: wording, consentVersion: version, consentAt: clock().toISOString() }
      : {};
  const set = { ...body, ...agreed };
  // A statement without a column to set is none.
  if (Object.keys(set).length > 0)
    await db
      .insert(reminders)
      .values({ ...OFF, ...set, userId, token: randomToken() })
      .onConflictDoUpdate({ target: reminders.userId, set });
  return readReminders(context);
}

/** Ends all reminders for whoever has a message with the token. */
export async function stopReminders(
  { db }: VisitorContext,
  { body: { token } }: Input<'stopReminders'>,
): Promise<void> {
  const [stopped] = await db
    .update(reminders)
    .set({ digest: false, dates: false, waiting: false })
    .where(eq(reminders.token, token))
    .returning({ userId: reminders.userId });
  if (!stopped) throw new Problem(404, refusals.notFound);
}
