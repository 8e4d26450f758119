import { Hono, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { HttpEnv } from './http-env.ts';

interface HeadersOptions {
  /** The address that students use. */
  publicUrl: string;
  /** The address of the service of logos of universities, with `{domain}` in its path; undefined without one. */
  logoService?: string;
  /** The hashes of the scripts inside pages, as a content policy names them: `'sha256-...'`. */
  scripts?: string[];
}

/** The headers of every answer. They allow the browser nothing but what Laurel's pages do, and let it store no answer of the API. */
export function headersOf({ publicUrl, logoService, scripts = [] }: HeadersOptions) {
  const { protocol } = new URL(publicUrl);
  const withPolicy = (contentSecurityPolicy: Policy) =>
    setBy({
      contentSecurityPolicy: { ...contentSecurityPolicy, ...nowhereElse },
      permissionsPolicy,
      referrerPolicy: 'no-referrer',
      xFrameOptions: 'DENY',
      // A machine without TLS must not ask for it.
      strictTransportSecurity: protocol === 'https:' && 'max-age=31536000; includeSubDomains',
    });
  const page = withPolicy(pagePolicy(logoService ? [new URL(logoService).origin] : [], scripts));
  const uncached = async (given: Promise<Map<string, string>>) =>
    new Map([...(await given), ['cache-control', 'no-store']]);
  return { page, api: uncached(withPolicy(contentPolicy)), docs: uncached(withPolicy(docsPolicy)) };
}

/** Sets the headers on Node's response, because Hono would copy each of its responses to add them. */
export const setHeaders =
  ({ page, api, docs }: ReturnType<typeof headersOf>): MiddlewareHandler<HttpEnv> =>
  async ({ req: { path }, env: { outgoing } }, next) => {
    const isOfApi = /^\/(?:api|auth)(?:\/|$)/.test(path);
    outgoing.setHeaders(await (path === '/api/docs' ? docs : isOfApi ? api : page));
    if (isOfReview(path)) outgoing.setHeader('x-robots-tag', 'noindex');
    await next();
  };

/** Whether a path is the page of a link to read along, or one of the calls that it makes. */
export const isOfReview = (path: string) => /^\/(?:r|api\/review)(?:\/|$)/.test(path);

type Options = NonNullable<Parameters<typeof secureHeaders>[0]>;
type Policy = NonNullable<Options['contentSecurityPolicy']>;

async function setBy(options: Options) {
  const { headers } = await new Hono().get('/', secureHeaders(options), (c) => c.body(null)).request('/');
  return new Map(headers);
}

const nowhereElse: Policy = { baseUri: ["'none'"], formAction: ["'none'"], frameAncestors: ["'none'"] };

/** The policy of the app's pages: everything comes from Laurel itself, and only the named scripts may be inside a page. */
const pagePolicy = (logos: string[], scripts: string[]): Policy => ({
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'", ...scripts],
  styleSrc: ["'self'"],
  // Radix stops the page behind a dialog from scrolling with a style sheet whose text depends on the scroll bar's width.
  // Style attributes stay forbidden.
  styleSrcElem: ["'self'", "'unsafe-inline'"],
  // The style sheet has pictures as data:, and the student's avatar is a blob: that the app has read from here.
  imgSrc: ["'self'", 'data:', 'blob:', ...logos],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  workerSrc: ["'self'"],
});

/** The policy of answers, files and failures. Opened as a page, they are shown and can do nothing. */
const contentPolicy: Policy = { defaultSrc: ["'none'"], sandbox: [] };

/** The policy of the API's documentation: the same, with its style sheet and icon. */
const docsPolicy: Policy = { ...contentPolicy, styleSrc: ["'unsafe-inline'"], imgSrc: ["'self'"] };

/** What the app never asks a browser for. */
const UNUSED = `
  accelerometer autoplay bluetooth camera clipboardRead displayCapture encryptedMedia fullscreen gyroscope hid
  idleDetection localFonts magnetometer microphone midi payment pictureInPicture publickeyCredentialsGet
  screenWakeLock serial storageAccess usb webShare windowManagement xrSpatialTracking`;

/** The app asks for the student's location, to find opportunities nearby, and for no other permission. */
const permissionsPolicy: Options['permissionsPolicy'] = {
  geolocation: ['self'],
  ...Object.fromEntries(
    UNUSED.trim()
      .split(/\s+/)
      .map((name) => [name, []]),
  ),
};
