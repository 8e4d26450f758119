import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fromRoot } from '#api/root.ts';
import { mayBeLinked } from './paths.ts';

test.each([
  '/dashboard',
  '/applications',
  '/applications/a-yale',
  '/applications?status=submitted',
  '/essaysworkspace',
  '/essaysworkspace/s/s-1?highlights',
  '/extracurriculars',
  '/sheets/common-app',
  '/honors',
  '/settings',
])('a reply may link %s', (href) => expect(mayBeLinked(href)).toBe(true));

test.each([
  '/oauth/success#token=theirs',
  '/oauth/success',
  '/reset-password#token=theirs',
  '/signin?error=google-denied',
  '/signup',
  '/onboarding',
  '/auth/google',
  '/api/export/zip?ticket=1',
  '/settings#token=theirs',
  '/settings#',
  '/applications/../oauth/success',
  '/applications/./../oauth/success',
  '/applications//evil.example',
  '//evil.example/dashboard',
  '/\\\\evil.example',
  '/dashboards',
  'https://evil.example/dashboard',
  'dashboard',
  '',
])('a reply may not link %s', (href) => expect(mayBeLinked(href)).toBe(false));

/** The JSON files of a folder, each as text. */
const textsIn = (folder: string) =>
  readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(join(fromRoot(folder), file), 'utf8'));

test('a reply may link each page that the data of the API link', () => {
  const texts = ['api/data', 'api/coach/data'].flatMap(textsIn);
  const links = texts.flatMap((text) => [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, href = '']) => href));
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((href) => !mayBeLinked(href))).toEqual([]);
});
