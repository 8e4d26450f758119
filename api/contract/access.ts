import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ExportKind } from './exports.ts';
import { named } from './named.ts';
import { givenPassword, password } from './users.ts';

export const Session = named('Session', {
  id: z.string(),
  /** Browser and system, such as Chrome on Windows; null where they are not known. */
  device: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** To the hour. */
  lastUsedAt: z.iso.datetime(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export type Session = z.output<typeof Session>;

export const listSessions = endpoint('listSessions', {
  about: 'Where the student is signed in, the one used last first.',
  answer: z.array(Session),
  ofSession: true,
});

export const deleteSession = endpoint('deleteSession', { about: 'Ends one session of the student.' });

export const deleteOtherSessions = endpoint('deleteOtherSessions', {
  about: 'Ends every session of the student but the one that asks.',
});

export const changePassword = endpoint('changePassword', {
  about:
    'Sets a new password, once the present one is given, and ends every other session. An account without a password gets one by a link in an e-mail.',
  body: z.object({ current: givenPassword, password }),
  problems: [403],
});

export const readAccess = endpoint('readAccess', {
  about:
    'What has left Laurel: the last 20 exports, the newest first, and when the calendar was read last, to the hour. And whether the account has a password.',
  answer: z.object({
    exports: z.array(z.object({ kind: ExportKind, at: z.iso.datetime() })),
    calendarReadAt: z.iso.datetime().nullable(),
    hasPassword: z.boolean(),
  }),
});
