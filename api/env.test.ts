import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test.each([
  ['PORT', 'abc'],
  ['DATABASE_URL', 'mysql://nowhere'],
  ['PUBLIC_URL', 'laurel'],
  ['TRUST_PROXY', 'yes'],
  ['RATE_LIMIT', 'maybe'],
  ['OPENAI_BASE_URL', 'localhost:8080'],
  ['OPENAI_BASE_URL', 'http://models.example/v1'],
  ['OPENAI_MAX_CALLS', 'many'],
  ['OPENAI_MAX_CALLS', '0'],
  ['OPENAI_DAILY_TOKENS', '-1'],
  ['OPENAI_PRICES', '1 2'],
  ['GOOGLE_ISSUER', 'accounts.google.com'],
  ['GOOGLE_ISSUER', 'http://accounts.example'],
  ['GOOGLE_API_BASE', 'docs'],
  ['SMTP_URL', 'mail.example'],
  ['MAIL_FROM', 'Laurel'],
  ['METRICS_TOKEN', 'short'],
  ['LAUREL_NOW', 'yesterday'],
])('a bad %s (%s) is refused with one line that names it', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^Bad setting: ${name} must [^\\n]+$`));
});

test('a setting that is empty is one that is not set', () => {
  expect(readEnv({ PORT: '', RATE_LIMIT: '' })).toMatchObject({ PORT: 3000, RATE_LIMIT: 'on' });
});

test('the clock of tests is refused in production', () => {
  const LAUREL_NOW = '2026-11-10T15:00:00Z';
  expect(readEnv({ LAUREL_NOW, NODE_ENV: 'test' })).toMatchObject({ LAUREL_NOW });
  expect(() => readEnv({ LAUREL_NOW, NODE_ENV: 'production' })).toThrow(
    'Bad setting: LAUREL_NOW sets the clock of tests',
  );
});
