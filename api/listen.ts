import { once } from 'node:events';
import { createServer, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { App } from './app.ts';

interface ListenOptions {
  /** 0 for any free port. */
  port: number;
  hostname: string;
  /** Options of Node's server, for a test that needs shorter timeouts. */
  serverOptions?: ServerOptions;
}

/** Milliseconds in which the headers of a request, and all of it, have to arrive: a file of 10 MB on a slow phone takes over a minute. */
const timeouts = { headersTimeout: 20_000, requestTimeout: 180_000 };

/** The most open connections of a process; further ones are closed. Students behind a proxy share a few. */
const MOST_CONNECTIONS = 4_000;

/** Serves an app. Rejects when the address cannot be listened on. */
export async function listen({ fetch }: Pick<App, 'fetch'>, { port, hostname, serverOptions = {} }: ListenOptions) {
  const server = createServer({ ...timeouts, ...serverOptions }, getRequestListener(fetch, { hostname }));
  server.maxConnections = MOST_CONNECTIONS;
  server.listen(port, hostname);
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}
