import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { ARRIVAL_COOKIE, ARRIVAL_SECONDS } from '#contract/arrival.ts';
import type { Redirection } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import { hashToken } from './tokens.ts';

const NAME = 'laurel-authorization';

/** With TLS the cookie has the prefix `__Host-`, so that no other host can have set it. */
const prefixOf = (publicUrl: string) => (publicUrl.startsWith('https:') ? 'host' : undefined);

/** The secret by which a browser that was sent away for consent is recognized; null when it has none. */
export function browserOf(c: Context, publicUrl: string) {
  return getCookie(c, NAME, prefixOf(publicUrl)) || null;
}

/** Sends a browser away for consent, with a secret that it has to bring back. */
export function sendAway(c: Context, { location, browser }: Redirection, publicUrl: string) {
  const prefix = prefixOf(publicUrl);
  setCookie(c, NAME, browser, {
    path: '/',
    httpOnly: true,
    secure: prefix === 'host',
    // The browser must send it when the provider redirects it back.
    sameSite: 'Lax',
    maxAge: limits.authorizationMinutes * 60,
    prefix,
  });
  return c.redirect(location);
}

/**
 * Sends a browser into the app with its new token, and a cookie that names the token. A link with a token from somebody else comes
 * without this cookie, so it signs nobody in. The page has to read the cookie, so it is not `HttpOnly`.
 */
export function sendIn(c: Context, { location, token }: { location: string; token: string }, publicUrl: string) {
  const prefix = prefixOf(publicUrl);
  setCookie(c, ARRIVAL_COOKIE, hashToken(token), {
    path: '/',
    secure: prefix === 'host',
    sameSite: 'Strict',
    maxAge: ARRIVAL_SECONDS,
    prefix,
  });
  return c.redirect(location);
}
