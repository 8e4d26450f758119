/** Codes of a connection that failed before anything was sent. */
const NOTHING_SENT = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'];

/** The database's server could not be reached, so the statement was certainly not done. */
export class Unreachable extends Error {}

/**
 * The `fetch` of a remote database, with a time limit in milliseconds. Throws `Unreachable` when nothing was sent, and another
 * Error when the connection broke off or took too long.
 */
export function fetchWithin(timeLimit: number) {
  // Read at each call, because tests replace it.
  const { fetch } = globalThis;
  return (request: Request) =>
    fetch(request, { signal: AbortSignal.timeout(timeLimit) }).catch((error: Error) => {
      const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException;
      const { host } = new URL(request.url);
      if (NOTHING_SENT.includes(code ?? '')) throw new Unreachable(`Nothing answers at ${host} (${code}).`);
      throw new Error(`The database at ${host} gave no answer: ${message}`);
    });
}
