import { once } from 'node:events';
import { createServer, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { App } from './app.ts';

interface ListenOptions {
  /** 0 for any that is free. */
  port: number;
  hostname: string;
  /** Of Node, where its own patience will not do. */
  serverOptions?: ServerOptions;
}

/** Milliseconds that the headers of a request, and all of it, may take to come: a file of 10 MB on a slow phone takes over a minute. */
const patience = { headersTimeout: 20_000, requestTimeout: 180_000 };

/** Connections that a process keeps open; further ones are closed. Students behind a proxy share a few. */
const MOST_CONNECTIONS = 4_000;

/** Serves an app; rejects where that can't be listened on. */
export async function listen({ fetch, answerCached }: App, { port, hostname, serverOptions = {} }: ListenOptions) {
  const others = getRequestListener(fetch, { hostname });
  const server = createServer({ ...patience, ...serverOptions }, (request, response) => {
    void answerCached(request, response, () => void others(request, response));
  });
  server.maxConnections = MOST_CONNECTIONS;
  server.listen(port, hostname);
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}
