import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { chrome } from '../browser/chrome.ts';
import { startLaurel } from './laurel.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where Laurel answers that all files share which ask for no settings of their own. */
    sharedLaurel: string;
    /** Where the one browser of all files takes connections. */
    browser: string;
  }
}

/** Builds Laurel, starts it and a browser once, and ends both after the last file: to start them for each file took longer than many of its tests. */
export default async function share(project: TestProject) {
  // Everybody in it has one address, so the limits of an address would count the students of all files together.
  const laurel = await startLaurel({ RATE_LIMIT: 'off' });
  const browser = await chromium.launchServer(await chrome());
  project.provide('sharedLaurel', laurel.address);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await laurel.stop();
  };
}
