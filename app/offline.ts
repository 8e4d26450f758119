import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** The files of the site and their versions; written in by the build (`scripts/offline.ts`). */
declare const FILES: { url: string; revision: string | null }[];

/*
 * The service worker stores the app itself for when there is no network: its files, and its page for any address. Pages come from the
 * server as long as it can be reached, so that a new release is seen at once. Answers of the API are stored by `app/storage` instead.
 */
cleanupOutdatedCaches();
precacheAndRoute(FILES);

const keptPage = createHandlerBoundToURL('/app.html');
registerRoute(
  new NavigationRoute((visit) => fetch(visit.request).catch(() => keptPage(visit)), {
    denylist: [/^\/(?:api|auth|r)(?:\/|$)/],
  }),
);
