import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { isOfReview } from './headers.ts';
import type { HttpEnv } from './http-env.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const FRESH = 'no-cache';
const NEVER = 'no-store';

/**
 * Serves the built app with its compressed files. Browsers store files with a hash in their name for ever and ask again for all others.
 * `pages.json` in the folder names the page of each route by its pattern, and by `*` the page of any other address.
 */
export function staticFiles(folder: string) {
  const app = new Hono<HttpEnv>();
  const builtPages = pagesIn(folder);
  if (!builtPages) return app;
  const { '*': anyOther, ...pages } = builtPages;
  const file = (path?: string) => serveStatic({ root: folder, path, precompressed: true });

  app.use(async (c, next) => {
    await next();
    const { path } = c.req;
    if (c.res.ok) c.header('Cache-Control', path.startsWith('/assets/') ? FOR_EVER : isOfReview(path) ? NEVER : FRESH);
  });
  app.use('/assets/*', file()).get('/assets/*', (c) => c.text('There is nothing at this address.', 404));
  for (const [pattern, page] of Object.entries(pages)) app.get(pattern, file(page));
  return app.use(file()).get('*', file(anyOther));
}

/** The file of each page; null without a build, as when the API is started alone. */
function pagesIn(folder: string) {
  const file = join(folder, 'pages.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : null;
}

/** The hashes of the scripts inside the pages of the built app, as a content policy names them: `'sha256-...'`. */
export function scriptsInPages(folder: string) {
  const files = new Set(Object.values(pagesIn(folder) ?? {}));
  const scripts = [...files].flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/<script>([^]*?)<\/script>/g)].map(([, script]) => script!),
  );
  return [...new Set(scripts)].map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}
