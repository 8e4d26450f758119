import { expect, test } from 'vitest';
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
