import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './scripts/chunks.ts';
import { compressed } from './scripts/compressed.ts';
import { offline } from './scripts/offline.ts';
import { sitePages } from './scripts/site-pages.ts';

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** The app, and its development server in front of the API. */
export default defineConfig({
  root: 'app',
  plugins: [react(), sitePages(), offline(), compressed()],
  resolve: { conditions: ['laurel-source', 'module', 'browser', 'development|production'] },
  server: { port: 5173, proxy: { '/api': api, '/auth': api } },
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // A page names its own scripts. What comes later names only its styles, because every page would load the list of all scripts.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      // The pages of visitors are entries, so that what they share with each other comes with the start of the app.
      input: {
        index: 'app/index.html',
        landing: 'app/pages/landing/LandingPage.tsx',
        signUp: 'app/pages/auth/SignUpPage.tsx',
      },
      output: {
        codeSplitting: chunks,
        // Every page loads the list of all files, so that their names are short.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
      },
    },
  },
});
