import type { z } from 'zod';
import { addresses, type EndpointName } from './addresses.ts';

type Address<N extends EndpointName> = (typeof addresses)[N];
export type MethodOf<N extends EndpointName> = Address<N> extends `${infer M} ${string}` ? M : never;
export type PathOf<N extends EndpointName> = Address<N> extends `${string} ${infer P}` ? P : never;

/** The names after colons in a path: `/api/apps/:id` gives `id`. */
export type PathParameter<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParameter<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

interface Shape {
  /** What it does, in a sentence for the reader of the API's documentation. */
  about: string;
  /** Who may call it: a student with a good token, unless it says `anyone`. */
  access?: 'anyone' | 'student';
  /** The status of a success: by default 200 where something is answered, else 204. */
  status?: 200 | 201 | 204;
  query?: z.ZodType<Record<string, unknown>>;
  /** A JSON body. */
  body?: z.ZodType;
  /** A multipart body with one field, `file`. */
  upload?: true;
  /** What a success answers; none for 204, a file and a picture. */
  answer?: z.ZodType;
  /** The content type of a file that a success answers instead. A browser opens it as a link. */
  download?: string;
  /** A success answers a picture instead, of the content type that it is. */
  picture?: true;
  /** Asks a coach: it may fail with 504 where that is too slow and, where it is a language model, with 502. */
  coached?: true;
  /**
   * A caller that accepts `text/event-stream` may be answered with one: `text` events with what was written of the answer
   * since the last, then `answer` with the whole of it, or `problem` with a failure's envelope and its status.
   */
  streams?: true;
  /** The answer depends on the session that asks, so it is cached for no other. */
  ofSession?: true;
  /** A success may send the browser away instead (302). */
  redirects?: true;
  /** Works through everything that the student has written, so a student has only a few of them answered at once. */
  heavy?: true;
  /** Adds to what is stored of the student, so it answers 413 where that is `limits.storedBytes` already. */
  stores?: true;
  /** Statuses of failures beyond those that follow from the shape (see `problemsOf`). */
  problems?: readonly ProblemStatus[];
}

export type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415;

/** Where a browser is sent instead of a file, and the secret by which it is known when it comes back. */
export interface Redirection {
  location: string;
  browser: string;
}

/** A file to download: its name on the student's disk, and its content. */
export interface Download {
  name: string;
  content: string | Uint8Array<ArrayBuffer>;
}

export interface Endpoint<N extends EndpointName = EndpointName> extends Shape {
  name: N;
  method: MethodOf<N>;
  path: PathOf<N>;
  access: 'anyone' | 'student';
  status: 200 | 201 | 204;
}

type AccessOf<S> = S extends { access: infer A } ? A : 'student';

/** Describes an endpoint once, for the client, the mocks, the routes and the contract tests. */
export function endpoint<const N extends EndpointName, const S extends Shape>(name: N, shape: S) {
  const [method, path] = splitAddress(name);
  const { access = 'student', status = shape.answer || shape.download || shape.picture ? 200 : 204 } = shape;
  return {
    ...shape,
    name,
    method: method as MethodOf<N>,
    path: path as PathOf<N>,
    access: access as AccessOf<S>,
    status: status as Endpoint['status'],
  };
}

export function splitAddress(name: EndpointName) {
  return addresses[name].split(' ') as [method: string, path: string];
}

type Given<E extends { path: string }, Side extends 'input' | 'output'> = ([PathParameter<E['path']>] extends [never]
  ? unknown
  : { params: Record<PathParameter<E['path']>, string> }) &
  (E extends { query: infer Query extends z.ZodType } ? { query: Query['_zod'][Side] } : unknown) &
  (E extends { body: infer Body extends z.ZodType } ? { body: Body['_zod'][Side] } : unknown) &
  (E extends { upload: true } ? { file: File } : unknown);

/** What a caller gives to an endpoint. */
export type CallOf<E extends { path: string }> = Given<E, 'input'>;

/** The same after parsing: what a service or a mock receives. */
export type InputOf<E extends { path: string }> = Given<E, 'output'>;

/** What a success answers: an object, a file, a picture, or nothing for 204. */
export type AnswerOf<E> = E extends { answer: infer A extends z.ZodType }
  ? z.output<A>
  : E extends { download: string }
    ? Download | (E extends { redirects: true } ? Redirection : never)
    : E extends { picture: true }
      ? Blob
      : void;

/**
 * Every status with which an endpoint itself may refuse a request. The limits of size and rate, which hold for all, and the
 * failures of services outside (502, 504) are not among them.
 */
export function problemsOf({ access, path, body, upload, problems = [] }: Endpoint): ProblemStatus[] {
  const statuses = new Set<ProblemStatus>(problems);
  if (body || upload) statuses.add(400).add(415);
  if (access === 'student') statuses.add(401);
  if (path.includes('/:')) statuses.add(404);
  return [...statuses].toSorted((a, b) => a - b);
}
