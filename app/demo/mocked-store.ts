import { DEFAULT_TIME_ZONE } from '#contract/dates.ts';
import { NOW } from '#mocks/db.ts';
import { device } from '#app/storage/areas.ts';
import { keys } from '#app/storage/keys.ts';
import { clockAtom } from '#app/state/clock.ts';
import { rememberEmailAtom, returnToAtom, tokenAtom } from '#app/state/session.ts';
import { createAppStore } from '#app/state/store.ts';

/** A store for the app on the mocks: at their instant, and signed in as their scenario is. */
export function createMockedStore() {
  const store = createAppStore();
  // The atoms read the browser's storage once for the page; each scenario puts something else there.
  store.set(tokenAtom, device.getItem(keys.token));
  store.set(rememberEmailAtom, device.getItem(keys.rememberEmail));
  store.set(returnToAtom, null);
  store.set(clockAtom, { now: () => new Date(NOW), timeZone: DEFAULT_TIME_ZONE });
  return store;
}
