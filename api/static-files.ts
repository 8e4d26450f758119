import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { HttpEnv } from './serve.ts';

/** The built app: hashed files for ever, and its one page, always fresh, for every other address. */
export function staticFiles(folder: string) {
  let page: Promise<string> | undefined;
  return new Hono<HttpEnv>()
    .use(compress())
    .use(
      '/assets/*',
      serveStatic({
        root: folder,
        onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
      }),
    )
    .get('/assets/*', (c) => c.text('There is nothing at this address.', 404))
    .use(serveStatic({ root: folder, onFound: (_path, c) => c.header('Cache-Control', 'no-cache') }))
    .get('*', async (c) => {
      c.header('Cache-Control', 'no-cache');
      page ??= readFile(join(folder, 'index.html'), 'utf8').catch((error) => {
        page = undefined;
        throw error;
      });
      return c.html(await page);
    });
}
