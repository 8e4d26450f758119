import './compile-patterns.ts';
import { type App, createApp } from './app.ts';
import { builtInCoach, builtInCoachState, startBuiltInCoach } from './coach/built-in/coach.ts';
import { createOpenAiCoach } from './coach/openai/openai-coach.ts';
import { openDb } from './db/client.ts';
import { type Env, readEnv } from './env.ts';
import { essayFilesState } from './essay-file/read.ts';
import { exportsState } from './export/make.ts';
import { createGoogle } from './google/google.ts';
import { gracefulStop } from './graceful-stop.ts';
import { listen } from './listen.ts';
import { log, traceOf } from './log.ts';
import { openMailer } from './mail/mailer.ts';
import { createMetrics } from './metrics.ts';
import type { Answered } from './operations.ts';
import { createPictures } from './pictures/pictures.ts';
import { createRateLimits, noRateLimits, type RateLimits } from './rate-limits.ts';
import { sendReminders } from './reminders/send.ts';
import { fromRoot } from './root.ts';
import { deleteExpired } from './services/delete-expired.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Seconds that a stop waits for requests under way: a little longer than a coach may take for an answer. */
const STOP = 32;

/** Starts the server. Throws an Error with one clear line when it can't. */
async function main() {
  const env = readEnv(process.env);
  const db = await openDb({ url: env.DATABASE_URL, authToken: env.DATABASE_AUTH_TOKEN }).catch((error: Error) => {
    throw new Error(`Cannot open the database (DATABASE_URL): ${error.message}`);
  });
  const rateLimits =
    env.RATE_LIMIT === 'on' ? createRateLimits(db, { dailyTokens: env.OPENAI_DAILY_TOKENS }) : noRateLimits;
  const model = modelCoach(env, rateLimits);
  const clock = clockFrom(env);
  const mailer = openMailer({
    url: env.SMTP_URL,
    folder: env.MAIL_FOLDER,
    from: env.MAIL_FROM ?? `Laurel <no-reply@${new URL(env.PUBLIC_URL).hostname}>`,
    clock,
  });
  const metrics = createMetrics({
    coach: builtInCoachState,
    files: essayFilesState,
    exports: exportsState,
    ...(model && { model: model.state }),
  });
  let ending: ReturnType<typeof gracefulStop> | undefined;
  const app = createApp({
    db,
    coaches: { builtIn: metrics.watched(builtInCoach), model: model && metrics.watched(model) },
    google: googleOf(env),
    rateLimits,
    mailer,
    pictures: createPictures(),
    clock,
    publicUrl: env.PUBLIC_URL,
    trustProxy: env.TRUST_PROXY,
    site: fromRoot('dist/site'),
    logoService: env.VITE_LOGO_SERVICE,
    operations: {
      onAnswered(request) {
        metrics.onAnswered(request);
        logRequest(request);
      },
      metrics: metrics.text,
      metricsToken: env.METRICS_TOKEN ?? null,
      isStopping: () => ending?.isStopping() ?? false,
    },
  });
  const server = await started(app, env);
  ending = gracefulStop(server);
  const forget = () =>
    deleteExpired(db, clock()).catch((error: unknown) => log.error({ event: 'deleteExpired', ...traceOf(error) }));
  void forget();
  startBuiltInCoach().catch(() => log.error({ event: 'startCoach' }));
  setInterval(() => void forget(), HOUR).unref();
  startReminding({ db, clock, mailer, publicUrl: env.PUBLIC_URL });

  const stop = async () => {
    // A mail server may take long to close.
    setTimeout(() => process.exit(0), (STOP + 3) * 1_000).unref();
    const givenUp = await ending.stop(STOP);
    if (givenUp > 0) log.error({ event: 'stop', givenUp });
    await mailer.close();
    db.close();
    process.exit(0);
  };
  let asked: number | undefined;
  const onSignal = () => {
    // A second signal ends the process at once, unless it is the one of the terminal that npm passes on again.
    if (asked !== undefined && performance.now() - asked > 1_000) process.exit(1);
    if (asked === undefined) void stop();
    asked ??= performance.now();
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

/** Looks at once and every minute for reminders to send. A look that takes longer is not joined by a second one. */
function startReminding(parts: Parameters<typeof sendReminders>[0]) {
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    await sendReminders(parts).catch((error: unknown) => log.error({ event: 'reminders', ...traceOf(error) }));
    isLooking = false;
  };
  void look();
  setInterval(() => void look(), MINUTE).unref();
}

/** The time; in tests one that begins at an instant of theirs and goes on from there. */
function clockFrom({ LAUREL_NOW }: Env) {
  const ahead = LAUREL_NOW === undefined ? 0 : Date.parse(LAUREL_NOW) - Date.now();
  return () => new Date(Date.now() + ahead);
}

/** Logs each request of the API, but for health checks and metrics, which would hide the others. */
function logRequest({ method, route, status, seconds }: Answered) {
  if (!/^\/(?:api|auth)\//.test(route) || /^\/api\/(?:health|metrics)/.test(route)) return;
  log.info({ event: 'request', method, route, status, ms: Math.round(seconds * 1_000) });
}

/** The coach that is a language model; null when the settings name neither a key nor a server. */
function modelCoach(env: Env, rateLimits: RateLimits) {
  if (!env.OPENAI_API_KEY && !env.OPENAI_BASE_URL) return null;
  const [read, written] = env.OPENAI_PRICES?.split(',').map(Number) ?? [];
  return createOpenAiCoach({
    model: env.OPENAI_MODEL,
    // A private server may need no key, but the package requires one.
    apiKey: env.OPENAI_API_KEY ?? 'none',
    baseUrl: env.OPENAI_BASE_URL,
    maxCalls: env.OPENAI_MAX_CALLS,
    prices: read === undefined || written === undefined ? null : { read, written },
    rateLimits,
  });
}

/** Sign-in and documents of Google, or of another provider; null when the settings name no client. */
function googleOf({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER, GOOGLE_API_BASE, PUBLIC_URL }: Env) {
  if (!GOOGLE_CLIENT_ID) return null;
  return createGoogle({
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
    issuer: GOOGLE_ISSUER,
    redirectUri: new URL('/auth/google/callback', PUBLIC_URL).href,
    apiBase: GOOGLE_API_BASE,
  });
}

async function started(app: App, env: Env) {
  const { server, port } = await listen(app, { port: env.PORT, hostname: env.HOST }).catch(
    (error: NodeJS.ErrnoException) => {
      throw new Error(sentenceFor(error, env));
    },
  );
  const host = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(env.HOST) ? 'localhost' : env.HOST;
  console.log(`Laurel is at http://${host}:${port}`);
  return server;
}

function sentenceFor(error: NodeJS.ErrnoException, { HOST, PORT }: Env) {
  if (error.code === 'EADDRINUSE')
    return `Port ${PORT} is taken. Stop what runs there, or choose another: PORT=${PORT + 1} npm start`;
  if (error.code === 'EACCES') return `Port ${PORT} may not be used by this user. Choose another: PORT=3000 npm start`;
  return `Cannot listen on ${HOST}:${PORT} (HOST, PORT): ${error.message}`;
}

// Node would print the message, which may quote what a student wrote.
process.on('uncaughtException', (error) => {
  log.error({ event: 'crash', ...traceOf(error) });
  process.exit(1);
});

main().catch((error: Error) => {
  console.error(`Laurel cannot start. ${error.message.split('\n')[0]}`);
  process.exit(1);
});
