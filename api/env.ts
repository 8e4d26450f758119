import { z } from 'zod';
import { looksLikeEmail } from '#contract/sentences.ts';
import { isLoopback, isPrivate } from './private-network.ts';

const wholeNumber = (max: number, error: string, min = 0) =>
  z.coerce.number(error).int(error).min(min, error).max(max, error);

const matching = (pattern: RegExp, error: string) => z.string().regex(pattern, error).optional();

const webAddress = (name: string, example: string) =>
  z.url({ protocol: /^https?$/, error: `${name} must be a web address such as ${example}.`, abort: true });

/** An address to which tokens and essays are sent: with TLS, except on this machine. */
const safeAddress = (name: string, example: string) =>
  webAddress(name, example).refine((address) => address.startsWith('https:') || isLoopback(address), {
    error: `${name} must begin with https:, except on this machine.`,
  });

/** `ada@example.com`, or `Ada <ada@example.com>`. */
const looksLikeSender = (text: string) => looksLikeEmail(/^[^<>]*<([^<>]+)>$/.exec(text)?.[1] ?? text);

const Env = z
  .object({
    PORT: wholeNumber(65_535, 'PORT must be a whole number from 0 to 65535.').default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    PUBLIC_URL: webAddress('PUBLIC_URL', 'https://laurel.example').optional(),
    DATABASE_URL: z
      .string()
      .regex(/^(file:|https?:\/\/|libsql:\/\/)./, 'DATABASE_URL must start with file:, http://, https:// or libsql://.')
      .refine(
        (url) => !/^[a-z]+:\/\/[^/]*@/.test(url),
        'DATABASE_URL must hold no password; put a token into DATABASE_AUTH_TOKEN.',
      )
      .default('file:./data/laurel.db'),
    DATABASE_AUTH_TOKEN: matching(/^\S+$/, 'DATABASE_AUTH_TOKEN must be a token without spaces.'),
    TRUST_PROXY: wholeNumber(100, 'TRUST_PROXY must be the number of proxies in front, such as 0 or 1.').default(0),
    OPENAI_API_KEY: z.string().optional(),
    OPENAI_BASE_URL: webAddress('OPENAI_BASE_URL', 'http://localhost:8080/v1')
      .refine((address) => address.startsWith('https:') || isPrivate(address), {
        error: 'OPENAI_BASE_URL must begin with https:, except inside a private network.',
      })
      .optional(),
    OPENAI_MODEL: z.string().default('gpt-4.1-mini'),
    OPENAI_MAX_CALLS: wholeNumber(1_000, 'OPENAI_MAX_CALLS must be the number of calls at once, such as 8.', 1).default(
      8,
    ),
    OPENAI_DAILY_TOKENS: wholeNumber(
      1_000_000_000,
      'OPENAI_DAILY_TOKENS must be the number of tokens a student may use in a day, such as 200000.',
    ).default(200_000),
    OPENAI_PRICES: matching(
      /^\d+(\.\d+)?,\d+(\.\d+)?$/,
      'OPENAI_PRICES must be two prices of a million tokens, read and written: 0.40,1.60.',
    ),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    GOOGLE_ISSUER: safeAddress('GOOGLE_ISSUER', 'https://accounts.google.com').default('https://accounts.google.com'),
    GOOGLE_API_BASE: safeAddress('GOOGLE_API_BASE', 'https://docs.googleapis.com').default(
      'https://docs.googleapis.com',
    ),
    SMTP_URL: z
      .url({
        protocol: /^smtps?$/,
        error: 'SMTP_URL must be the address of a mail server: smtps://user:password@mail.example.',
      })
      .optional(),
    MAIL_FROM: z
      .string()
      .refine(
        looksLikeSender,
        'MAIL_FROM must be an e-mail address, or a name with one: Laurel <hello@laurel.example>.',
      )
      .optional(),
    MAIL_FOLDER: z.string().default('./data/mail'),
    METRICS_TOKEN: matching(/^\S{16,}$/, 'METRICS_TOKEN must be a secret of at least 16 characters without spaces.'),
    VITE_LOGO_SERVICE: webAddress('VITE_LOGO_SERVICE', 'https://logos.example/{domain}')
      .refine((address) => !/^[^/]*\/\/[^/]*[{}]/.test(address), {
        error: 'VITE_LOGO_SERVICE must have {domain} in its path: https://logos.example/{domain}.',
      })
      .optional(),
    NODE_ENV: z.string().optional(),
    LAUREL_NOW: z.iso
      .datetime({ offset: true, error: 'LAUREL_NOW must be an instant such as 2026-11-10T15:00:00Z.' })
      .optional(),
    RATE_LIMIT: z.enum(['on', 'off'], 'RATE_LIMIT must be on or off.').default('on'),
  })
  .refine(({ NODE_ENV, LAUREL_NOW }) => !LAUREL_NOW || NODE_ENV !== 'production', {
    error: 'LAUREL_NOW sets the clock of tests, and can’t be used with NODE_ENV=production.',
  })
  .transform((env) => ({ ...env, PUBLIC_URL: env.PUBLIC_URL ?? `http://localhost:${env.PORT}` }));

export type Env = z.output<typeof Env>;

/** Reads the settings once. Throws an Error whose message is one line that names the bad setting. */
export function readEnv(source: Record<string, string | undefined>): Env {
  // An empty variable is one that is not set.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = Env.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new Error(`Bad setting: ${parsed.error.issues[0]?.message}`);
}
