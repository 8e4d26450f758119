import { randomUUID } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import ipaddr from 'ipaddr.js';
import { secureHeaders } from 'hono/secure-headers';
import { contract } from '#contract/index.ts';
import { limits } from '#contract/limits.ts';
import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import { browserOf } from './browser-cookie.ts';
import type { Deps } from './context.ts';
import { envelopeOf, problemOf } from './failures.ts';
import { plainPage } from './plain-page.ts';
import { apiRoutes } from './routes/api.ts';
import { docsRoutes } from './routes/docs.ts';
import { googleRoutes } from './routes/google.ts';
import type { HttpEnv } from './serve.ts';
import { studentOf } from './services/sessions.ts';
import { staticFiles } from './static-files.ts';

interface AppOptions extends Deps {
  /** The number of proxies whose X-Forwarded-For is believed. */
  trustProxy: number;
  /** The folder of the built app, served beside the API; none in tests of the API alone. */
  site?: string;
}

/** The whole server as a Hono app: API, sign-in paths and, where a folder is given, the site. */
export function createApp({ trustProxy, site, ...deps }: AppOptions) {
  const app = new Hono<HttpEnv>();

  app.use(async (c, next) => {
    c.header('X-Request-Id', randomUUID());
    await next();
  });
  app.use(secureHeaders(headers));
  app.use(async (c, next) => {
    const token = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null;
    c.set('visitor', {
      ...deps,
      token,
      address: addressOf(c, trustProxy),
      browser: () => browserOf(c, deps.publicUrl),
      signal: () => c.req.raw.signal,
    });
    await next();
  });

  app.use('/api/*', sizedBody, uncached);
  app.use('/auth/*', sizedBody, uncached);

  app.route('/', apiRoutes).route('/', docsRoutes).route('/', googleRoutes);
  refuseOtherMethods(app);
  app.all('/api/*', notFound);
  app.all('/auth/*', notFound);
  if (site) app.route('/', staticFiles(site));

  app.notFound(notFound);
  app.onError(answerError);
  return app;
}

const headers: Parameters<typeof secureHeaders>[0] = {
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    // Radix and React set styles on elements; none of them comes from students.
    styleSrc: ["'self'", "'unsafe-inline'"],
    // A student's avatar and the logos of universities are wherever their addresses say, also without TLS.
    imgSrc: ["'self'", 'data:', 'https:', 'http:'],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
  referrerPolicy: 'no-referrer',
  xFrameOptions: 'DENY',
  // Means something behind TLS only, where the proxy adds it.
  strictTransportSecurity: false,
};

const sized = bodyLimit({
  maxSize: limits.body,
  onError: () => {
    throw new Problem(413, 'That is too large. The limit is 1 MB.');
  },
});

/** A multipart body is a little larger than the file in it. */
const sizedUpload = bodyLimit({
  maxSize: limits.upload + 64 * 1024,
  onError: () => {
    throw new Problem(413, sentences.fileTooLarge);
  },
});

/** An upload may be larger, and is read for a student only: so nobody else can make the server hold much of it. */
const sizedBody = createMiddleware<HttpEnv>(async (c, next) => {
  if (c.req.path !== contract.readEssayFile.path || c.req.method !== contract.readEssayFile.method)
    return sized(c, next);
  await studentOf(c.get('visitor'));
  return sizedUpload(c, next);
});

const uncached = createMiddleware<HttpEnv>(async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
});

function addressOf(c: Context, trustProxy: number) {
  const own = c.env?.incoming ? (getConnInfo(c).remote.address ?? 'unknown') : 'unknown';
  const forwarded = (c.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  // Each trusted proxy appends the address it saw; what stands before those may be invented.
  return networkOf(trustProxy > 0 ? (forwarded.at(-trustProxy) ?? own) : own);
}

/** Of an IPv6 address the network, because whoever has one has a whole /64 of them. */
function networkOf(address: string) {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? `${parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')}::/64`
    : parsed.toString();
}

/** A known path with another method answers 405 and says which methods there are. */
function refuseOtherMethods(app: Hono<HttpEnv>) {
  const methods = new Map<string, Set<string>>();
  for (const { method, path } of app.routes) {
    if (method !== 'ALL') methods.set(path, (methods.get(path) ?? new Set()).add(method));
  }
  for (const [path, allowed] of methods) {
    const allow = [...allowed].join(', ');
    app.all(path, (c) => {
      c.header('Allow', allow);
      throw new Problem(405, `This address takes ${allow} only.`);
    });
  }
}

function notFound(): never {
  throw new Problem(404, sentences.notFound);
}

function answerError(error: Error, c: Context<HttpEnv>) {
  const problem = problemOf(error, c);
  if (problem.status === 401) c.header('WWW-Authenticate', 'Bearer');
  // The rest of the body is never read, so the connection can't serve another request.
  if (problem.status === 413) c.header('Connection', 'close');
  if (problem.retryAfter) c.header('Retry-After', String(problem.retryAfter));
  if (opensInTab(c)) return c.html(plainPage(problem.message), problem.status as 400);
  return c.json(envelopeOf(problem), problem.status as 400);
}

/** A download that a student opened as a link: what went wrong has to be readable there. */
function opensInTab(c: Context) {
  return c.req.path.startsWith('/api/export/') && (c.req.header('accept') ?? '').includes('text/html');
}
