import { connect } from 'node:net';

export interface WireAnswer {
  status: number;
  /** Names in small letters. */
  headers: Record<string, string>;
  body: string;
}

export type Bytes = readonly (string | Uint8Array)[];

/** Milliseconds without an end after which a connection hangs. */
const HANGS = 15_000;

/**
 * Sends bytes as they are over a connection of its own, and reads until the server closes it. Rejects where it does not.
 * @param hangsUp says after the last byte that no more will come. Node then waits for no answer of its own
 */
export function sendBytes(address: string, bytes: Bytes, { hangsUp = false } = {}): Promise<WireAnswer[]> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const received: Buffer[] = [];
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const hanging = setTimeout(() => {
      socket.destroy();
      reject(new Error(`The connection hangs, after ${JSON.stringify(Buffer.concat(received).toString('latin1'))}.`));
    }, HANGS);
    socket.on('data', (chunk) => received.push(chunk));
    // A server may close while it is still being sent to.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(hanging);
      resolve(answersIn(Buffer.concat(received)));
    });
    socket.on('end', () => socket.end());
    for (const part of bytes) socket.write(typeof part === 'string' ? Buffer.from(part, 'latin1') : part);
    if (hangsUp) socket.end();
  });
}

/** The answers in what a server has sent, in their order. */
function answersIn(received: Buffer): WireAnswer[] {
  const answers: WireAnswer[] = [];
  for (let rest = received; rest.length > 0;) {
    const end = rest.indexOf('\r\n\r\n');
    const [start = '', ...lines] = rest
      .subarray(0, end === -1 ? undefined : end)
      .toString('latin1')
      .split('\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(start)?.[1]);
    if (end === -1 || !status) throw new Error(`This is no answer: ${JSON.stringify(rest.toString('latin1'))}`);
    const headers = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    );
    const { body, size } = bodyIn(rest.subarray(end + 4), status, headers);
    // An interim answer, such as 100 Continue, is none.
    if (status >= 200) answers.push({ status, headers, body: body.toString() });
    rest = rest.subarray(end + 4 + size);
  }
  return answers;
}

function bodyIn(rest: Buffer, status: number, headers: Record<string, string>) {
  if (status < 200 || status === 204 || status === 304) return { body: Buffer.alloc(0), size: 0 };
  if (headers['transfer-encoding'] !== 'chunked') {
    // The answer to HEAD has a length and no body.
    const length = rest.subarray(0, 5).toString() === 'HTTP/' ? 0 : Number(headers['content-length'] ?? 0);
    return { body: rest.subarray(0, length), size: length };
  }
  const chunks: Buffer[] = [];
  for (let at = 0; ;) {
    const lineEnd = rest.indexOf('\r\n', at);
    const length = lineEnd === -1 ? 0 : Number.parseInt(rest.subarray(at, lineEnd).toString(), 16);
    if (!length) return { body: Buffer.concat(chunks), size: lineEnd === -1 ? rest.length : lineEnd + 4 };
    chunks.push(rest.subarray(lineEnd + 2, lineEnd + 2 + length));
    at = lineEnd + 2 + length + 2;
  }
}
