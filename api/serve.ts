import { zValidator } from '@hono/zod-validator';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { z } from 'zod';
import type { AnswerOf, Download, Endpoint, InputOf, Redirection } from '#contract/endpoint.ts';
import { inputProblem } from '#contract/input-problem.ts';
import { limits } from '#contract/limits.ts';
import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import { answerInParts } from './answer-in-parts.ts';
import { sendAway } from './browser-cookie.ts';
import type { StudentContext, VisitorContext } from './context.ts';
import { studentOf } from './services/sessions.ts';

export interface HttpEnv {
  Variables: { visitor: VisitorContext; student: StudentContext; file: File };
}

type ContextOf<E> = E extends { access: 'student' } ? StudentContext : VisitorContext;

/** Puts a service behind an endpoint of the contract: checks the caller and the input, and answers its status. */
export function serve<const E extends Endpoint>(
  endpoint: E,
  service: (context: ContextOf<E>, input: InputOf<E>) => Promise<AnswerOf<E>>,
) {
  const guards: MiddlewareHandler<HttpEnv>[] = [];
  if (endpoint.access === 'student') guards.push(requireStudent);
  if (endpoint.body) guards.push(requireType('application/json'), valid('json', endpoint.body));
  if (endpoint.query) guards.push(valid('query', endpoint.query));
  if (endpoint.upload) guards.push(requireType('multipart/form-data'), requireFile);

  const handle = async (c: Context<HttpEnv>) => {
    // A ticket is not for what only looks whether there is something.
    if (endpoint.download && c.req.method === 'HEAD')
      throw new Problem(405, `This address takes ${endpoint.method} only.`);
    const checked = (target: 'json' | 'query') => c.req.valid(target as never) as never;
    const input = {
      params: c.req.param(),
      query: endpoint.query && checked('query'),
      body: endpoint.body && checked('json'),
      file: endpoint.upload && c.get('file'),
    } as unknown as InputOf<E>;
    const context = (endpoint.access === 'student' ? c.get('student') : c.get('visitor')) as ContextOf<E>;
    if (endpoint.streams && (c.req.header('accept') ?? '').includes('text/event-stream'))
      return answerInParts(c, (onText) => service({ ...context, onText }, input));
    const answer = await service(context, input);
    if (endpoint.redirects && isRedirection(answer)) return sendAway(c, answer, context.publicUrl);
    if (endpoint.download) return sendFile(c, endpoint.download, answer as Download);
    return endpoint.status === 204 ? c.body(null, 204) : c.json(answer as Record<string, unknown>, endpoint.status);
  };
  return new Hono<HttpEnv>().on(endpoint.method, [endpoint.path], ...guards, handle);
}

const isRedirection = (answer: unknown): answer is Redirection => (answer as Redirection).location !== undefined;

function sendFile(c: Context<HttpEnv>, type: string, { name, content }: Download) {
  // A calendar is read by programs, everything else is kept by a student.
  const disposition = type.startsWith('text/calendar') ? 'inline' : 'attachment';
  return c.body(content, 200, { 'Content-Type': type, 'Content-Disposition': `${disposition}; filename="${name}"` });
}

const requireStudent = createMiddleware<HttpEnv>(async (c, next) => {
  const visitor = c.get('visitor');
  c.set('student', { ...visitor, studentId: await studentOf(visitor) });
  await next();
});

/** The one use of the validator. */
function valid(target: 'json' | 'query', schema: z.ZodType) {
  return zValidator(target, schema, (result) => {
    if (!result.success) throw inputProblem(result.error.issues);
  }) as MiddlewareHandler<HttpEnv>;
}

function requireType(type: string) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const given = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (given !== type) throw new Problem(415, `Send this as ${type}.`);
    await next();
  });
}

/** More parts than any form of ours has; a million empty ones would take seconds to read. */
const MOST_PARTS = 8;

const requireFile = createMiddleware<HttpEnv>(async (c, next) => {
  const type = c.req.header('content-type')!;
  const body = Buffer.from(await c.req.arrayBuffer());
  const boundary = /boundary="?([^";]+)/i.exec(type)?.[1];
  const form =
    boundary && !hasMore(body, `\r\n--${boundary}`, MOST_PARTS)
      ? await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => null)
      : null;
  const file = form?.get('file');
  if (!(file instanceof File)) throw new Problem(400, sentences.chooseFile, { fields: { file: sentences.chooseFile } });
  if (file.size > limits.upload) throw new Problem(413, sentences.fileTooLarge);
  c.set('file', file);
  await next();
});

/** Whether `text` stands more than `times` times in a body. */
function hasMore(body: Buffer, text: string, times: number) {
  let at = -1;
  for (let found = 0; found <= times; found++) {
    at = body.indexOf(text, at + 1);
    if (at < 0) return false;
  }
  return true;
}
