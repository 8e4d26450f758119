import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from '#api/listen.ts';
import { startApi } from '../support/api-server.ts';

test('a server waits three minutes for a request at most, and keeps four thousand connections', async () => {
  const { server } = await listen(
    { fetch: () => new Response() },
    {
      port: 0,
      hostname: '127.0.0.1',
    },
  );
  expect(server).toMatchObject({ headersTimeout: 20_000, requestTimeout: 180_000, maxConnections: 4_000 });
  server.close();
});

test.each([
  ['headers', 'GET /api/health HTTP/1.1\r\nHost: a\r\nX: '],
  ['a body', 'POST /auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{'],
])('who never comes to an end with %s is let go, and holds up nobody meanwhile', async (_what, start) => {
  const serverOptions = { headersTimeout: 600, requestTimeout: 3_000, connectionsCheckingInterval: 50 };
  const api = await startApi({ unlimited: true, serverOptions });
  try {
    const { hostname, port } = new URL(api.base);
    const slow = Array.from({ length: 100 }, () => {
      const socket = connect(Number(port), hostname);
      socket.write(start);
      const drip = setInterval(() => socket.write('x'), 100);
      let answer = '';
      socket.on('data', (part) => (answer += String(part)));
      // It drips on when the server lets go.
      socket.on('error', () => {});
      return new Promise<string>((resolve) => {
        socket.on('close', () => {
          clearInterval(drip);
          resolve(answer);
        });
      });
    });
    expect((await fetch(`${api.base}/api/health`)).status).toBe(200);
    for (const answer of await Promise.all(slow)) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  } finally {
    await api.stop();
  }
});
