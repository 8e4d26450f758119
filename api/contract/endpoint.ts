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
  /** Who may call it: anyone, or only a student with a good token. */
  access: 'anyone' | 'student';
  /** The status of a success. */
  status: 200 | 201 | 204;
  query?: z.ZodType<Record<string, unknown>>;
  /** A JSON body. */
  body?: z.ZodType;
  /** A multipart body with one field, `file`. */
  upload?: true;
  /** What a success answers; none for 204. */
  answer?: z.ZodType;
}

export interface Endpoint<N extends EndpointName = EndpointName> extends Shape {
  name: N;
  method: MethodOf<N>;
  path: PathOf<N>;
}

/** Describes an endpoint once, for the client, the mocks, the routes and the contract tests. */
export function endpoint<const N extends EndpointName, const S extends Shape>(name: N, shape: S) {
  const [method, path] = splitAddress(name);
  return { name, method: method as MethodOf<N>, path: path as PathOf<N>, ...shape };
}

export function splitAddress(name: EndpointName) {
  return addresses[name].split(' ') as [method: string, path: string];
}

type Part<E, K extends string> = E extends { [key in K]: infer Schema extends z.ZodType } ? Schema : never;

/** What a caller gives to an endpoint. */
export type CallOf<E extends { path: string }> = ([PathParameter<E['path']>] extends [never]
  ? unknown
  : { params: Record<PathParameter<E['path']>, string> }) &
  (E extends { query: z.ZodType } ? { query: z.input<Part<E, 'query'>> } : unknown) &
  (E extends { body: z.ZodType } ? { body: z.input<Part<E, 'body'>> } : unknown) &
  (E extends { upload: true } ? { file: File } : unknown);

/** The same after parsing: what a service or a mock receives. */
export type InputOf<E extends { path: string }> = ([PathParameter<E['path']>] extends [never]
  ? unknown
  : { params: Record<PathParameter<E['path']>, string> }) &
  (E extends { query: z.ZodType } ? { query: z.output<Part<E, 'query'>> } : unknown) &
  (E extends { body: z.ZodType } ? { body: z.output<Part<E, 'body'>> } : unknown) &
  (E extends { upload: true } ? { file: File } : unknown);

/** What a success answers: an object, or nothing for 204. */
export type AnswerOf<E> = E extends { answer: infer A extends z.ZodType } ? z.output<A> : void;
