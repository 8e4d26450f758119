import { setupServer } from 'msw/node';
import { db } from '#mocks/db.ts';
import { handlers } from '#mocks/handlers/index.ts';
import { startApi } from '../support/api-server.ts';

interface Side {
  base: string;
  stop: () => Promise<void>;
}

/** The two that must answer alike: the API, and the mocks that stories and the demo run on. */
export const sides: Record<string, () => Promise<Side>> = {
  api: startApi,
  mocks: async () => {
    db.reset();
    const server = setupServer(...handlers);
    server.listen({ onUnhandledRequest: 'error' });
    return { base: 'http://mocks.test', stop: async () => server.close() };
  },
};
