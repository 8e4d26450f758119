import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { contract } from '#contract/index.ts';
import { limits } from '#contract/limits.ts';
import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import type { HttpEnv } from './http-env.ts';

const MEBIBYTE = 1024 * 1024;

/** The most bytes of a small body. It is not counted, because an open connection takes as much memory anyway. */
const SMALL = 64 * 1024;

interface BodyBudgetOptions {
  /** The most bytes of bodies in memory at once. */
  all: number;
  /** The most bytes of one network address, so that one caller can't use up all. */
  each: number;
}

/** Counts the bytes of bodies in memory, so that many large requests at once can't use it up. */
export function createBodyBudget({ all, each }: BodyBudgetOptions) {
  const held = new Map<string, number>();
  let total = 0;

  /** Counts bytes of a body, and returns what takes them back. Throws a Problem (503) past a limit. */
  return function take(address: string, bytes: number) {
    const ofAddress = held.get(address) ?? 0;
    if (total + bytes > all || ofAddress + bytes > each)
      throw new Problem(503, 'Laurel is taking in a lot right now. Try again in a moment.', { retryAfter: 1 });
    total += bytes;
    held.set(address, ofAddress + bytes);
    return () => {
      total -= bytes;
      const left = held.get(address)! - bytes;
      if (left > 0) held.set(address, left);
      else held.delete(address);
    };
  };
}

/** The budget of this process. */
const take = createBodyBudget({ all: 128 * MEBIBYTE, each: 48 * MEBIBYTE });

/** How many bytes the body of a request may have, and the sentence for a longer one. A multipart body is a little larger than its file. */
function limitOf({ req }: Context<HttpEnv>) {
  const isUpload = req.path === contract.readEssayFile.path && req.method === contract.readEssayFile.method;
  return isUpload
    ? { most: limits.upload + SMALL, sentence: sentences.fileTooLarge }
    : { most: limits.body, sentence: 'That is too large. The limit is 1 MB.' };
}

/** How many bytes the body has by its headers; undefined for a chunked body, whose length is unknown before its end. */
function declaredBytes({ req }: Context<HttpEnv>) {
  return req.header('transfer-encoding') ? undefined : Number(req.header('content-length') ?? 0);
}

/** Whether the body is, or may be, larger than `SMALL`. */
export const isLargeBody = (c: Context<HttpEnv>) => (declaredBytes(c) ?? Infinity) > SMALL;

/** How many bytes the body has, or may have at most when its length is unknown. */
export const mostBytes = (c: Context<HttpEnv>) => declaredBytes(c) ?? limitOf(c).most;

/** Refuses a body whose headers say that it is too large, before anything else is done for the request. */
export const refuseLargeBody = createMiddleware<HttpEnv>(async (c, next) => {
  // These have no body, and reading a header costs time.
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  const { most, sentence } = limitOf(c);
  if ((declaredBytes(c) ?? 0) > most) throw new Problem(413, sentence);
  return next();
});

/**
 * Reads a large body, and counts its bytes from their arrival until the request is answered, so that an announced body that never
 * comes takes nothing from others. It comes after all middleware that refuses callers.
 */
export const readLargeBody = createMiddleware<HttpEnv>(async (c, next) => {
  if (!isLargeBody(c)) return next();
  const { most, sentence } = limitOf(c);
  const { address } = c.get('visitor');
  const parts: Uint8Array[] = [];
  const giveBack: (() => void)[] = [];
  let bytes = 0;
  try {
    for await (const part of c.req.raw.body ?? []) {
      bytes += part.length;
      if (bytes > most) throw new Problem(413, sentence);
      giveBack.push(take(address, part.length));
      parts.push(part);
    }
    const { url, method, headers, signal } = c.req.raw;
    c.req.raw = new Request(url, { method, headers, signal, body: Buffer.concat(parts) });
    await next();
  } finally {
    for (const give of giveBack) give();
  }
});
