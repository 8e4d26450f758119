/** What a connection fails with before anything was sent. */
const NOTHING_SENT = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'];

/** The server of the database was not there: what it was asked is certainly not done. */
export class Unreachable extends Error {}

/**
 * The `fetch` of a remote database, with a time limit in milliseconds. Throws `Unreachable` where nothing was sent, and an
 * Error that says what became of the connection where it broke off or took too long.
 */
export function fetchWithin(timeLimit: number) {
  // The one of now: tests put another in its place.
  const { fetch } = globalThis;
  return (request: Request) =>
    fetch(request, { signal: AbortSignal.timeout(timeLimit) }).catch((error: Error) => {
      const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException;
      const { host } = new URL(request.url);
      if (NOTHING_SENT.includes(code ?? '')) throw new Unreachable(`Nothing answers at ${host} (${code}).`);
      throw new Error(`The database at ${host} gave no answer: ${message}`);
    });
}
