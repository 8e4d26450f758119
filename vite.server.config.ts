import { defineConfig } from 'vite';

/**
 * The API as plain Node runs it: the server, the threads that read essay files, coach and make exports, and the programs that a server
 * without the development tools needs; what they depend on stays in node_modules.
 */
export default defineConfig({
  ssr: { external: true },
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
