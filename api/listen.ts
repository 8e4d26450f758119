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

/** Serves an app; rejects where that can't be listened on. */
export async function listen({ fetch, answerCached }: App, { port, hostname, serverOptions = {} }: ListenOptions) {
  const others = getRequestListener(fetch, { hostname });
  const server = createServer(serverOptions, (request, response) => {
    void answerCached(request, response, () => void others(request, response));
  });
  server.listen(port, hostname);
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}
