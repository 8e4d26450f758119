import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { contract } from '#contract/index.ts';
import { hostileTexts } from './hostile.ts';

/** JSON Schema, as far as the inputs of the contract use it. */
interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

interface Options {
  /** Values of fields by their names, for what a schema does not say: ids, zones, e-mails. */
  known?: Record<string, Arbitrary<unknown>>;
  /** The most characters of a text; longer limits are not gone to. */
  longest?: number;
}

/** How an input looks as JSON, before it is parsed. */
function schemaOf(input: z.ZodType) {
  return z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema;
}

/** Every field that has a type somewhere in the contract, by its name: a cell of an import says nothing of itself. */
const fields: Record<string, Schema> = {};
for (const { body, query } of Object.values(contract) as Endpoint[]) {
  for (const input of [body, query]) if (input) collect(schemaOf(input));
}

function collect(schema: Schema, defs = schema.$defs) {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (Object.keys(field).length > 0) fields[name] ??= { ...field, $defs: defs };
    collect(field, defs);
  }
  for (const inner of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])])
    collect(inner, defs);
}

/** Inputs that the schema of an endpoint describes, hostile in what it leaves open, at its limits and just past them. */
export function inputsOf(input: z.ZodType, options: Options = {}): Arbitrary<unknown> {
  const schema = schemaOf(input);
  return valuesOf(schema, { longest: 100_000, known: {}, ...options }, schema.$defs);
}

function valuesOf(
  schema: Schema,
  options: Required<Options>,
  defs: Schema['$defs'] = {},
  name = '',
): Arbitrary<unknown> {
  const of = (inner: Schema, field = name) => valuesOf(inner, options, defs, field);
  const known = options.known[name];
  if (known && schema.type !== 'array') return known;
  if (schema.$ref) return of(defs[schema.$ref.split('/').at(-1)!]!);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => of(choice)));
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => of({ ...schema, type })));
  switch (schema.type) {
    case 'object': {
      const properties = Object.entries(schema.properties ?? {});
      const values = Object.fromEntries(properties.map(([key, value]) => [key, of(value, key)]));
      return fc.record(values, { requiredKeys: schema.required ?? [], noNullPrototype: true });
    }
    case 'array': {
      const { items = {}, minItems = 0, maxItems = 3 } = schema;
      return fc.array(of(items), { minLength: minItems, maxLength: Math.min(maxItems, 3) });
    }
    case 'string':
      return texts(schema, options.longest);
    case 'integer':
    case 'number':
      return numbers(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default: {
      const field = fields[name];
      return field ? fc.oneof(valuesOf(field, options, field.$defs), scalars) : anything;
    }
  }
}

const hostile = fc.constantFrom(...Object.values(hostileTexts));
const someText = fc
  .array(
    fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 12 }), fc.constantFrom('robotics', 'I kept every lid.')),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((parts) => parts.join(' '));

/** Hostile texts, and now and then one that is exactly as long as it may be, or one off. */
function texts({ minLength = 0, maxLength = 1_000 }: Schema, longest: number): Arbitrary<string> {
  const ordinary = someText.map((text) => text.slice(0, Math.max(maxLength, minLength)));
  const limits = [minLength, maxLength].filter((limit) => limit <= longest);
  const atLimit = fc
    .tuple(fc.constantFrom(0, ...limits), fc.integer({ min: -1, max: 1 }), fc.oneof(hostile, fc.constant('a')))
    .map(([limit, off, text]) => text.repeat(Math.ceil((limit + 1) / text.length)).slice(0, Math.max(0, limit + off)));
  return fc.oneof(
    { arbitrary: ordinary, weight: 6 },
    { arbitrary: atLimit, weight: limits.some((n) => n > 1_000) ? 1 : 3 },
  );
}

function numbers({ type, minimum = -1_000, maximum = 1_000 }: Schema): Arbitrary<number> {
  const inside =
    type === 'integer'
      ? fc.integer({ min: minimum, max: Math.min(maximum, 2 ** 31) })
      : fc.double({ min: minimum, max: maximum, noNaN: true });
  return fc.oneof(
    { arbitrary: inside, weight: 4 },
    { arbitrary: fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1, 0.5, -0, 1e308), weight: 1 },
  );
}

/** JSON's number that is none: it is read as Infinity. */
const BEYOND = '«1e999»';
const scalars = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e308, BEYOND, '', 'null', 'NaN', '1e999', ' 12 ', '0x10'),
  hostile,
);
const deep = fc.integer({ min: 1, max: 1_000 }).map((depth) => {
  let value: unknown = [];
  for (let i = 0; i < depth; i++) value = i % 2 ? [value] : { a: value };
  return value;
});
const prototypes = fc
  .tuple(fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then'), scalars)
  .map(([key, value]) => Object.fromEntries([[key, value]]) as unknown);
const anything = fc.oneof(
  scalars,
  fc.jsonValue({ maxDepth: 3 }),
  prototypes,
  deep,
  fc.array(scalars, { maxLength: 3 }),
);

type Change = 'replace' | 'remove' | 'add' | 'wrap';

/** Inputs of which one part is wrong: of another type, missing, too much. */
export function nearlyInputs(inputs: Arbitrary<unknown>): Arbitrary<unknown> {
  const changes = fc.constantFrom<Change>('replace', 'remove', 'add', 'wrap');
  const keys = fc.constantFrom(
    '__proto__',
    'constructor',
    'id',
    'userId',
    'user_id',
    'extra',
    '$where',
    '',
    'createdAt',
  );
  return fc
    .tuple(inputs, fc.nat(), changes, keys, anything)
    .map(([input, at, change, key, value]) => changed(input, at, change, key, value));
}

function changed(input: unknown, at: number, change: Change, key: string, value: unknown): unknown {
  const copy = structuredClone({ input });
  const places = placesIn(copy);
  const [parent, name] = places[at % places.length]!;
  const owner = parent as Record<string, unknown>;
  const there = owner[name];
  if (change === 'remove') delete owner[name];
  else if (change === 'wrap') owner[name] = [there];
  else if (change === 'add' && typeof there === 'object' && there !== null) {
    Object.defineProperty(there, key, { value, enumerable: true, configurable: true, writable: true });
  } else owner[name] = value;
  return copy.input;
}

/** Every object or list within a value, with each of its keys. */
function placesIn(value: object): [parent: object, key: string][] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => [
    [value, key] as [object, string],
    ...(typeof inner === 'object' && inner !== null ? placesIn(inner) : []),
  ]);
}

/** Any JSON value at all. */
export const anyJson: Arbitrary<unknown> = anything;

/** As JSON text; undefined is no text at all. */
export function jsonText(value: unknown) {
  return (JSON.stringify(value) ?? '').replaceAll(JSON.stringify(BEYOND), '1e999');
}
