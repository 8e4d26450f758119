import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { routePath } from 'hono/route';
import { Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { browserOf } from './browser-cookie.ts';
import { clientAddress } from './client-address.ts';
import { deviceOf } from './device.ts';
import type { Deps } from './context.ts';
import { envelopeOf, problemOf } from './failures.ts';
import { headersOf, setHeaders } from './headers.ts';
import type { HttpEnv } from './http-env.ts';
import type { Operations } from './operations.ts';
import { plainPage } from './plain-page.ts';
import { isLargeBody, refuseLargeBody } from './request-body.ts';
import { inRequest } from './request.ts';
import { apiRoutes } from './routes/api.ts';
import { docsRoutes } from './routes/docs.ts';
import { googleRoutes } from './routes/google.ts';
import { unsubscribeRoutes } from './routes/unsubscribe.ts';
import { operationsRoutes } from './routes/operations.ts';
import { scriptsInPages, staticFiles } from './static-files.ts';
import { tokenIn } from './tokens.ts';

interface AppOptions extends Deps {
  /** How many proxies stand in front, whose entries in X-Forwarded-For are believed. */
  trustProxy: number;
  /** The folder of the built app, which is served beside the API. Tests of the API alone have none. */
  site?: string;
  /** The address of the service from which the site's pages load logos of universities. */
  logoService?: string;
  operations: Operations;
}

/** The whole server, for `listen`: the API, the sign-in paths and, when a folder is given, the site. */
export function createApp({ trustProxy, site, logoService, operations, ...deps }: AppOptions) {
  const app = new Hono<HttpEnv>();
  // Named one by one: spreading `deps` for each request would take longer than all the rest of this function.
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
      // A caller who has left reads no answer. As in other servers, that counts as 499 and not as a failure of Laurel.
      const status = c.res.status === 500 && c.req.raw.signal.aborted ? 499 : c.res.status;
      operations.onAnswered({ method: c.req.method, route: routePath(c), status, seconds });
    });
  });
  app.use(setHeaders(headers));

  app.use('/api/*', refuseLargeBody);
  app.use('/auth/*', refuseLargeBody);

  // Before the endpoint of the same address, which takes JSON.
  app.route('/', unsubscribeRoutes);
  app.route('/', apiRoutes).route('/', docsRoutes).route('/', googleRoutes);
  app.route('/', operationsRoutes(operations));
  refuseOtherMethods(app);
  app.all('/api/*', notFound);
  app.all('/auth/*', notFound);
  if (site) app.route('/', staticFiles(site));

  app.notFound(notFound);
  app.onError(answerError);
  return app;
}

export type App = ReturnType<typeof createApp>;

/** Answers 405 to a known path with another method, and says which methods it takes. */
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
  throw new Problem(404, refusals.notFound);
}

function answerError(error: Error, c: Context<HttpEnv>) {
  const problem = problemOf(error, c);
  if (problem.status === 401) c.header('WWW-Authenticate', 'Bearer');
  // The unread rest of a large body may still be on its way for long, so the connection can't serve another request.
  if (problem.status === 413 || hasUnreadBody(c)) c.header('Connection', 'close');
  if (problem.retryAfter) c.header('Retry-After', String(problem.retryAfter));
  if (opensInTab(c)) return c.html(plainPage(problem.message), problem.status as 400);
  return c.json(envelopeOf(problem), problem.status as 400);
}

/** Node reads a small body by itself. Closing its connection would keep a caller who still sends from reading the answer. */
const hasUnreadBody = (c: Context<HttpEnv>) => isLargeBody(c) && !c.req.raw.bodyUsed;

/** Whether a student opened a download as a link, so that a failure has to be a page that can be read. */
function opensInTab(c: Context) {
  return c.req.path.startsWith('/api/export/') && (c.req.header('accept') ?? '').includes('text/html');
}
