import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { preview, type InlineConfig, type PreviewServer } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import { chrome } from '../browser/chrome.ts';
import { runWell } from '../support/commands.ts';

/**
 * Builds a static site into a folder of its own and serves it, with a browser, for the tests of a file.
 * @param command the npm script that builds it
 * @param into its arguments that say where to
 * @param config how it is served, without where from
 */
export function builtSite(command: string, into: (folder: string) => string[], config: InlineConfig) {
  let folder: string;
  let server: PreviewServer;
  let browser: Browser;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'laurel-site-'));
    await runWell(command, into(folder));
    server = await preview({ ...config, build: { outDir: folder }, preview: { port: 0 } });
    browser = await chromium.launch(await chrome());
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    await rm(folder, { recursive: true, force: true });
  });

  return { address: () => server.resolvedUrls!.local[0]!, newPage: () => browser.newPage() };
}
