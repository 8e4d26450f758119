/**
 * The cookie by which the page that third-party sign-in returns to knows that this browser has just been given the token in the
 * address: it holds the SHA-256 of the token, in hex. On TLS its name has the prefix `__Host-`.
 */
export const ARRIVAL_COOKIE = 'laurel-arrival';

/** How long the browser may take from one to the other; seconds. */
export const ARRIVAL_SECONDS = 60;
