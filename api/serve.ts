import { isUtf8 } from 'node:buffer';
import { zValidator } from '@hono/zod-validator';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { z } from 'zod';
import { inputProblem } from '#contract/input-problem.ts';
import type { AnswerOf, Download, Endpoint, InputOf, Redirection } from '#contract/endpoint.ts';
import { withInstants } from '#contract/deadlines.ts';
import { limits } from '#contract/limits.ts';
import { fieldProblem, Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { sentences } from '#contract/sentences.ts';
import { answerFromCache, isCacheable } from './answer-cache.ts';
import { answerInParts } from './answer-in-parts.ts';
import { sendAway } from './browser-cookie.ts';
import type { StudentContext, VisitorContext } from './context.ts';
import { countLargeBodies, limitHeavyRequests } from './heavy-requests.ts';
import type { HttpEnv } from './http-env.ts';
import { mostBytes, readLargeBody } from './request-body.ts';
import { readPlanSettings } from './services/plan.ts';
import { studentOf } from './services/sessions.ts';
import { withinQuota } from './services/stored-bytes.ts';

type ContextOf<E> = E extends { access: 'student' } ? StudentContext : VisitorContext;

/** Puts a service behind an endpoint of the contract: checks the caller and the input, and answers its status. */
export function serve<const E extends Endpoint>(
  endpoint: E,
  service: (context: ContextOf<E>, input: InputOf<E>) => Promise<AnswerOf<E>>,
) {
  const guards: MiddlewareHandler<HttpEnv>[] = [];
  if (endpoint.access === 'student') guards.push(requireStudent);
  if (isCacheable(endpoint)) guards.push(answerFromCache);
  if (endpoint.heavy) guards.push(limitHeavyRequests);
  if (endpoint.access === 'student' && endpoint.body) guards.push(countLargeBodies);
  if (endpoint.body || endpoint.upload) guards.push(readLargeBody);
  if (endpoint.body) guards.push(requireType('application/json'), requireUtf8, valid('json', endpoint.body));
  if (endpoint.query) guards.push(valid('query', endpoint.query));
  if (endpoint.upload) guards.push(requireType('multipart/form-data'), requireFile);
  // Last, so that only a request that would store something is counted.
  if (endpoint.stores) guards.push(limitStoredBytes);

  const handle = async (c: Context<HttpEnv>) => {
    // HEAD only looks whether there is something, and must not use up a ticket.
    if (endpoint.download && c.req.method === 'HEAD')
      throw new Problem(405, `This address takes ${endpoint.method} only.`);
    const checked = (target: 'json' | 'query') => c.req.valid(target as never) as never;
    const visitor = c.get('visitor');
    const context = (
      endpoint.access === 'student' ? { ...visitor, studentId: c.get('studentId')! } : visitor
    ) as ContextOf<E>;
    const body = endpoint.body && checked('json');
    const input = {
      params: c.req.param(),
      query: endpoint.query && checked('query'),
      body:
        endpoint.access === 'student'
          ? await withInstants(body, async () => (await readPlanSettings(context as StudentContext)).zone)
          : body,
      file: endpoint.upload && c.get('file'),
    } as unknown as InputOf<E>;
    if (endpoint.streams && (c.req.header('accept') ?? '').includes('text/event-stream'))
      return answerInParts(c, (onText) => service({ ...context, onText }, input));
    const answer = await service(context, input);
    if (endpoint.redirects && isRedirection(answer)) return sendAway(c, answer, context.publicUrl);
    if (endpoint.picture) return sendPicture(c, answer as Blob);
    if (endpoint.download) return sendFile(c, endpoint.download, answer as Download);
    if (endpoint.status === 204) return c.body(null, 204);
    return c.json(answer as object, endpoint.status);
  };
  return new Hono<HttpEnv>().on(endpoint.method, [endpoint.path], ...guards, handle);
}

const isRedirection = (answer: unknown): answer is Redirection => (answer as Redirection).location !== undefined;

function sendFile(c: Context<HttpEnv>, type: string, { name, content }: Download) {
  // A calendar is read by programs, every other file is saved by a student.
  const disposition = type.startsWith('text/calendar') ? 'inline' : 'attachment';
  return c.body(content, 200, { 'Content-Type': type, 'Content-Disposition': `${disposition}; filename="${name}"` });
}

async function sendPicture(c: Context<HttpEnv>, picture: Blob) {
  return c.body(await picture.arrayBuffer(), 200, { 'Content-Type': picture.type, 'Content-Disposition': 'inline' });
}

/** Lets signed-in students in; throws a 401 for everybody else. */
const requireStudent = createMiddleware<HttpEnv>(async (c, next) => {
  c.set('studentId', await studentOf(c.get('visitor')));
  await next();
});

/** Refuses a request that would store more than the account may, once no older versions are left to delete (see `withinQuota`). */
const limitStoredBytes = createMiddleware<HttpEnv>((c, next) =>
  withinQuota({ ...c.get('visitor'), studentId: c.get('studentId')! }, mostBytes(c), next),
);

/** Checks the body or the query; throws a Problem (400) with the first wrong field's sentence. */
function valid(target: 'json' | 'query', schema: z.ZodType) {
  return zValidator(target, schema, (result) => {
    if (!result.success) throw inputProblem(result.error.issues);
  }) as MiddlewareHandler<HttpEnv>;
}

/** Refuses bytes that are not UTF-8, because their characters would be guessed and the guess would be stored. */
const requireUtf8 = createMiddleware<HttpEnv>(async (c, next) => {
  if (!isUtf8(new Uint8Array(await c.req.arrayBuffer()))) throw new Problem(400, refusals.notUtf8);
  await next();
});

function requireType(type: string) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const given = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (given !== type) throw new Problem(415, `Send this as ${type}.`);
    await next();
  });
}

/** The most parts of a form. Ours have fewer, and a million empty ones would take seconds to read. */
const MOST_PARTS = 8;

const requireFile = createMiddleware<HttpEnv>(async (c, next) => {
  const type = c.req.header('content-type')!;
  const body = Buffer.from(await c.req.arrayBuffer());
  const boundary = /boundary="?([^";]+)/i.exec(type)?.[1];
  // The parts were counted by this boundary, so the form is read by it too where a header names several.
  const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` };
  const form =
    boundary && !hasMore(body, `\r\n--${boundary}`, MOST_PARTS)
      ? await new Response(body, { headers }).formData().catch(() => null)
      : null;
  const file = form?.get('file');
  if (!(file instanceof File)) throw fieldProblem(400, 'file', refusals.chooseFile);
  if (file.size > limits.upload) throw new Problem(413, sentences.fileTooLarge);
  c.set('file', file);
  await next();
});

/** Whether a body contains `text` more than `times` times. */
function hasMore(body: Buffer, text: string, times: number) {
  let at = -1;
  for (let found = 0; found <= times; found++) {
    at = body.indexOf(text, at + 1);
    if (at < 0) return false;
  }
  return true;
}
