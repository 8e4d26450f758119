import { setupWorker } from 'msw/browser';

/** Requests of the present story that no mock has answered. */
let unmocked: string[] = [];

/** A file of the site itself; in development also those of the contract, which stand under /api too. */
const isOwnFile = ({ origin, pathname }: URL) =>
  origin === location.origin && !/^\/(?:api|auth)\/[^.]*$/.test(pathname);

/** Starts msw so that a request without a mock is noted, be it to the API or to anyone else. */
export async function setupMocks() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledRequest: ({ method, url }) => {
      const { href, protocol } = new URL(url);
      if (protocol.startsWith('http') && !isOwnFile(new URL(url))) unmocked.push(`${method} ${href}`);
    },
  });
  return worker;
}

/** Fails the story that has sent a request which no mock answers. */
export function failOnUnmocked() {
  const requests = unmocked;
  unmocked = [];
  if (requests.length > 0) throw new Error(`No mock answers ${requests.join(', ')}. Add one in mocks/handlers.`);
}
