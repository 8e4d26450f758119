import { defineConfig } from 'vite';

/** The API as plain Node runs it: the server, and the threads that read essay files and coach; what they depend on stays in node_modules. */
export default defineConfig({
  ssr: { external: true },
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        server: 'api/server.ts',
        'essay-file-worker': 'api/essay-file/essay-file-worker.ts',
        'coach-worker': 'api/coach/built-in/coach-worker.ts',
      },
    },
    outDir: 'dist/api',
    target: 'node20',
    emptyOutDir: true,
    copyPublicDir: false,
  },
});
