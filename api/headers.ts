import { Hono, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { HttpEnv } from './http-env.ts';

interface HeadersOptions {
  /** The address that students use. */
  publicUrl: string;
  /** Where the landing page has logos of universities from, with `{domain}` in its path; none otherwise. */
  logoService?: string;
  /** What stands as a script in a page, as a content policy names it: `'sha256-...'`. */
  scripts?: string[];
}

/** What every answer tells the browser it may do: nothing but what Laurel's pages do; and that what the API answers is kept nowhere. */
export function headersOf({ publicUrl, logoService, scripts = [] }: HeadersOptions) {
  const { protocol } = new URL(publicUrl);
  const withPolicy = (contentSecurityPolicy: Policy) =>
    setBy({
      contentSecurityPolicy: { ...contentSecurityPolicy, ...nowhereElse },
      permissionsPolicy,
      referrerPolicy: 'no-referrer',
      xFrameOptions: 'DENY',
      // On plain http browsers ignore it, and a machine that has no TLS must not ask for it.
      strictTransportSecurity: protocol === 'https:' && 'max-age=31536000; includeSubDomains',
    });
  const page = withPolicy(pagePolicy(logoService ? [new URL(logoService).origin] : [], scripts));
  const uncached = async (given: Promise<Map<string, string>>) =>
    new Map([...(await given), ['cache-control', 'no-store']]);
  return { page, api: uncached(withPolicy(contentPolicy)), docs: uncached(withPolicy(docsPolicy)) };
}

/** Sets them on Node's own answer: on Hono's, each answer would be made anew with them. */
export const setHeaders =
  ({ page, api, docs }: ReturnType<typeof headersOf>): MiddlewareHandler<HttpEnv> =>
  async ({ req: { path }, env: { outgoing } }, next) => {
    const isOfApi = /^\/(?:api|auth)(?:\/|$)/.test(path);
    outgoing.setHeaders(await (path === '/api/docs' ? docs : isOfApi ? api : page));
    await next();
  };

type Options = NonNullable<Parameters<typeof secureHeaders>[0]>;
type Policy = NonNullable<Options['contentSecurityPolicy']>;

async function setBy(options: Options) {
  const { headers } = await new Hono().get('/', secureHeaders(options), (c) => c.body(null)).request('/');
  return new Map(headers);
}

const nowhereElse: Policy = { baseUri: ["'none'"], formAction: ["'none'"], frameAncestors: ["'none'"] };

/** Of the app: what it is made of comes from here, and no script stands in a page but those. */
const pagePolicy = (logos: string[], scripts: string[]): Policy => ({
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'", ...scripts],
  styleSrc: ["'self'"],
  // Radix keeps the page behind a dialog from scrolling by a style sheet whose text depends on the scroll bar's width.
  // Attributes with styles, which an injected text would rather bring, stay forbidden.
  styleSrcElem: ["'self'", "'unsafe-inline'"],
  // data: stands in the style sheet, blob: is the student's avatar, which the app has read from here.
  imgSrc: ["'self'", 'data:', 'blob:', ...logos],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  workerSrc: ["'self'"],
});

/** Of answers, files and refusals, where they are opened as pages: they show themselves and do nothing. */
const contentPolicy: Policy = { defaultSrc: ["'none'"], sandbox: [] };

/** Of the API's documentation: the same, with its style sheet and icon. It runs no script, and has no part in what the app keeps here. */
const docsPolicy: Policy = { ...contentPolicy, styleSrc: ["'unsafe-inline'"], imgSrc: ["'self'"] };

/** The place, where the student asks for opportunities nearby, and nothing else that a browser asks a student for. */
const permissionsPolicy = {
  geolocation: ['self'],
  accelerometer: [],
  autoplay: [],
  bluetooth: [],
  camera: [],
  clipboardRead: [],
  displayCapture: [],
  encryptedMedia: [],
  fullscreen: [],
  gyroscope: [],
  hid: [],
  idleDetection: [],
  localFonts: [],
  magnetometer: [],
  microphone: [],
  midi: [],
  payment: [],
  pictureInPicture: [],
  publickeyCredentialsGet: [],
  screenWakeLock: [],
  serial: [],
  storageAccess: [],
  usb: [],
  webShare: [],
  windowManagement: [],
  xrSpatialTracking: [],
};
