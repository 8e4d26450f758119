import type { Server } from 'node:http';

/**
 * Prepares a server to end well: what it has taken is answered, what comes meanwhile finds the door closed. Call it before
 * the first request.
 */
export function gracefulStop(server: Server) {
  let underWay = 0;
  let stopping = false;
  let answered: () => void;
  const lastAnswer = new Promise<void>((resolve) => {
    answered = resolve;
  });
  server.on('request', (_request, response) => {
    underWay++;
    // On a connection that was open already.
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
     * @param seconds after which they are given up
     * @returns how many were given up
     */
    async stop(seconds: number) {
      stopping = true;
      server.close();
      if (underWay === 0) answered();
      const timeout = new Promise<void>((resolve) => setTimeout(resolve, seconds * 1_000).unref());
      await Promise.race([lastAnswer, timeout]);
      // Browsers hold connections open on which they have asked for nothing.
      server.closeAllConnections();
      return underWay;
    },
  };
}
