import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds the package: one module, one style sheet, the fonts; what it depends on stays outside. */
export default defineConfig({
  plugins: [react()],
  build: {
    lib: { entry: 'index.ts', formats: ['es'], fileName: 'index', cssFileName: 'index' },
    rollupOptions: {
      external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0') && !id.includes('/ui/'),
    },
  },
});
