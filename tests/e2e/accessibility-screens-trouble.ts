import type { Page } from 'playwright';
import type { Draft } from '#contract/essays.ts';
import { paths } from '#app/paths.ts';
import { at, dialog, greeting, type Screen } from './accessibility-screen.ts';
import { button, essayBox } from './journeys.ts';

/** Writes on the main essay, and has every save of it answered as if it had been changed elsewhere. */
async function writeOnChanged(page: Page, text: string) {
  await page.route('**/api/essays/draft', async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    const response = await route.fetch({ method: 'GET', postData: '' });
    const stored = (await response.json()) as Draft;
    const current = { ...stored, text: 'I carry the ladder.', revision: stored.revision + 1 };
    await route.fulfill({ status: 409, json: { error: 'This essay was changed somewhere else.', current } });
  });
  await essayBox(page).fill(text);
}

/** What is seen when something is in the way. */
export const troubleScreens: Screen[] = [
  {
    name: 'Workspace, changed elsewhere',
    who: 'beginner',
    path: at(paths.workspace),
    title: 'Main essay',
    opened: async (page) => {
      await writeOnChanged(page, 'My uncle carries the paint.');
      await button(page, 'Compare both texts').waitFor();
    },
  },
  {
    name: 'Workspace, both texts compared',
    who: 'beginner',
    path: at(paths.workspace),
    title: 'Main essay',
    opened: async (page) => {
      await writeOnChanged(page, 'My uncle carries the paint, and the brushes.');
      await button(page, 'Compare both texts').click();
      await dialog(page);
    },
  },
  {
    name: 'Dashboard, without a server',
    who: 'beginner',
    path: at(paths.dashboard),
    title: greeting,
    opened: async (page) => {
      await page.route('**/api/**', (route) => route.abort());
      await page.reload();
      await page
        .getByText(/You are offline|You see what was loaded last/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'Settings, left without saving',
    who: 'beginner',
    path: at(paths.settings),
    title: 'Settings',
    opened: async (page) => {
      await page.getByRole('textbox', { name: 'Name' }).first().fill('Ada Lovelace');
      await page.getByRole('link', { name: 'Essays' }).first().click();
      await dialog(page, 'Leave without saving?');
    },
  },
];
