import { isUtf8 } from 'node:buffer';
import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { zValidator } from '@hono/zod-validator';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { z } from 'zod';
import { inputProblem } from '#contract/input-problem.ts';
import type { AnswerOf, Download, Endpoint, InputOf, Redirection } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import { answerInParts } from './answer-in-parts.ts';
import { sendAway } from './browser-cookie.ts';
import { isCacheable, keepAnswer, sendJson } from './cached-answers.ts';
import type { StudentContext, VisitorContext } from './context.ts';
import { beginInTurnOfStudent } from './heavy-requests.ts';
import { mostBytes, readLargeBody } from './request-body.ts';
import { studentOf } from './services/sessions.ts';
import { withinQuota } from './services/stored-bytes.ts';

export interface HttpEnv {
  Bindings: HttpBindings;
  Variables: {
    visitor: VisitorContext;
    /** Whose request it is, once that is known. */
    studentId?: string;
    file: File;
    /** How many bytes the answer has. */
    sent?: number;
    /** The answer, where it is JSON. */
    json?: Uint8Array<ArrayBuffer>;
  };
}

type ContextOf<E> = E extends { access: 'student' } ? StudentContext : VisitorContext;

/** Puts a service behind an endpoint of the contract: checks the caller and the input, and answers its status. */
export function serve<const E extends Endpoint>(
  endpoint: E,
  service: (context: ContextOf<E>, input: InputOf<E>) => Promise<AnswerOf<E>>,
) {
  const guards: MiddlewareHandler<HttpEnv>[] = [];
  if (endpoint.access === 'student') guards.push(requireStudent(endpoint));
  if (endpoint.heavy) guards.push(inTurn);
  if (isCacheable(endpoint)) guards.push(keepAnswer(endpoint));
  if (endpoint.body || endpoint.upload) guards.push(readLargeBody);
  if (endpoint.body) guards.push(requireType('application/json'), requireUtf8, valid('json', endpoint.body));
  if (endpoint.query) guards.push(valid('query', endpoint.query));
  if (endpoint.upload) guards.push(requireType('multipart/form-data'), requireFile);
  // Last, so that only what would be stored takes room.
  if (endpoint.stores) guards.push(keepToQuota);

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
    const visitor = c.get('visitor');
    const context = (
      endpoint.access === 'student' ? { ...visitor, studentId: c.get('studentId')! } : visitor
    ) as ContextOf<E>;
    if (endpoint.streams && (c.req.header('accept') ?? '').includes('text/event-stream'))
      return answerInParts(c, (onText) => service({ ...context, onText }, input));
    const answer = await service(context, input);
    if (endpoint.redirects && isRedirection(answer)) return sendAway(c, answer, context.publicUrl);
    if (endpoint.picture) return sendPicture(c, answer as Blob);
    if (endpoint.download) return sendFile(c, endpoint.download, answer as Download);
    if (endpoint.status === 204) return c.body(null, 204);
    return sendJson(c, encoder.encode(JSON.stringify(answer)), endpoint.status);
  };
  return new Hono<HttpEnv>().on(endpoint.method, [endpoint.path], ...guards, handle);
}

const encoder = new TextEncoder();

const isRedirection = (answer: unknown): answer is Redirection => (answer as Redirection).location !== undefined;

function sendFile(c: Context<HttpEnv>, type: string, { name, content }: Download) {
  c.set('sent', content.length);
  // A calendar is read by programs, everything else is kept by a student.
  const disposition = type.startsWith('text/calendar') ? 'inline' : 'attachment';
  return c.body(content, 200, { 'Content-Type': type, 'Content-Disposition': `${disposition}; filename="${name}"` });
}

async function sendPicture(c: Context<HttpEnv>, picture: Blob) {
  return c.body(await picture.arrayBuffer(), 200, { 'Content-Type': picture.type, 'Content-Disposition': 'inline' });
}

/** A file that is uploaded is read elsewhere: a byte of it costs the thread a small part of another's. */
const UPLOADED = 1 / 16;

/**
 * Lets students in, and keeps whoever of them sends and reads very much at the pace of the server. Others are kept at none: behind an
 * address there may be a school.
 */
function requireStudent({ upload }: Endpoint) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const visitor = c.get('visitor');
    const studentId = await studentOf(visitor);
    c.set('studentId', studentId);
    const { rateLimits, signal } = visitor;
    // Counted before it waits, so that many at once wait for each other.
    rateLimits.pace.count(studentId, mostBytes(c) * (upload ? UPLOADED : 1));
    const due = rateLimits.pace.due(studentId);
    if (due > 0) await wait(due, undefined, { signal: signal() });
    try {
      await next();
    } finally {
      rateLimits.pace.count(studentId, c.get('sent') ?? 0);
    }
  });
}

/** Refuses what a full account would store, once there is no room to be made (see `withinQuota`). */
const keepToQuota = createMiddleware<HttpEnv>((c, next) =>
  withinQuota({ ...c.get('visitor'), studentId: c.get('studentId')! }, mostBytes(c), next),
);

/** Keeps a student's heavy requests to a few at once; the others wait. */
const inTurn = createMiddleware<HttpEnv>(async (c, next) => {
  await beginInTurnOfStudent(c.get('studentId')!, c.env.outgoing);
  await next();
});

/** The one use of the validator. */
function valid(target: 'json' | 'query', schema: z.ZodType) {
  return zValidator(target, schema, (result) => {
    if (!result.success) throw inputProblem(result.error.issues);
  }) as MiddlewareHandler<HttpEnv>;
}

/** Bytes that are no UTF-8 would be guessed at, and what is guessed would be stored. */
const requireUtf8 = createMiddleware<HttpEnv>(async (c, next) => {
  if (!isUtf8(new Uint8Array(await c.req.arrayBuffer()))) throw new Problem(400, sentences.notUtf8);
  await next();
});

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
  // With the boundary that was counted, where a header names several.
  const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` };
  const form =
    boundary && !hasMore(body, `\r\n--${boundary}`, MOST_PARTS)
      ? await new Response(body, { headers }).formData().catch(() => null)
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
