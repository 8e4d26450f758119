import { TrieRouter } from 'hono/router/trie-router';
import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import { addresses, type EndpointName } from '#contract/addresses.ts';
import type { AnswerOf, Download, Endpoint, InputOf } from '#contract/endpoint.ts';
import { type Contract, contract } from '#contract/index.ts';
import { inputProblem } from '#contract/input-problem.ts';
import { withInstants } from '#contract/deadlines.ts';
import { limits } from '#contract/limits.ts';
import { fieldProblem, Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { sentences } from '#contract/sentences.ts';
import { type Account, db } from './db.ts';
import { readJson } from './read-json.ts';

/** The functions of msw for the methods that the contract uses. */
const on = { GET: http.get, POST: http.post, PATCH: http.patch, PUT: http.put, DELETE: http.delete } as const;
type Method = keyof typeof on;

type AccountFor<E> = E extends { access: 'student' } ? Account : undefined;

/** Answers a request whose token and input are checked. The types hold the answer to the contract. */
type Mock<E extends Endpoint> = (
  input: InputOf<E>,
  account: AccountFor<E>,
  request: Request,
) => AnswerOf<E> | Promise<AnswerOf<E>>;

/** A mock of every endpoint, by its name. */
export type AllMocks = { [N in EndpointName]: Mock<Contract[N]> };
export type Mocks = Partial<AllMocks>;

/**
 * Answers an endpoint of the contract as the API does: the same check of token and input, the same status, the same
 * envelope around a Problem.
 */
export function mock<const E extends Endpoint>(endpoint: E, answer: Mock<E>): RequestHandler {
  return handle(endpoint, mocked(endpoint, answer));
}

/**
 * The mocks of all endpoints in one handler. msw reads every request anew for each handler that it asks, so a handler for
 * each endpoint took an eighth of what a page's story asks of the processor.
 */
export function mockAll(mocks: AllMocks): RequestHandler {
  const router = new TrieRouter<Respond>();
  for (const name of Object.keys(addresses) as EndpointName[]) {
    const endpoint: Endpoint = contract[name];
    router.add(endpoint.method, endpoint.path, orProblem(mocked(endpoint, mocks[name] as Mock<Endpoint>)));
  }
  const found = ({ method, url }: Request) => router.match(method, new URL(url).pathname)[0][0];
  return http.all(
    ({ request }) => found(request) !== undefined,
    ({ request }) => {
      const [respond, params] = found(request)!;
      return respond(request, params);
    },
  );
}

/** Answers a request whose address has been understood. */
type Respond = (request: Request, params: object) => Promise<Response>;

function mocked<const E extends Endpoint>(endpoint: E, answer: Mock<E>): Respond {
  return async (request, params) => {
    const account = endpoint.access === 'student' ? db.signedIn(request) : undefined;
    if (endpoint.access === 'student' && !account) throw new Problem(401, refusals.signInAgain);
    const { body, ...others } = await inputOf(endpoint, request);
    const zoneOf = () => account!.planSettings.zone;
    const input = {
      params,
      ...others,
      body: account ? await withInstants(body, zoneOf) : body,
    } as unknown as InputOf<E>;
    const given = await answer(input, account as AccountFor<E>, request);
    if (endpoint.picture) return pictureFile(given as Blob);
    if (endpoint.download) return file(given as Download, endpoint.download);
    if (endpoint.status === 204) return new HttpResponse(null, { status: 204 });
    return HttpResponse.json(given as Record<string, unknown>, { status: endpoint.status });
  };
}

/** Fails as the API would: with a status, and where the server would have them a sentence and the wrong fields. */
export function failing(
  endpoint: Endpoint,
  status = 500,
  sentence = '',
  fields?: Record<string, string>,
): RequestHandler {
  return handle(endpoint, () => Promise.reject(new Problem(status, sentence, { fields })));
}

/** Can't be reached, as without a network. */
export function unreachable(endpoint: Endpoint): RequestHandler {
  return handle(endpoint, async () => HttpResponse.error());
}

/** Delays the answer of the mock that it stands before by `ms`. */
export const slow = (endpoint: Endpoint, ms = 2_000) => watched(endpoint, () => delay(ms));

/** Answers as a language model does: part after part, then the whole. Without `answer` it breaks off after the parts. */
export function streaming(endpoint: Endpoint & { streams: true }, parts: string[], answer?: object): RequestHandler {
  return handle(endpoint, async () => {
    const events = parts.map((part) => `event: text\ndata: ${JSON.stringify(part)}\n\n`);
    if (answer) events.push(`event: answer\ndata: ${JSON.stringify(answer)}\n\n`);
    return new HttpResponse(events.join(''), { headers: { 'Content-Type': 'text/event-stream' } });
  });
}

/** Calls `onRequest` with each request, and leaves the answer to the mock that it stands before. */
export function watched(endpoint: Endpoint, onRequest: (request: Request) => unknown): RequestHandler {
  return on[endpoint.method as Method](`*${endpoint.path}`, async ({ request }) => {
    await onRequest(request.clone());
  });
}

/** Never answers, so that a story can show what a student sees meanwhile. */
export function never(endpoint: Endpoint): RequestHandler {
  return handle(endpoint, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
}

function handle(endpoint: Endpoint, respond: Respond) {
  const answer = orProblem(respond);
  return on[endpoint.method as Method](`*${endpoint.path}`, ({ request, params }) => answer(request, params));
}

/** Where a problem is thrown, it is answered as the API does. */
function orProblem(respond: Respond): Respond {
  return async (request, params) => {
    try {
      return await respond(request, params);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const { status, message, fields, current, retryAfter } = error;
      const headers: Record<string, string> = {};
      if (status === 401) headers['WWW-Authenticate'] = 'Bearer';
      if (retryAfter) headers['Retry-After'] = String(retryAfter);
      return HttpResponse.json({ error: message, fields, current }, { status, headers });
    }
  };
}

async function inputOf({ body, query, upload }: Endpoint, request: Request) {
  if (upload) requireType(request, 'multipart/form-data');
  if (body) requireType(request, 'application/json');
  return {
    body: body && parse(body, await readJson(request)),
    query: query && parse(query, Object.fromEntries(new URL(request.url).searchParams)),
    file: upload && (await fileOf(request)),
  };
}

function requireType(request: Request, type: string) {
  const given = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (given !== type) throw new Problem(415, `Send this as ${type}.`);
}

function parse(schema: NonNullable<Endpoint['body']>, given: unknown) {
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw inputProblem(parsed.error.issues);
  return parsed.data;
}

async function fileOf(request: Request) {
  const given = (await request.formData().catch(() => null))?.get('file');
  if (!(given instanceof File)) throw fieldProblem(400, 'file', refusals.chooseFile);
  if (given.size > limits.upload) throw new Problem(413, sentences.fileTooLarge);
  return given;
}

function pictureFile(picture: Blob) {
  return new HttpResponse(picture, { headers: { 'Content-Type': picture.type, 'Content-Disposition': 'inline' } });
}

function file({ name, content }: Download, type: string) {
  const disposition = type.startsWith('text/calendar') ? 'inline' : `attachment; filename="${name}"`;
  return new HttpResponse(content, { headers: { 'Content-Type': type, 'Content-Disposition': disposition } });
}
