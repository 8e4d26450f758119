import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { ARRIVAL_COOKIE } from '#contract/arrival.ts';

/** On TLS the one that no other host can have set. */
const cookieName = () => (location.protocol === 'https:' ? `__Host-${ARRIVAL_COOKIE}` : ARRIVAL_COOKIE);

/** What the server notes of a token. The browser's own `crypto.subtle` is missing where a school's network has no TLS. */
export const hashOf = (token: string) => bytesToHex(sha256(utf8ToBytes(token)));

/** Whether the server has given this browser the token within the last minute. */
export const hasArrivedWith = (token: string) =>
  document.cookie.split('; ').includes(`${cookieName()}=${hashOf(token)}`);

/** Once is enough: the same link does not sign in a second time. */
export function forgetArrival() {
  document.cookie = `${cookieName()}=; Path=/; Max-Age=0; SameSite=Strict${location.protocol === 'https:' ? '; Secure' : ''}`;
}
