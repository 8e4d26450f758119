import { and, eq, gt } from 'drizzle-orm';
import type { Redirection } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import type { VisitorContext } from '../context.ts';
import { authorizationRequests } from '../db/schema.ts';
import type { Google } from '../google/google.ts';
import { newChallenge } from '../google/provider.ts';
import { hashToken, randomToken } from '../tokens.ts';

const DOCUMENT = 'document';

/**
 * Sends a browser to the provider. Throws where that can't be reached.
 * @param userId whose essays go into a document; null for signing in
 */
export async function requestAuthorization(
  { db, clock, browser: known }: VisitorContext,
  { provider }: Google,
  scope: string,
  userId: string | null,
): Promise<Redirection> {
  const challenge = newChallenge(userId === null ? 'sign-in' : DOCUMENT);
  const location = await provider.authorizationUrl(challenge, scope);
  // One secret for all redirects of a browser, so that two tabs do not disturb each other.
  const browser = known() ?? randomToken();
  const { state, nonce, codeVerifier } = challenge;
  const expiresAt = new Date(clock().getTime() + limits.authorizationMinutes * 60_000);
  const hashes = { stateHash: hashToken(state), browserHash: hashToken(browser) };
  await db.insert(authorizationRequests).values({ ...hashes, nonce, codeVerifier, userId, expiresAt });
  return { location, browser };
}

/**
 * Uses up the request that a browser has come back with; null where it is unknown, too old, or another browser's.
 * Answers what the provider's answer is checked against, and the student whose essays go into a document, if any.
 */
export async function takeAuthorizationRequest({ db, clock, browser }: VisitorContext, state: string) {
  const [row] = await db
    .delete(authorizationRequests)
    .where(
      and(
        eq(authorizationRequests.stateHash, hashToken(state)),
        eq(authorizationRequests.browserHash, hashToken(browser() ?? '')),
        gt(authorizationRequests.expiresAt, clock()),
      ),
    )
    .returning();
  return row ? { state, nonce: row.nonce, codeVerifier: row.codeVerifier, userId: row.userId } : null;
}

/** True for a request for a document, which opened in a tab of its own. The state says it, also once the request is deleted. */
export const isForDocument = (state: string) => state.startsWith(`${DOCUMENT}-`);
