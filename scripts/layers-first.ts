import type { Plugin } from 'vite';

const ORDER = '@layer tokens,base,components;';

/**
 * Every style sheet of the site begins with the order of the layers (`ui/styles/index.css`): which sheet a browser reads first
 * follows from how the site was cut into files, and the first one decides.
 */
export const layersFirst = (): Plugin => ({
  name: 'layers-first',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = ORDER + file.source.toString();
  },
});
