import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds the package as one module, one style sheet and the fonts. Its dependencies are not bundled. */
export default defineConfig({
  plugins: [react()],
  build: {
    lib: { entry: 'index.ts', formats: ['es'], fileName: 'index', cssFileName: 'index' },
    rolldownOptions: {
      // What the app loads later is in the one module too, so that its styles keep their order.
      output: { codeSplitting: false },
      external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0') && !id.includes('/ui/'),
    },
  },
});
