import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Batch,
  type Connection,
  connect,
  describe,
  execute,
  executeBatch,
  executeSequence,
  isWrite,
  type Statement,
  StatementError,
} from './hrana-statements.ts';

/** Milliseconds after which a stream that nobody uses is closed. */
const EXPIRY = 10_000;
/** Milliseconds for which an open transaction keeps other writers waiting; then it is taken back. */
const MOST_HELD = 5_000;

type Request =
  | { type: 'close' }
  | { type: 'execute'; stmt: Statement }
  | { type: 'batch'; batch: Batch }
  | { type: 'sequence' | 'describe'; sql?: string; sql_id?: number }
  | { type: 'store_sql'; sql_id: number; sql: string }
  | { type: 'close_sql'; sql_id: number };

/** A connection for as long as a client wants it: several requests, each naming the baton that the one before was answered. */
interface Stream {
  connection: Connection;
  texts: Map<number, string>;
  /** Whether others that want to write have to wait for its transaction. */
  holdsLock: boolean;
  isTakenBack: boolean;
  expiry?: NodeJS.Timeout;
}

/** What refuses a whole request, not one statement in it. */
class Refusal extends Error {
  readonly status: number;
  readonly body: string | object;

  constructor(status: number, body: string | object) {
    super();
    this.status = status;
    this.body = body;
  }
}

/**
 * A stand-in of a libSQL server over HTTP (Hrana 2 in JSON, which is what the client speaks), on a SQLite file: streams with
 * batons that expire, an open transaction that keeps other writers waiting, and answers and errors as libsql-server 0.24 gives them.
 * @param token where given, every request has to carry it as its bearer token
 * @param port 0 is any free one
 */
export async function startHranaServer({ file, token, port = 0 }: { file: string; token?: string; port?: number }) {
  const streams = new Map<string, Stream>();
  const open = new Set<Stream>();
  const free: Connection[] = [];
  connect(file).close();

  function takeStream(baton: string | null | undefined): Stream {
    if (!baton) {
      const stream = {
        connection: free.pop() ?? connect(file),
        texts: new Map(),
        holdsLock: false,
        isTakenBack: false,
      };
      open.add(stream);
      return stream;
    }
    const stream = streams.get(baton);
    if (!stream) throw new Refusal(400, 'Received an invalid baton');
    streams.delete(baton);
    clearTimeout(stream.expiry);
    if (!open.has(stream))
      throw new Refusal(400, { message: 'The stream has expired due to inactivity', code: 'STREAM_EXPIRED' });
    return stream;
  }

  /** The baton with which the stream goes on; none where it was closed. */
  function putBack(stream: Stream) {
    if (!open.has(stream)) return null;
    const baton = randomUUID();
    streams.set(baton, stream);
    stream.expiry = setTimeout(() => close(stream), EXPIRY).unref();
    return baton;
  }

  function close(stream: Stream) {
    if (!open.delete(stream)) return;
    // A transaction that is left open is taken back; its connection is not used again.
    if (stream.connection.inTransaction) stream.connection.close();
    else free.push(stream.connection);
  }

  /** Waits until no other stream's transaction has written; takes back the one that lasts too long. */
  async function waitForLock(stream: Stream) {
    const end = Date.now() + MOST_HELD;
    for (;;) {
      const holder = [...open].find((other) => other !== stream && other.holdsLock);
      if (!holder) return;
      if (Date.now() > end) {
        holder.connection.exec('ROLLBACK');
        holder.holdsLock = false;
        holder.isTakenBack = true;
      } else await wait(5);
      if (!open.has(stream)) throw new Refusal(503, 'The server was stopped');
    }
  }

  /** What one request of a stream is answered. Throws a `StatementError` where its SQL is refused. */
  async function answer(stream: Stream, request: Request) {
    const { connection, texts } = stream;
    const textOf = ({ sql, sql_id }: { sql?: string; sql_id?: number }) => {
      const text = sql ?? texts.get(sql_id!);
      if (text === undefined) throw new Refusal(400, `SQL text with id ${sql_id} was not found`);
      return text;
    };
    const inTurn = async <T>(statements: { sql?: string; sql_id?: number }[], work: () => T) => {
      const writes = statements.some((statement) => isWrite(textOf(statement)));
      if (writes) await waitForLock(stream);
      if (stream.isTakenBack) throw new StatementError('TRANSACTION_TIMEOUT', 'Transaction timed out');
      try {
        return work();
      } finally {
        stream.holdsLock = connection.inTransaction && (stream.holdsLock || writes);
      }
    };
    const { type } = request;
    if (type === 'execute') {
      const { stmt } = request;
      return { type, result: await inTurn([stmt], () => execute(connection, textOf(stmt), stmt)) };
    }
    if (type === 'batch') {
      const { batch } = request;
      const statements = batch.steps.map(({ stmt }) => stmt);
      return { type, result: await inTurn(statements, () => executeBatch(connection, batch, textOf)) };
    }
    if (type === 'describe') return { type, result: describe(connection, textOf(request)) };
    if (type === 'sequence') await inTurn([request], () => executeSequence(connection, textOf(request)));
    else if (type === 'store_sql') texts.set(request.sql_id, request.sql);
    else if (type === 'close_sql') texts.delete(request.sql_id);
    else if (type === 'close') close(stream);
    else throw new Refusal(400, `Version 2 of the protocol has no request \`${type as string}\``);
    return { type };
  }

  async function pipeline({ baton, requests }: { baton?: string | null; requests: Request[] }) {
    const stream = takeStream(baton);
    const results = [];
    try {
      for (const request of requests) {
        const answered = await answer(stream, request).then(
          (response) => ({ type: 'ok', response }),
          (error) => {
            if (!(error instanceof StatementError)) throw error;
            return { type: 'error', error: { message: error.message, code: error.code } };
          },
        );
        results.push(answered);
      }
    } catch (error) {
      close(stream);
      throw error;
    }
    return { baton: putBack(stream), base_url: null, results };
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const send = (status: number, body: string | object) => {
      const isText = typeof body === 'string';
      response.writeHead(status, { 'content-type': isText ? 'text/plain' : 'application/json' });
      response.end(isText ? body : JSON.stringify(body));
    };
    try {
      if (request.method === 'GET' && request.url === '/v2')
        return send(200, 'Hello, this is HTTP API v2 (Hrana over HTTP)');
      if (request.method !== 'POST' || request.url !== '/v2/pipeline') return send(404, '');
      if (token && request.headers.authorization !== `Bearer ${token}`)
        throw new Refusal(401, { error: 'Unauthorized: `The JWT is invalid`' });
      send(200, await pipeline((await json(request)) as Parameters<typeof pipeline>[0]));
    } catch (error) {
      if (error instanceof Refusal) send(error.status, error.body);
      else send(500, String(error));
    }
  }

  const server = createServer((request, response) => void respond(request, response)).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const at = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${at}`,
    port: at,
    /** Ends at once, as if killed: who waits for an answer gets none. */
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      for (const stream of open) {
        clearTimeout(stream.expiry);
        close(stream);
      }
      for (const connection of free) connection.close();
    },
  };
}
