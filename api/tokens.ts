import { hash, randomBytes } from 'node:crypto';

/** Random bits that can be part of an address: 256 for a bearer token, a ticket, the secret of a calendar. */
export function randomToken(bits = 256) {
  return randomBytes(bits / 8).toString('base64url');
}

/** The bearer token in an `Authorization` header; null without one. */
export const tokenIn = (authorization: string | undefined) => /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? null;

/** The SHA-256 of a token, which is stored in its place. A slow hash is not needed for something that can't be guessed. */
export function hashToken(token: string) {
  return hash('sha256', token);
}
