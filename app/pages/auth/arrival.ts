import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { ARRIVAL_COOKIE } from '#contract/arrival.ts';

/** With TLS its prefix makes sure that no other host has set the cookie. */
const cookieName = () => (location.protocol === 'https:' ? `__Host-${ARRIVAL_COOKIE}` : ARRIVAL_COOKIE);

/** The hash of a token, as the server puts it into the cookie. Without TLS, as in a school's network, browsers have no `crypto.subtle`. */
export const hashOf = (token: string) => bytesToHex(sha256(utf8ToBytes(token)));

/** Whether the server has given this browser the token within the last minute. */
export const hasArrivedWith = (token: string) =>
  document.cookie.split('; ').includes(`${cookieName()}=${hashOf(token)}`);

/** Removes the cookie, so that the same link does not sign in a second time. */
export function forgetArrival() {
  document.cookie = `${cookieName()}=; Path=/; Max-Age=0; SameSite=Strict${location.protocol === 'https:' ? '; Secure' : ''}`;
}
