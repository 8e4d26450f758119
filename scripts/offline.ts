import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';

/** What the app is made of: its page for any address, and what that loads. */
const FILES = /^(?:app\.html|icon\.svg|assets\/.*\.(?:js|css|woff2))$/;

/** Builds the service worker (`app/offline.ts`), which is told the files of the site. */
export function offline(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'offline',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    closeBundle: {
      sequential: true,
      async handler() {
        const site = resolve(config.root, config.build.outDir);
        const names = (await readdir(site, { recursive: true })).filter((name) => FILES.test(name));
        const files = await Promise.all(names.map((name) => version(site, name)));
        await build({
          root: config.root,
          configFile: false,
          logLevel: 'error',
          define: { FILES: JSON.stringify(files) },
          build: {
            outDir: site,
            emptyOutDir: false,
            copyPublicDir: false,
            rolldownOptions: {
              input: join(config.root, 'offline.ts'),
              output: { entryFileNames: 'offline.js', format: 'iife' },
            },
          },
        });
      },
    },
  };
}

/** A hashed name is its own version. */
async function version(site: string, name: string) {
  if (name.startsWith('assets/')) return { url: `/${name}`, revision: null };
  const content = await readFile(join(site, name));
  return { url: `/${name}`, revision: createHash('sha256').update(content).digest('hex').slice(0, 16) };
}
