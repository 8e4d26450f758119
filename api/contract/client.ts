import type { EndpointName } from './addresses.ts';
import { type AnswerOf, type CallOf, splitAddress } from './endpoint.ts';
import type { Contract } from './index.ts';
import { Problem } from './problem.ts';

type Call<N extends EndpointName> = CallOf<Contract[N]> & {
  signal?: AbortSignal;
  /** Lets the request outlive the page; the body must then be under 64 KiB. */
  keepalive?: boolean;
} & (Contract[N] extends { streams: true }
    ? {
        /** Told of the answer while it is written, each time with what was written since. */
        onText?: (text: string) => void;
      }
    : unknown);

/** Every endpoint but the files, which a browser opens by their address. */
export type CallableName = { [N in EndpointName]: Contract[N] extends { download: string } ? never : N }[EndpointName];

/** What a call of an endpoint is given after its name; nothing where it takes nothing. */
export type Arguments<N extends CallableName> =
  unknown extends CallOf<Contract[N]> ? [call?: Call<N>] : [call: Call<N>];

export type Answer<N extends CallableName> = AnswerOf<Contract[N]>;

/** Calls any endpoint by its name; throws a Problem for a failure, with status 0 where the server was not reached. */
export type Client = <N extends CallableName>(name: N, ...call: Arguments<N>) => Promise<Answer<N>>;

interface ClientOptions {
  /** Where the API is, without a slash at the end; empty for the page's own origin. */
  base?: string;
  /** The bearer token of the moment, if there is one. */
  token?: () => string | null;
  /** Told of every failure before it is thrown, and which token the call was made with. */
  onProblem?: (problem: Problem, token: string | null) => void;
}

interface LooseCall {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: File;
  signal?: AbortSignal;
  keepalive?: boolean;
  onText?: (text: string) => void;
}

export function createClient({ base = '', token = () => null, onProblem }: ClientOptions = {}): Client {
  async function call(name: EndpointName, given: LooseCall = {}) {
    const { params = {}, query = {}, body, file, signal, keepalive, onText } = given;
    const [method] = splitAddress(name);
    const url = base + addressOf(name, { params, query });
    const headers = new Headers({ accept: onText ? `${EVENTS}, application/json` : 'application/json' });
    const bearer = token();
    if (bearer) headers.set('authorization', `Bearer ${bearer}`);

    let payload: FormData | string | undefined;
    if (file) {
      payload = new FormData();
      payload.set('file', file);
    } else if (body !== undefined) {
      headers.set('content-type', 'application/json');
      payload = JSON.stringify(body);
    }

    try {
      // Looked up at the call: a mock may have replaced it since this client was made.
      const response = await globalThis.fetch(url, { method, headers, body: payload, signal, keepalive });
      if (onText && response.headers.get('content-type')?.startsWith(EVENTS)) return await readEvents(response, onText);
      if (response.headers.get('content-type')?.startsWith('image/')) return await response.blob();
      const json = () => response.json() as Promise<unknown>;
      if (!response.ok)
        throw problemFrom(response.status, await json().catch(() => undefined), response.headers.get('retry-after'));
      // What is no JSON was not answered by Laurel, but by a network that wants a sign-in, or it broke off.
      return response.status === 204 ? undefined : await json();
    } catch (error) {
      if (signal?.aborted) throw error;
      const problem = error instanceof Problem ? error : new Problem(0, '');
      onProblem?.(problem, bearer);
      throw problem;
    }
  }
  return call as unknown as Client;
}

/** The path and query of an endpoint, for a link. */
export function addressOf(name: EndpointName, { params = {}, query = {} }: Pick<LooseCall, 'params' | 'query'> = {}) {
  return fillPath(splitAddress(name)[1], params) + queryString(query);
}

function fillPath(path: string, params: Record<string, string>) {
  return path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
}

function queryString(query: Record<string, unknown>) {
  const given = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) given.set(key, String(value));
  return given.size === 0 ? '' : `?${given}`;
}

const EVENTS = 'text/event-stream';

/** Reads an answer that comes as events; one that breaks off is a failure like any other. */
async function readEvents(response: Response, onText: (text: string) => void) {
  const { EventSourceParserStream } = await import('eventsource-parser/stream');
  const events = response.body!.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  for (const reader = events.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) throw new Problem(0, '');
    const data: unknown = JSON.parse(value.data);
    if (value.event === 'text') onText(data as string);
    if (value.event === 'answer') return data;
    if (value.event === 'problem') throw problemFrom((data as { status: number }).status, data);
  }
}

function problemFrom(status: number, answer: unknown, retry?: string | null) {
  const { error, fields, current } = (answer ?? {}) as {
    error?: string;
    fields?: Record<string, string>;
    current?: unknown;
  };
  const retryAfter = Number(retry) || undefined;
  return new Problem(status, error ?? '', { fields, current, retryAfter });
}
