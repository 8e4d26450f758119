import type { Page } from 'playwright';

/** Keeps the scripts of a page back until the function that it gives is called. */
export async function holdScripts(page: Page) {
  let letScriptsCome!: () => void;
  const scripts = new Promise<void>((resolve) => (letScriptsCome = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  return letScriptsCome;
}
