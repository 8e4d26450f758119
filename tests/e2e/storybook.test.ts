import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preview, type PreviewServer } from 'vite';
import { chrome } from '../browser/chrome.ts';
import { runWell } from '../support/commands.ts';
import { complaintsOf } from '../support/complaints.ts';

let folder: string;
let server: PreviewServer;
let browser: Browser;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'laurel-storybook-'));
  await runWell('build-storybook', ['--output-dir', folder]);
  server = await preview({ configFile: false, build: { outDir: folder }, preview: { port: 0 } });
  address = server.resolvedUrls!.local[0]!;
  browser = await chromium.launch(await chrome());
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Opens an address of the Storybook: its page, the frame of the story in it, and what the browser complains of. */
async function open(path: string) {
  const page = await browser.newPage();
  const complaints = complaintsOf(page.context());
  await page.goto(`${address}?path=${path}`);
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
