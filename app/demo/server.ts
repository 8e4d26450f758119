import { getResponse } from 'msw';
import { Problem } from '#contract/problem.ts';
import { handlers } from '#mocks/handlers/index.ts';
import { saveFile } from '#app/lib/save-file.ts';
import type { OpenFile } from '#app/state/files.ts';

/** How long an answer takes, in ms: long enough to see that something is under way. */
const PAUSE = 250;

/** Lets the mocks answer in place of a server, in this page alone: no service worker, so that any folder will do. */
export function answerWithMocks() {
  const fetchFile = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    // A mock that reads the request would take the body away from a file that is really fetched.
    const response = await getResponse(handlers, request.clone());
    if (!response) return fetchFile(request);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return response;
  };
}

/** Downloads what a mock answers at an address: there is no server to open it from. */
export const openFile: OpenFile = async (address) => {
  const response = await fetch(await address);
  if (!response.ok) throw new Problem(response.status, '');
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  saveFile(name ?? 'laurel', await response.blob());
};
