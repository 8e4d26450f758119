import { request } from 'node:http';

interface RawRequest {
  method?: string;
  /** As it goes over the wire: nothing of it is decoded, joined or shortened. */
  path: string;
  headers?: Record<string, string | string[]>;
  body?: string;
}

/** A request that `fetch` would refuse or clean: its path, its method and its Host are sent as they are given. */
export function rawRequest(base: string, { method = 'GET', path, headers, body }: RawRequest) {
  const { hostname, port } = new URL(base);
  // By itself Node gives no length with a GET or a DELETE.
  const sized = body === undefined ? headers : { 'content-length': String(Buffer.byteLength(body)), ...headers };
  return new Promise<{ status: number; headers: Record<string, string | string[] | undefined>; text: string }>(
    (resolve, reject) => {
      const sent = request({ hostname, port, method, path, headers: sized, agent: false }, async (response) => {
        let text = '';
        for await (const chunk of response) text += String(chunk);
        resolve({ status: response.statusCode!, headers: response.headers, text });
      });
      sent.on('error', reject);
      sent.end(body);
    },
  );
}
