import { z } from 'zod';

const wholeNumber = (max: number, error: string) => z.coerce.number(error).int(error).min(0, error).max(max, error);

const Env = z
  .object({
    PORT: wholeNumber(65_535, 'PORT must be a whole number from 0 to 65535.').default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    PUBLIC_URL: z
      .url({ protocol: /^https?$/, error: 'PUBLIC_URL must be a web address such as https://laurel.example.' })
      .optional(),
    DATABASE_URL: z
      .string()
      .regex(/^(file:|https?:\/\/|libsql:\/\/)./, 'DATABASE_URL must start with file:, http://, https:// or libsql://.')
      .default('file:./data/laurel.db'),
    DATABASE_AUTH_TOKEN: z.string().optional(),
    TRUST_PROXY: wholeNumber(100, 'TRUST_PROXY must be the number of proxies in front, such as 0 or 1.').default(0),
    RATE_LIMIT: z.enum(['on', 'off'], 'RATE_LIMIT must be on or off.').default('on'),
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
