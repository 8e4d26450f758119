import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import type { AnswerOf, Endpoint, InputOf } from '#contract/endpoint.ts';
import { inputProblem } from '#contract/input-problem.ts';
import { Problem } from '#contract/problem.ts';
import { db } from './db.ts';

/** Of msw, one function for each method that the contract uses. */
const on = { GET: http.get, POST: http.post, PATCH: http.patch, PUT: http.put, DELETE: http.delete } as const;
type Method = keyof typeof on;

/**
 * Answers an endpoint of the contract as the API does: the same check of token and input, the same status, the same
 * envelope around a Problem. The types hold the answer to the contract.
 */
export function mock<const E extends Endpoint>(
  endpoint: E,
  answer: (input: InputOf<E>, request: Request) => AnswerOf<E> | Promise<AnswerOf<E>>,
): RequestHandler {
  return handle(endpoint, async (request, params) => {
    if (endpoint.access === 'student' && !db.isSignedIn(request)) throw new Problem(401, 'Please sign in again.');
    const input = { params, ...(await inputOf(endpoint, request)) } as unknown as InputOf<E>;
    const given = await answer(input, request);
    if (endpoint.status === 204) return new HttpResponse(null, { status: 204 });
    return HttpResponse.json(given as Record<string, unknown>, { status: endpoint.status });
  });
}

/** Fails as the API would: with a status, and a sentence where the server would have one. */
export function failing(endpoint: Endpoint, status = 500, sentence = ''): RequestHandler {
  return handle(endpoint, () => Promise.reject(new Problem(status, sentence)));
}

/** Can't be reached, as without a network. */
export function unreachable(endpoint: Endpoint): RequestHandler {
  return handle(endpoint, async () => HttpResponse.error());
}

/** Never answers, so that what is shown meanwhile can be looked at. */
export function never(endpoint: Endpoint): RequestHandler {
  return handle(endpoint, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
}

function handle(endpoint: Endpoint, respond: (request: Request, params: object) => Promise<Response>) {
  return on[endpoint.method as Method](`*${endpoint.path}`, async ({ request, params }) => {
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
  });
}

async function inputOf(endpoint: Endpoint, request: Request) {
  if (endpoint.upload) {
    const file = (await request.formData().catch(() => null))?.get('file');
    if (!(file instanceof File))
      throw new Problem(400, 'Choose a file to upload.', { fields: { file: 'Choose a file to upload.' } });
    return { file };
  }
  if (!endpoint.body) return {};
  const given: unknown = await request.json().catch(() => {
    throw new Problem(400, 'That request could not be read.');
  });
  const parsed = endpoint.body.safeParse(given);
  if (parsed.success) return { body: parsed.data };
  throw inputProblem(parsed.error.issues);
}
