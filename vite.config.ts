import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { layersFirst } from './scripts/layers-first.ts';

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** The app, and its development server in front of the API. */
export default defineConfig({
  root: 'app',
  plugins: [react(), layersFirst()],
  resolve: { conditions: ['laurel-source', 'module', 'browser', 'development|production'] },
  server: { port: 5173, proxy: { '/api': api, '/auth': api } },
  build: { outDir: '../dist/site', emptyOutDir: true, assetsInlineLimit: 0 },
});
