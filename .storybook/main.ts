import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import type { Plugin, PluginOption } from 'vite';

const viteConfigPath = fileURLToPath(new URL('vite.config.ts', import.meta.url));

export default defineMain({
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath } } },
  stories: ['./docs/*.mdx', './docs/*.stories.tsx', '../ui/**/*.stories.tsx', '../app/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  staticDirs: ['../mocks/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // A build for tests (`--test`) leaves out the tables of props, which take half of its time, and keeps the pages of docs.
  build: { test: { disabledAddons: [], disableMDXEntries: false, disableBlocks: false, disableAutoDocs: false } },
  viteFinal: (config) => ({
    ...config,
    plugins: config.plugins?.map((plugin) =>
      readsProps(plugin) ? { ...plugin, transform: { filter: components, handler: plugin.transform } } : plugin,
    ),
    resolve: { ...config.resolve, conditions: ['laurel-source', 'module', 'browser', 'development|production'] },
    optimizeDeps: { ...config.optimizeDeps, include: [...(config.optimizeDeps?.include ?? []), ...storyDependencies] },
  }),
});

/** The plugin that reads what the props of a component are for. It would read every other file too, which takes a third of the time of a build. */
const readsProps = (
  plugin: PluginOption,
): plugin is { name: string; transform: Extract<Plugin['transform'], Function> } =>
  !!plugin && 'name' in plugin && plugin.name === 'storybook:react-docgen-plugin';

const components = { id: { include: '**/ui/**/*.tsx', exclude: '**/*.stories.tsx' } };

/** Bundled before the first story: found later, they would reload the page in the middle of a test. */
const storyDependencies = [
  '@dnd-kit/core',
  '@dnd-kit/sortable',
  '@floating-ui/react-dom',
  '@noble/hashes/sha2.js',
  '@noble/hashes/utils.js',
  '@radix-ui/react-dialog',
  '@radix-ui/react-dropdown-menu',
  '@radix-ui/react-popover',
  '@radix-ui/react-select',
  '@radix-ui/react-slot',
  '@radix-ui/react-tabs',
  '@radix-ui/react-tooltip',
  '@tanstack/react-query',
  'canvas-confetti',
  'clsx',
  'date-fns',
  'diff',
  'downshift',
  'framer-motion',
  'jotai',
  'jotai-tanstack-query',
  'jotai/utils',
  'lucide-react',
  'msw',
  'msw/browser',
  'react-dom',
  'react-dom/client',
  'react-markdown',
  'wouter',
  'wouter/memory-location',
  'zod',
];
