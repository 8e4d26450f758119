import type { createClient } from '#contract/client.ts';
import { DAY, DEFAULT_TIME_ZONE, daysUntil, instantOf } from '#contract/dates.ts';
import { NOW } from '#mocks/db.ts';
import { noorsWork } from '#mocks/fixtures/student.ts';

/** The stories are set on one day in November. Here each deadline is moved to be as many days ahead of today, at 23:59. */
const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone: DEFAULT_TIME_ZONE });
const soon = (instant: string | null) => {
  if (!instant) return null;
  const days = daysUntil(instant, new Date(NOW), DEFAULT_TIME_ZONE);
  return instantOf(dayOf.format(Date.now() + days * DAY), DEFAULT_TIME_ZONE);
};

/** Gives the student who calls everything that the demo student has, through the API itself. */
export async function fill(call: ReturnType<typeof createClient>) {
  const { draft, applications, activities, honors } = noorsWork;
  await call('commitImport', { body: { type: 'essays', items: [{ text: draft.text! }] } });
  await call('saveDraft', { body: { status: draft.status } });
  await call('gradeEssay', { body: { text: draft.text! } });
  const items = applications.map(({ supplementals, ...application }) => ({
    ...application,
    deadline: soon(application.deadline),
    supplementals: supplementals.map(({ text, due, ...rest }) => ({ ...rest, response: text, due: soon(due) })),
  }));
  await call('commitImport', { body: { type: 'apps', items } });
  // Lists show the newest first.
  await call('commitImport', { body: { type: 'activities', items: activities.toReversed() } });
  await call('commitImport', { body: { type: 'honors', items: honors.toReversed() } });
  for (const { supplementals } of (await call('readContext')).apps) {
    for (const { id, response } of supplementals) {
      if (response) await call('gradeEssay', { body: { text: response, supplementalId: id } });
    }
  }
}
