import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { looksLikeEmail, sentences } from './sentences.ts';
import { line } from './text.ts';

const email = line(limits.email, sentences.email)
  .transform((text) => text.toLowerCase())
  .refine(looksLikeEmail, { error: sentences.email });

const tooLong = { error: `Use at most ${limits.password} characters.` };
/** Before composing, which takes long for what is no password. */
const RAW_PASSWORD = 3 * limits.password;

/** In NFC, so that the same keys make the same password on every device. */
const password = z
  .string({ error: sentences.password })
  .max(RAW_PASSWORD, { ...tooLong, abort: true })
  .normalize('NFC')
  .min(limits.passwordMin, { error: sentences.password })
  .max(limits.password, tooLong);

/** A password to compare: whatever its length, it is right or wrong. */
const givenPassword = z
  .string()
  .max(RAW_PASSWORD, { ...tooLong, abort: true })
  .normalize('NFC')
  .max(limits.password, tooLong);

const fullName = line(limits.name, sentences.fullName).refine(
  (text) => text.length >= limits.nameMin && /[\p{L}\p{N}]/u.test(text),
  {
    error: sentences.fullName,
  },
);

/** A web address of a picture: http or https only, so that it can never run anything. Empty is none. */
const avatar = line(limits.avatar)
  .refine((text) => text === '' || (/^https?:\/\//i.test(text) && URL.canParse(text)), {
    error: 'Use a web address that starts with https://.',
  })
  .transform((text) => text || null)
  .nullable();

const Token = z.object({ token: z.string() });

export const User = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    avatar: z.string().nullable(),
    onboarded: z.boolean(),
  })
  .meta({ id: 'User' });
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
  status: 200,
  body: z.object({ email, password: givenPassword }),
  answer: Token,
  problems: [401],
});

export const logout = endpoint('logout', {
  about: 'Ends the session of the token, if there is one.',
  access: 'anyone',
  status: 204,
});

export const readMe = endpoint('readMe', {
  about: 'The signed-in student.',
  access: 'student',
  status: 200,
  answer: User,
});

export const patchMe = endpoint('patchMe', {
  about: 'Changes name, avatar or onboarded.',
  access: 'student',
  status: 200,
  body: z.object({ name: fullName, avatar, onboarded: z.boolean() }).partial(),
  answer: User,
});

export const deleteMe = endpoint('deleteMe', {
  about:
    'Deletes the account and everything in it. An account with a password proves it; one that only signs in elsewhere confirms its e-mail.',
  access: 'student',
  status: 204,
  body: z.object({ password: givenPassword.optional(), confirm: line(limits.email).optional() }),
  problems: [403],
});
