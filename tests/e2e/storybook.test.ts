import { expect, test } from 'vitest';
import { complaintsOf } from '../support/complaints.ts';
import { builtSite } from './built-site.ts';

// A nightly run builds it whole; `--test` leaves out what takes half of the time (.storybook/main.ts).
const flags = process.env.STORYBOOK === 'whole' ? [] : ['--test'];
const site = builtSite('build-storybook', (folder) => ['--output-dir', folder, ...flags], { configFile: false });

/** Opens an address of the Storybook: its page, the frame of the story in it, and what the browser complains of. */
async function open(path: string) {
  const page = await site.newPage();
  const complaints = complaintsOf(page.context());
  await page.goto(`${site.address()}?path=${path}`);
  return { page, story: page.frameLocator('#storybook-preview-iframe'), complaints };
}

test('the built Storybook shows a page of the app on its mocks, in its styles', async () => {
  const { page, story, complaints } = await open('/story/pages-dashboard--default');
  const heading = story.getByRole('heading', { level: 1, name: 'Good morning, Noor' });
  await heading.waitFor();
  expect(await heading.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(/^Newsreader/);
  expect(complaints).toEqual([]);
  await page.close();
});

test('the built Storybook opens on its welcome page', async () => {
  const { page, story, complaints } = await open('/docs/laurel-welcome--docs');
  await story.getByRole('heading', { level: 1 }).waitFor();
  expect(complaints).toEqual([]);
  await page.close();
});
