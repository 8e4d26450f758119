import { defineConfig } from 'vite';

/** The API as one file that plain Node runs; what it depends on stays in node_modules. */
export default defineConfig({
  ssr: { external: true },
  build: { ssr: 'api/server.ts', outDir: 'dist/api', target: 'node20', emptyOutDir: true, copyPublicDir: false },
});
