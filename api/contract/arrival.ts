/**
 * The cookie that proves to the page after a third-party sign-in that this very browser was given the token in the address.
 * It holds the SHA-256 of the token, in hex. On TLS its name has the prefix `__Host-`.
 */
export const ARRIVAL_COOKIE = 'laurel-arrival';

/** Seconds that the browser has from getting the token to opening the page. */
export const ARRIVAL_SECONDS = 60;
