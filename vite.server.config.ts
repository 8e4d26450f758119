import { defineConfig } from 'vite';
import runtime from './runtime/package.json' with { type: 'json' };

/**
 * The API as plain Node runs it: the server, the threads that read essay files, coach and make exports, and the programs that a server
 * without the development tools needs. What they use is built in, but for the dependencies of runtime/package.json: native code, WebAssembly,
 * what starts threads from files of its own, and tables that are read at their first use.
 */
export default defineConfig({
  ssr: { noExternal: true, external: Object.keys(runtime.dependencies) },
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        server: 'api/server.ts',
        'essay-file-worker': 'api/essay-file/essay-file-worker.ts',
        'coach-worker': 'api/coach/built-in/coach-worker.ts',
        'export-worker': 'api/export/export-worker.ts',
        backup: 'scripts/backup.ts',
        restore: 'scripts/restore.ts',
      },
    },
    outDir: 'dist/api',
    target: 'node20',
    emptyOutDir: true,
    copyPublicDir: false,
  },
});
