import { Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { REMINDER_CONSENT } from '#contract/reminder-consent.ts';
import { db, NOW } from '../db.ts';
import type { Mocks } from '../mock.ts';

export const reminderMocks = {
  readReminders: (_input, { reminders }) => reminders,
  patchReminders({ body }, { reminders }) {
    Object.assign(reminders, body);
    const isOn = reminders.digest || reminders.dates || reminders.waiting;
    const { wording, version } = REMINDER_CONSENT;
    reminders.consent = isOn ? (reminders.consent ?? { wording, version, at: NOW }) : null;
    return reminders;
  },
  stopReminders({ body: { token } }) {
    const account = db.accounts.find(({ reminderToken }) => reminderToken === token);
    if (!account) throw new Problem(404, refusals.notFound);
    Object.assign(account.reminders, { digest: false, dates: false, waiting: false, consent: null });
  },
} satisfies Mocks;
