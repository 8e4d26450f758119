import { randomUUID } from 'node:crypto';
import { type Context, Hono, type HonoRequest } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { contract } from '#contract/index.ts';
import { limits } from '#contract/limits.ts';
import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import { createBodyBudget } from './body-budget.ts';
import { browserOf } from './browser-cookie.ts';
import { answerCached } from './cached-answers.ts';
import { clientAddress } from './client-address.ts';
import { deviceOf } from './device.ts';
import type { Deps } from './context.ts';
import { envelopeOf, problemOf } from './failures.ts';
import { headersOf, setHeaders } from './headers.ts';
import type { Operations } from './operations.ts';
import { plainPage } from './plain-page.ts';
import { inRequest } from './request.ts';
import { apiRoutes } from './routes/api.ts';
import { docsRoutes } from './routes/docs.ts';
import { googleRoutes } from './routes/google.ts';
import { operationsRoutes } from './routes/operations.ts';
import type { HttpEnv } from './serve.ts';
import { studentOf } from './services/sessions.ts';
import { scriptsInPages, staticFiles } from './static-files.ts';
import { tokenIn } from './tokens.ts';

interface AppOptions extends Deps {
  /** The number of proxies whose X-Forwarded-For is believed. */
  trustProxy: number;
  /** The folder of the built app, served beside the API; none in tests of the API alone. */
  site?: string;
  /** Where the site's pages have logos of universities from. */
  logoService?: string;
  operations: Operations;
}

/** The whole server, for `listen`: API, sign-in paths and, where a folder is given, the site. */
export function createApp({ trustProxy, site, logoService, operations, ...deps }: AppOptions) {
  const app = new Hono<HttpEnv>();
  // By name, because spreading them takes longer than the rest of what is done for each request.
  const { db, coaches, google, rateLimits, mailer, pictures, clock, publicUrl } = deps;

  const headers = headersOf({ publicUrl, logoService, scripts: site ? scriptsInPages(site) : [] });
  app.use(async (c, next) => {
    const requestId = randomUUID();
    c.env.outgoing.setHeader('x-request-id', requestId);
    c.set('visitor', {
      db,
      coaches,
      google,
      rateLimits,
      mailer,
      pictures,
      clock,
      publicUrl,
      token: tokenIn(c.req.header('authorization')),
      address: clientAddress(c, trustProxy),
      device: () => deviceOf(c.req.header('user-agent')),
      browser: () => browserOf(c, publicUrl),
      signal: () => c.req.raw.signal,
    });
    const start = performance.now();
    await inRequest(requestId, async () => {
      await next();
      const seconds = (performance.now() - start) / 1_000;
      operations.onAnswered({ method: c.req.method, route: routePath(c), status: c.res.status, seconds });
    });
  });
  app.use(setHeaders(headers));

  const body = sizedBody(createBodyBudget());
  app.use('/api/*', body);
  app.use('/auth/*', body);

  app.route('/', apiRoutes).route('/', docsRoutes).route('/', googleRoutes);
  app.route('/', operationsRoutes(operations));
  refuseOtherMethods(app);
  app.all('/api/*', notFound);
  app.all('/auth/*', notFound);
  if (site) app.route('/', staticFiles(site));

  app.notFound(notFound);
  app.onError(answerError);
  return {
    fetch: app.fetch,
    /** Answers some requests on the spot, in front of `fetch`; calls its last argument for all others. */
    answerCached: answerCached({ db, clock, rateLimits, headers: headers.api, operations }),
  };
}

export type App = ReturnType<typeof createApp>;

const sized = bodyLimit({
  maxSize: limits.body,
  onError: () => {
    throw new Problem(413, 'That is too large. The limit is 1 MB.');
  },
});

/** A multipart body is a little larger than the file in it. */
const MOST_UPLOADED = limits.upload + 64 * 1024;
const sizedUpload = bodyLimit({
  maxSize: MOST_UPLOADED,
  onError: () => {
    throw new Problem(413, sentences.fileTooLarge);
  },
});

/** A file is read for a student only, so nobody else can make the server hold much of one. */
const isUpload = ({ path, method }: HonoRequest) =>
  path === contract.readEssayFile.path && method === contract.readEssayFile.method;

/** Refuses a body that is too large, and counts any other before it is read until its request is answered. */
const sizedBody = (takeBytes: ReturnType<typeof createBodyBudget>) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    // They have none, and asking for it makes a request anew.
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const upload = isUpload(c.req);
    if (upload) await studentOf(c.get('visitor'));
    const most = upload ? MOST_UPLOADED : limits.body;
    // What comes in pieces does not say how long it is.
    const declared = c.req.header('transfer-encoding') ? most : Number(c.req.header('content-length') ?? 0);
    const giveBack = takeBytes(c.get('visitor').address, Math.min(declared, most));
    try {
      return await (upload ? sizedUpload : sized)(c, next);
    } finally {
      giveBack();
    }
  });

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
  // What is not read of the body may still be on its way, so the connection can't serve another request.
  if (problem.status === 413 || hasUnreadBody(c)) c.header('Connection', 'close');
  if (problem.retryAfter) c.header('Retry-After', String(problem.retryAfter));
  if (opensInTab(c)) return c.html(plainPage(problem.message), problem.status as 400);
  return c.json(envelopeOf(problem), problem.status as 400);
}

function hasUnreadBody({ req }: Context) {
  const hasBody = Number(req.header('content-length') ?? 0) > 0 || req.header('transfer-encoding') !== undefined;
  return hasBody && !req.raw.bodyUsed;
}

/** A download that a student opened as a link: what went wrong has to be readable there. */
function opensInTab(c: Context) {
  return c.req.path.startsWith('/api/export/') && (c.req.header('accept') ?? '').includes('text/html');
}
