import { prerender } from 'react-dom/static';
import { App } from './App.tsx';
import { builtPages } from './built-pages.ts';
import { builtOn } from './lib/built-on.ts';
import { createAppStore } from './state/store.ts';

export { routes } from './pages.ts';

export type RenderedPage = Awaited<ReturnType<typeof renderBuiltPages>>[number];

/** The pages of `built-pages.ts`, each with the day that it shows and its markup as a visitor first sees it. */
export const renderBuiltPages = () =>
  Promise.all(builtPages.map(async (page) => ({ ...page, day: builtOn(), markup: await markupOf(page.path) })));

async function markupOf(path: string) {
  const { prelude } = await prerender(<App store={createAppStore()} ssrPath={path} />, {
    // Every part stands where it belongs: React needs no script to put it there.
    progressiveChunkSize: Infinity,
  });
  return new Response(prelude).text();
}
