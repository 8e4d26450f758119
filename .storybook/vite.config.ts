import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What Storybook is built with: the settings of the site (`../vite.config.ts`) without the plugins that write the site's own files. */
export default defineConfig({ plugins: [react()] });
