import { routeOf } from '#app/pages.ts';

/** How long the page that is left stays while the next one loads, in ms. Longer, the student should see that something loads. */
const PATIENCE = 200;

let newest = 0;

/**
 * Goes to an address once the code of its page is loaded, or after `PATIENCE`. Until then the page before stays in sight. Where the
 * student goes to another address meanwhile, only that one is shown.
 */
export function whenLoaded(address: string, go: () => void) {
  const mine = ++newest;
  const page = routeOf(address.split(/[?#]/, 1)[0]!)?.page;
  if (!page || page.isLoaded()) return go();
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  // A page that does not load says so itself.
  void Promise.race([page.load().catch(() => {}), patience]).then(() => mine === newest && go());
}
