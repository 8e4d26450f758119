import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The app on the mocks: `npm run demo` serves it, `npm run demo:build` makes a static site for any folder. */
export default defineConfig({
  root: 'app/demo',
  base: './',
  publicDir: '../public',
  plugins: [react()],
  resolve: { conditions: ['laurel-source', 'module', 'browser', 'development|production'] },
  server: { port: 5174 },
  build: { outDir: '../../dist/demo', emptyOutDir: true, assetsInlineLimit: 0 },
});
