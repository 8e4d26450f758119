import type { Rolldown } from 'vite';

/** What every page is built on, without what restores cached answers. The rest of the packages goes where it is used. */
const FRAMEWORK =
  /node_modules[\\/](?:react|react-dom|scheduler|jotai|jotai-tanstack-query|@tanstack(?!.*hydration)|wouter|regexparam|use-sync-external-store|clsx)[\\/]/;

/** Pages have chunks of their own, with what the landing page or signing in alone shows. */
const PAGES = /[\\/](?:app[\\/]pages|ui[\\/]landing|ui[\\/]layout[\\/]AuthLayout)[\\/]/;

/** What the story of the landing page tells the day by. In `desk` it would bring the styles of dialogs to that page. */
const CLOCK =
  /[\\/](?:(?:app[\\/]state[\\/]clock|contract[\\/](?:dates|format-date|when-due))\.ts$|@date-fns[\\/]tz[\\/])/;

/** Small functions, which would be a file each where several pages share them. */
const LIB = /[\\/]app[\\/]lib[\\/][\w-]+\.ts$/;

/**
 * Few files a page, because each costs a request. `start` holds what the entries of the build share: how the app starts, and what the
 * pages of visitors are made of. `desk` holds what at least fifteen of the other chunks share, and `lib` the small functions that at least
 * four of them do. Every route has a chunk of its own.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'framework', test: FRAMEWORK, priority: 2 },
    { name: 'start', tags: ['$initial'], test: (id) => !PAGES.test(id), priority: 1 },
    { name: 'icons', test: /lucide-react/, minShareCount: 2 },
    { name: 'desk', test: (id) => !CLOCK.test(id), minShareCount: 15 },
    { name: 'lib', test: LIB, minShareCount: 4 },
  ],
};
