import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './scripts/chunks.ts';
import { compressed } from './scripts/compressed.ts';
import { layersFirst } from './scripts/layers-first.ts';
import { offline } from './scripts/offline.ts';
import { sitePages } from './scripts/site-pages.ts';

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** The app, and its development server in front of the API. */
export default defineConfig({
  root: 'app',
  plugins: [react(), layersFirst(), sitePages(), offline(), compressed()],
  resolve: { conditions: ['laurel-source', 'module', 'browser', 'development|production'] },
  server: { port: 5173, proxy: { '/api': api, '/auth': api } },
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
});
