import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { named } from './named.ts';
import { evenings } from './reminder-consent.ts';

const Evening = z.enum(evenings, { error: `Evening is one of ${evenings.join(', ')}.` });

export const Reminders = named('Reminders', {
  /** What the week holds, on an evening at six. */
  digest: z.boolean(),
  evening: Evening,
  /** Seven, three and one days before a deadline of an application or an essay. */
  dates: z.boolean(),
  /** On the days on which somebody who was asked is to be reminded. */
  waiting: z.boolean(),
  /** What the student agreed to, and when; null while every kind is off. */
  consent: z.object({ wording: z.string(), version: z.int(), at: z.iso.datetime() }).nullable(),
});
export type Reminders = z.output<typeof Reminders>;

export const readReminders = endpoint('readReminders', {
  about: 'Which reminders the student gets by e-mail. All are off at first.',
  answer: Reminders,
});

export const patchReminders = endpoint('patchReminders', {
  stores: true,
  about: 'Changes what is given. The first kind that is ticked notes the consent with its wording, version and time.',
  body: Reminders.omit({ consent: true }).partial(),
  answer: Reminders,
});

export const stopReminders = endpoint('stopReminders', {
  about:
    'Ends all reminders of the student to whom a message with this token was sent, without signing in. It also takes the form of RFC 8058, with the token in the address.',
  access: 'anyone',
  body: z.object({ token: z.string().max(200) }),
  problems: [404],
});
