import type { Server } from 'node:http';

/** Lets a server answer the requests that it has taken before it ends, and refuse new ones. Call it before the first request. */
export function gracefulStop(server: Server) {
  let underWay = 0;
  let stopping = false;
  let answered: () => void;
  const lastAnswer = new Promise<void>((resolve) => {
    answered = resolve;
  });
  server.on('request', (_request, response) => {
    underWay++;
    // This request came on a connection that was open already.
    if (stopping) response.setHeader('Connection', 'close');
    response.once('close', () => {
      underWay--;
      if (stopping && underWay === 0) answered();
    });
  });
  return {
    isStopping: () => stopping,
    /**
     * Takes no more requests and waits for those under way.
     * @param seconds after which requests are given up
     * @returns how many requests were given up
     */
    async stop(seconds: number) {
      stopping = true;
      server.close();
      if (underWay === 0) answered();
      const timeout = new Promise<void>((resolve) => setTimeout(resolve, seconds * 1_000).unref());
      await Promise.race([lastAnswer, timeout]);
      // Browsers hold connections open without a request.
      server.closeAllConnections();
      return underWay;
    },
  };
}
