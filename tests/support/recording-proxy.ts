import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Seen {
  method: string;
  url: string;
  /** By lower-cased names. */
  headers: Record<string, unknown>;
}

/**
 * A proxy that a browser sends everything through, whatever asks for it: pages, workers, sockets, beacons, icons, connections
 * that are opened ahead. It passes on what is for this machine, refuses the rest, and notes all.
 */
export async function startRecordingProxy() {
  const seen: Seen[] = [];
  const server = createServer((asked, answer) => {
    const { method = 'GET', url = '', headers } = asked;
    seen.push({ method, url, headers });
    const { hostname } = new URL(url);
    if (hostname !== 'localhost' && !hostname.startsWith('127.')) return answer.writeHead(502).end();
    const passed = request(url, { method, headers }, (response) => {
      answer.writeHead(response.statusCode!, response.headers);
      response.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  server.on('connect', ({ url = '', headers }, socket) => {
    seen.push({ method: 'CONNECT', url: `https://${url}`, headers });
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Every request, and every attempt to connect. */
    seen,
    /** Every origin that was asked for something. */
    origins: () => [...new Set(seen.map(({ url }) => new URL(url).origin))],
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
