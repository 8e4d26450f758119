import './api/compile-patterns.ts';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chrome } from './tests/browser/chrome.ts';
import { judgePicture, takePicture } from './tests/visual/compare.ts';
import { LongestFirst } from './tests/longest-first.ts';
import type { Looks } from './tests/visual/setup.ts';

/** A story may be late once on a busy machine. Nothing else is retried: what is lost once in three runs is lost. */
const retry = process.env.CI ? 1 : 0;

/** No measure of speed: only long enough that a busy machine is not mistaken for a test that hangs. */
const testTimeout = 30_000;

/** As users have it: React's checks for its developers would take a third of the time of a story. */
process.env.NODE_ENV = 'production';

/**
 * Stories with their play, in three windows, in each one after the other as Storybook shows them. Afterwards axe is asked, and at night
 * each is compared with its pictures. Those tagged `nightly` run then alone.
 */
const stories = async (looks: Looks) => ({
  plugins: [
    await storybookTest({
      configDir: '.storybook',
      initialGlobals: { viewport: { value: 'desktop' } },
      // Whoever asks for a story in Storybook's own test panel is not made to wait for the night.
      tags: { exclude: looks === 'all' || process.env.VITEST_STORYBOOK ? [] : ['nightly'] },
    }),
  ],
  test: {
    name: 'stories',
    retry,
    testTimeout,
    isolate: false,
    maxWorkers: 3,
    // After what is quick, and before the journeys.
    sequence: { groupOrder: 1 },
    setupFiles: ['tests/visual/setup.ts'],
    // Storybook's own test panel is for quick work, and another browser than ours draws letters otherwise than the references.
    provide: {
      looks: process.env.VITEST_STORYBOOK || process.env.CHROME ? 'none' : looks,
      // Where axe is asked about the first story of a file alone, the setup file asks it, and Storybook does for none.
      'storybook/test-provided': { a11y: looks !== 'axe' },
    },
    browser: {
      enabled: true,
      headless: true,
      // With room for the longest picture: in a smaller one the frame of the story would be scaled down.
      provider: playwright({
        launchOptions: await chrome(),
        contextOptions: { viewport: { width: 1440, height: 1700 } },
      }),
      instances: [{ browser: 'chromium' as const, viewport: { width: 1440, height: 900 } }],
      screenshotFailures: false,
      commands: { takePicture, judgePicture },
    },
  },
});

interface OnServer {
  include: string[];
  exclude?: string[];
  env?: object;
  maxWorkers: number;
  groupOrder: number;
}

/** Tests on the built server, which is built and started once before, with a browser. A file that changes its settings or stops it has one of its own. */
const onServer = (name: string, { include, exclude, env, maxWorkers, groupOrder }: OnServer) => ({
  test: {
    name,
    env: { ...env },
    environment: 'node' as const,
    include,
    exclude,
    globalSetup: 'tests/support/shared-laurel.ts',
    testTimeout: 300_000,
    // In a hook a file may build the Storybook.
    hookTimeout: 300_000,
    isolate: false,
    maxWorkers,
    sequence: { groupOrder },
    expect: { poll: { timeout: 10_000 } },
  },
});

/** Journeys and faults run beside each other, so that no core waits for the last long file of either. Three files at a time are no faster on two cores. */
const beside = { maxWorkers: 2, groupOrder: 2 };

/** The files of a worker share their modules: to read them, and to start a coach, anew for each file took longer than the tests. */
const sharedModules = { isolate: false, maxWorkers: 2 };

/** What `npm test` runs. */
const always = ['unit', 'api', 'stories', 'e2e', 'faults'];

/**
 * With `--mode full`, as `npm run test:full` has it, everything is run that takes too long for every change: files called
 * `*.nightly.test.ts`, and `load`, which measures time. docs/decisions/two-runs.md says what belongs where.
 */
export default defineConfig(async ({ mode }) => {
  // A nightly run looks for new cases (tests/support/seed.ts).
  const isFull = mode === 'full';
  if (isFull) process.env.TEST_SEED ||= String(Date.now() % 2 ** 31);
  const exclude = isFull ? [] : ['**/*.nightly.test.ts'];
  return {
    test: {
      sequence: { sequencer: LongestFirst },
      reporters: [
        'default',
        './tests/visual/pictures-reporter.ts',
        './tests/faults/figures-reporter.ts',
        './tests/times-reporter.ts',
        './tests/summary-reporter.ts',
      ],
      project: isFull ? [...always, 'api-remote', 'load'] : always,
      projects: [
        {
          test: {
            name: 'unit',
            environment: 'node',
            testTimeout,
            ...sharedModules,
            pool: 'threads',
            setupFiles: 'tests/support/seeded-properties.ts',
            include: ['{api,app,ui,mocks,scripts}/**/*.test.ts', 'tests/{docs,stories,visual}/*.test.ts'],
            exclude: ['**/node_modules/**', '**/*.browser.test.ts', ...exclude],
          },
        },
        {
          test: {
            name: 'api',
            environment: 'node',
            testTimeout,
            ...sharedModules,
            globalSetup: 'tests/support/build.ts',
            setupFiles: 'tests/support/watched-hashing.ts',
            include: ['tests/{contract,api,package}/**/*.test.ts'],
            exclude,
          },
        },
        {
          // The same once more on a remote database, but for what is about files.
          test: {
            name: 'api-remote',
            environment: 'node',
            testTimeout,
            ...sharedModules,
            globalSetup: 'tests/support/build.ts',
            setupFiles: 'tests/support/watched-hashing.ts',
            env: { TEST_DATABASE: 'remote' },
            include: ['tests/{contract,api}/**/*.test.ts'],
            exclude: ['tests/api/{locked,migrations,backup.nightly,remote.nightly}.test.ts'],
          },
        },
        await stories(isFull ? 'all' : 'axe'),
        onServer('e2e', {
          include: ['tests/e2e/**/*.test.ts'],
          exclude,
          env: { STORYBOOK: isFull ? 'whole' : 'test' },
          ...beside,
        }),
        onServer('faults', {
          include: ['tests/faults/*.test.ts'],
          exclude,
          env: { KILLS: isFull ? '200' : '2' },
          ...beside,
        }),
        // It measures time, so nothing runs beside it.
        onServer('load', { include: ['tests/faults/load/*.test.ts'], maxWorkers: 1, groupOrder: 3 }),
      ],
    },
  };
});
