import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { looksLikeEmail, sentences } from './sentences.ts';
import { line } from './text.ts';

const email = line(limits.email, sentences.email)
  .transform((text) => text.toLowerCase())
  .refine(looksLikeEmail, { error: sentences.email });

/** In NFC, so that the same keys make the same password on every device. */
const password = z
  .string({ error: sentences.password })
  .normalize('NFC')
  .min(limits.passwordMin, { error: sentences.password })
  .max(limits.password, { error: `Use at most ${limits.password} characters.` });

const fullName = line(limits.name, sentences.fullName).refine((text) => text.length >= limits.nameMin, {
  error: sentences.fullName,
});

/** A web address of a picture: http or https only, so that it can never run anything. */
const avatar = line(limits.avatar)
  .refine((text) => /^https?:\/\//i.test(text) && URL.canParse(text), {
    error: 'Use a web address that starts with https://.',
  })
  .nullable();

const Token = z.object({ token: z.string() });

export const User = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  onboarded: z.boolean(),
});
export type User = z.output<typeof User>;

export const register = endpoint('register', {
  access: 'anyone',
  status: 201,
  body: z.object({ name: fullName, email, password }),
  answer: Token,
});

export const login = endpoint('login', {
  access: 'anyone',
  status: 200,
  body: z.object({
    email,
    password: z
      .string()
      .normalize('NFC')
      .max(limits.password, { error: `Use at most ${limits.password} characters.` }),
  }),
  answer: Token,
});

export const logout = endpoint('logout', { access: 'anyone', status: 204 });

export const readMe = endpoint('readMe', { access: 'student', status: 200, answer: User });

export const patchMe = endpoint('patchMe', {
  access: 'student',
  status: 200,
  body: z.object({ name: fullName, avatar, onboarded: z.boolean() }).partial(),
  answer: User,
});
