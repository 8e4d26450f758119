import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { Endpoint } from '#contract/endpoint.ts';
import { hostileTexts } from './hostile.ts';
import { anyJson, inputsOf, jsonText, nearlyInputs } from './inputs.ts';

export interface HostileRequest {
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

/** What a request may name, so that it is not always answered that there is no such thing. */
export interface Names {
  token: string;
  /** Of this student's rows. */
  own: string[];
  /** Of another student's rows. */
  foreign: string[];
  tickets: string[];
  email: string;
}

const weighted = <T>(...choices: [weight: number, Arbitrary<T>][]) =>
  fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })));

const idsOf = ({ own, foreign }: Names) =>
  weighted(
    [8, fc.constantFrom('main', ...own)],
    [3, fc.constantFrom(...foreign)],
    [1, fc.constantFrom('none', '', '.', '..', '../../etc/passwd', '%', 'null', '__proto__', 'x'.repeat(4_000))],
    [1, fc.constantFrom(...Object.values(hostileTexts))],
  );

const DATES = '2026-11-01,2026-11-02T03:59:00.000Z,2028-02-29,2026-02-29,2026-13-01,2026-11-01 25:00,,today'.split(',');
const EDGES = ['2000-01-01T00:00:00+14:59', '2100-12-31T23:59:59-14:59', '1999-12-31', '9999-12-31', '-000001-01-01'];
const dates = fc.constantFrom(...DATES, ...EDGES);
const zones = fc.constantFrom(
  'America/New_York',
  'Asia/Kathmandu',
  'UTC',
  'utc',
  '+05:30',
  'Mars/Phobos',
  '../UTC',
  '',
);

function knownOf(names: Names) {
  const ids = idsOf(names);
  const emails = weighted(
    [3, fc.constant(names.email)],
    [3, fc.nat(999).map((n) => `new-${n}@example.com`)],
    [3, fc.constantFrom(...Object.values(hostileTexts)).map((text) => `${text}@example.com`)],
    [1, fc.constantFrom('a@b', '@', 'a@b.c,d@e.f', 'a@b.c\r\nBcc: d@e.f', `${'a'.repeat(242)}@example.com`)],
  );
  return {
    appId: ids,
    essayId: ids,
    supplementalId: ids,
    ids,
    email: emails,
    confirm: emails,
    deadline: fc.option(dates),
    due: fc.option(dates),
    tz: zones,
    ticket: fc.constantFrom('', 'guessed', ...names.tickets),
    avatar: fc.constantFrom(
      null,
      '',
      'https://example.com/a.png',
      'javascript:alert(1)',
      'data:text/html,x',
      'https://',
    ),
  };
}

/** Of many requests to an endpoint nearly half are as its schema wants them, the others wrong in one or in every way. */
export function requestsTo(endpoint: Endpoint, names: Names): Arbitrary<HostileRequest> {
  const { method, path, query, body, upload, coached } = endpoint;
  const options = { known: knownOf(names), longest: coached ? 1_000 : 100_000 };
  const given = fc.record({
    path: pathsOf(path, idsOf(names)),
    query: query ? queriesOf(inputsOf(query, options)) : weighted([9, fc.constant('')], [1, oddQueries]),
    headers: headersOf(names.token),
    body: body ? jsonBodies(inputsOf(body, options)) : upload ? forms : fc.constant(undefined),
  });
  return given.map(({ path, query, headers, body }) => {
    const type = upload ? 'multipart/form-data; boundary=b' : 'application/json';
    return {
      method,
      path: path + query,
      headers: { ...(body !== undefined && { 'content-type': type }), ...headers },
      body,
    };
  });
}

function pathsOf(path: string, ids: Arbitrary<string>): Arbitrary<string> {
  const spellings: ((id: string) => string)[] = [(id) => `${id}%2F..%2Fx`, (id) => `${id}%00`, () => '%ZZ%C3'];
  const id = fc.tuple(ids, weighted([9, fc.constant((id: string) => id)], [1, fc.constantFrom(...spellings)]));
  return fc.tuple(id, id).map((given) => {
    let at = 0;
    return path.replace(/:\w+/g, () => {
      const [text, spell] = given[at++]!;
      return spell(encoded(text));
    });
  });
}

/** A text in a path, also where it has half a pair, which is nothing in UTF-8. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

const ODD = ['?', '?&&&', '?=', '?a', '?__proto__=x', '?a[]=1&a[]=2', '?q=%', '?tz=%ff', '?q=%00'];
const oddQueries = fc.constantFrom(...ODD, `?${'a=b&'.repeat(500)}`);

function queriesOf(inputs: Arbitrary<unknown>) {
  const written = fc.oneof(inputs, nearlyInputs(inputs)).map((input) => {
    const pairs = Object.entries(Object(input) as object).map(([key, value]) => [
      key,
      (typeof value === 'string' ? value : jsonText(value)).toWellFormed().slice(0, 2_000),
    ]);
    return `?${new URLSearchParams(pairs).toString()}`;
  });
  const repeated = written.map((query) => `${query}&${query.slice(1)}`);
  return weighted([8, written], [1, repeated], [1, oddQueries]);
}

function headersOf(token: string): Arbitrary<Record<string, string>> {
  const good = { authorization: `Bearer ${token}` };
  const odd = fc.constantFrom<Record<string, string>>(
    {},
    { authorization: 'Bearer guessed' },
    { authorization: `Basic ${token}` },
    { authorization: `Bearer ${token} ${token}` },
    { authorization: `Bearer ${'a'.repeat(8_000)}` },
    { ...good, 'content-type': 'text/plain' },
    { ...good, 'content-type': 'application/json; charset=latin1' },
    { ...good, 'content-type': 'multipart/form-data' },
    { ...good, 'content-type': '\u00ff;;;=' },
    { ...good, 'content-encoding': 'gzip' },
    { ...good, accept: 'text/html' },
    { ...good, accept: 'text/event-stream', 'last-event-id': '-1' },
    { ...good, cookie: 'laurel-authorization=x; '.repeat(100), 'x-forwarded-for': 'not an address, ::1, ;--' },
    { ...good, 'x-http-method-override': 'DELETE', 'x-forwarded-host': 'evil.example', 'x-request-id': '<script>' },
    Object.assign(Object.fromEntries(Array.from({ length: 150 }, (_, i) => [`x-${i}`, 'y'])), good),
  );
  return weighted([12, fc.constant(good)], [3, odd]);
}

function jsonBodies(inputs: Arbitrary<unknown>): Arbitrary<string | Uint8Array<ArrayBuffer>> {
  const broken = fc
    .tuple(inputs.map(jsonText), fc.nat(), fc.constantFrom('', '\u0000', '}', ',', '\\u12', '\ufeff', "'"))
    .map(([text, at, put]) => text.slice(0, at % (text.length + 1)) + put + text.slice((at % (text.length + 1)) + 1));
  const twice = inputs.map((input) => {
    const text = jsonText(input);
    return text.startsWith('{') && text.length > 2 ? `{${text.slice(1, -1)},${text.slice(1)}` : text;
  });
  return weighted<string | Uint8Array<ArrayBuffer>>(
    [8, inputs.map(jsonText)],
    [8, nearlyInputs(inputs).map(jsonText)],
    [2, anyJson.map(jsonText)],
    [1, broken],
    [1, twice],
    [1, fc.uint8Array({ maxLength: 60 }).map((bytes) => Uint8Array.from(bytes))],
  );
}

const HEADS = [
  'name="file"; filename="essay.txt"',
  'name="file"; filename="../../etc/passwd"',
  'name="file"',
  `name="file"; filename*=UTF-8''%00%2e%2e`,
  'name="__proto__"; filename="a"',
  'filename="a"',
];

/** A multipart body with the boundary «b», or something like it. */
const forms = fc
  .tuple(
    fc.array(
      fc.tuple(
        fc.constantFrom(...HEADS),
        fc.oneof(fc.uint8Array({ maxLength: 80 }), fc.constantFrom(...Object.values(hostileTexts))),
      ),
      {
        maxLength: 10,
      },
    ),
    fc.constantFrom('--b--\r\n', '--b', ''),
  )
  .map(([parts, end]) => {
    const written = parts.flatMap(([head, content]) => [
      `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n`,
      content,
      '\r\n',
    ]);
    return new Uint8Array(Buffer.concat([...written, end].map((part) => Buffer.from(part as string))));
  });
