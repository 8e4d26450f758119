import { z } from 'zod';
import { BUILT_IN } from './built-in.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { named } from './named.ts';
import { looksLikeEmail, sentences } from './sentences.ts';
import { line } from './text.ts';

const email = line(limits.email, sentences.email)
  .transform((text) => text.toLowerCase())
  .refine(looksLikeEmail, { error: sentences.email });

const tooLong = { error: `Use at most ${limits.password} characters.` };
/** Checked before composing, which takes long for a text of any length. */
const RAW_PASSWORD = 3 * limits.password;

/** In NFC, so that the same keys make the same password on every device. */
export const password = z
  .string({ error: sentences.password })
  .max(RAW_PASSWORD, { ...tooLong, abort: true })
  .normalize('NFC')
  .min(limits.passwordMin, { error: sentences.password })
  .max(limits.password, tooLong);

/** A password to compare: however short it is, it is right or wrong. */
export const givenPassword = z
  .string()
  .max(RAW_PASSWORD, { ...tooLong, abort: true })
  .normalize('NFC')
  .max(limits.password, tooLong);

const isName = (text: string) => text.length >= limits.nameMin && /[\p{L}\p{N}]/u.test(text);
const fullName = line(limits.name, sentences.fullName).refine(isName, { error: sentences.fullName });

/** A web address of a picture: http or https only, so that it can never run anything. Empty is none. */
const avatar = line(limits.avatar)
  .refine((text) => text === '' || (/^https?:\/\//i.test(text) && URL.canParse(text)), {
    error: 'Use a web address that starts with https://.',
  })
  .transform((text) => text || null)
  .nullable();

const Token = z.object({ token: z.string() });
const Done = z.object({ ok: z.literal(true) });

export const User = named('User', {
  id: z.string(),
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  onboarded: z.boolean(),
  /** Who reads what the student writes: the built-in coach alone; null for the coach that this Laurel is set up with. */
  engine: z.literal(BUILT_IN).nullable(),
});
export type User = z.output<typeof User>;

export const register = endpoint('register', {
  about: 'Makes an account and signs it in.',
  access: 'anyone',
  status: 201,
  body: z.object({ name: fullName, email, password }),
  answer: Token,
  problems: [409],
});

export const login = endpoint('login', {
  about: 'Signs in.',
  access: 'anyone',
  body: z.object({ email, password: givenPassword }),
  answer: Token,
  problems: [401],
});

export const logout = endpoint('logout', {
  about: 'Ends the session of the token, if there is one.',
  access: 'anyone',
});

export const requestPasswordReset = endpoint('requestPasswordReset', {
  about: `Sends a link to choose a new password, good once and for ${limits.resetMinutes} minutes, where the e-mail belongs to an account. The answer is the same where it does not.`,
  access: 'anyone',
  body: z.object({ email }),
  answer: Done,
});

export const resetPassword = endpoint('resetPassword', {
  about: 'Sets a new password with the token of such a link, and ends all access to the account.',
  access: 'anyone',
  body: z.object({ token: z.string().max(200), password }),
  answer: Done,
  problems: [403],
});

export const readMe = endpoint('readMe', { about: 'The signed-in student.', answer: User });

export const patchMe = endpoint('patchMe', {
  stores: true,
  about: 'Changes name, avatar, onboarded, or who reads what the student writes.',
  body: z.object({ name: fullName, avatar, onboarded: z.boolean(), engine: z.literal(BUILT_IN).nullable() }).partial(),
  answer: User,
});

export const readAvatar = endpoint('readAvatar', {
  about:
    'The picture at the address of the avatar, read by the server: a PNG, JPEG, WebP, GIF or AVIF of at most 2 MiB. Whoever keeps it learns nothing of the student.',
  picture: true,
  problems: [404],
});

export const deleteMe = endpoint('deleteMe', {
  about:
    'Deletes the account and everything in it. An account with a password proves it; one that only signs in elsewhere confirms its e-mail.',
  body: z.object({ password: givenPassword.optional(), confirm: line(limits.email).optional() }),
  problems: [403],
});
