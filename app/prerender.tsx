import { prerender } from 'react-dom/static';
import { App } from './App.tsx';
import { createAppStore } from './state/store.ts';

export { builtPages } from './built-pages.ts';
export { routes } from './pages.ts';

/** The markup of a page as a guest first sees it. */
export async function markupOf(path: string) {
  const { prelude } = await prerender(<App store={createAppStore()} ssrPath={path} />, {
    progressiveChunkSize: Infinity,
  });
  return new Response(prelude).text();
}
