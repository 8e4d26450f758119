import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chrome } from './tests/browser/chrome.ts';

const conditions = ['laurel-source', 'module', 'browser', 'development|production'];

/** A busy machine may be late once; a test that fails twice more is wrong. */
const retry = process.env.CI ? 2 : 0;

/** No measure of speed: only long enough that a busy machine is not mistaken for a test that hangs. */
const testTimeout = 30_000;

/** A browser of its own for each project: shared, vitest would mislabel them. */
const browser = async (viewport: { width: number; height: number }) => ({
  enabled: true,
  headless: true,
  // A window with room for the longest picture: in a smaller one the frame of the story would be scaled down.
  provider: playwright({ launchOptions: await chrome(), contextOptions: { viewport: { width: 1440, height: 1700 } } }),
  instances: [{ browser: 'chromium' as const, viewport }],
  screenshotFailures: false,
  expect: {
    toMatchScreenshot: {
      resolveScreenshotPath: ({ root, arg, ext }: { root: string; arg: string; ext: string }) =>
        join(root, 'tests/visual/pictures', `${arg}${ext}`),
    },
  },
});

export default defineConfig(async () => ({
  test: {
    reporters: ['default', './tests/summary-reporter.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout,
          include: ['{api,app,ui,mocks}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.browser.test.ts'],
        },
      },
      {
        test: { name: 'api', environment: 'node', testTimeout, include: ['tests/{contract,api,package}/**/*.test.ts'] },
      },
      {
        plugins: [await storybookTest({ configDir: '.storybook' })],
        test: { name: 'stories', retry, browser: await browser({ width: 1280, height: 900 }) },
      },
      {
        plugins: [react()],
        resolve: { conditions },
        test: {
          name: 'visual',
          retry,
          include: ['tests/visual/**/*.test.tsx'],
          setupFiles: ['tests/visual/setup.ts'],
          browser: await browser({ width: 1280, height: 900 }),
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
}));
