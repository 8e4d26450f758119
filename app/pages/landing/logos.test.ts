import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The app as it is built with this address of a logo service. */
async function builtWith(service: string | undefined) {
  vi.stubEnv('VITE_LOGO_SERVICE', service);
  return import('./logos.ts');
}

test('a logo is asked for by the domain of the university', async () => {
  const { logoOf } = await builtWith('https://logos.example/{domain}?size=44');
  expect(logoOf?.('mit.edu')).toBe('https://logos.example/mit.edu?size=44');
});

test('without a service there are no logos', async () => {
  expect((await builtWith(undefined)).logoOf).toBeUndefined();
  expect((await builtWith('')).logoOf).toBeUndefined();
});
