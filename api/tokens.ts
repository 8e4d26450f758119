import { hash, randomBytes } from 'node:crypto';

/** 256 random bits, safe in an address: a bearer token, a ticket, the secret of a calendar. */
export function randomToken() {
  return randomBytes(32).toString('base64url');
}

/** The bearer token in an `Authorization` header; null without one. */
export const tokenIn = (authorization: string | undefined) => /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? null;

/** What is stored of a token: SHA-256, which is enough for something that can't be guessed. */
export function hashToken(token: string) {
  return hash('sha256', token);
}
