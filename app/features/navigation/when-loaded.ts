import { routeOf } from '#app/pages.ts';

/** How long a page may be waited for before the one that is left goes, in ms: so long, nothing says that it loads. */
const PATIENCE = 200;

let newest = 0;

/**
 * Goes to an address once the code of its page is there, so that the page before stays in sight until then; and after a
 * while in any case. Who goes somewhere else meanwhile goes there.
 */
export function whenLoaded(address: string, go: () => void) {
  const turn = ++newest;
  const page = routeOf(address.split(/[?#]/, 1)[0]!)?.page;
  if (!page || page.isLoaded()) return go();
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  // One that does not load says so itself.
  void Promise.race([page.load().catch(() => {}), patience]).then(() => turn === newest && go());
}
