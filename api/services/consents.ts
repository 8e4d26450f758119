import { and, eq, gt } from 'drizzle-orm';
import type { Redirection } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import type { VisitorContext } from '../context.ts';
import { consents } from '../db/schema.ts';
import type { Google } from '../google/google.ts';
import { type Challenge, newChallenge } from '../google/provider.ts';
import { hashToken, randomToken } from '../tokens.ts';

/** A redirect that has come back: what the provider's answer is checked against, and whose essays it is for, if any. */
export interface Returned extends Challenge {
  userId: string | null;
}

/**
 * Sends a browser to the provider for consent. Throws where the provider can't be reached.
 * @param userId whose essays go into a document; null for signing in
 */
export async function askForConsent(
  { db, clock, browser: known }: VisitorContext,
  { provider }: Google,
  scope: string,
  userId: string | null,
): Promise<Redirection> {
  const challenge = newChallenge();
  const location = await provider.consentUrl(challenge, scope);
  // The same for all its redirects, so that two tabs do not disturb each other.
  const browser = known() ?? randomToken();
  const { state, nonce, codeVerifier } = challenge;
  const expiresAt = new Date(clock().getTime() + limits.consentMinutes * 60_000);
  await db.insert(consents).values({
    stateHash: hashToken(state),
    browserHash: hashToken(browser),
    nonce,
    codeVerifier,
    userId,
    expiresAt,
  });
  return { location, browser };
}

/** Uses up what a browser has come back with; null where it is unknown, too old, or another browser's. */
export async function takeConsent({ db, clock, browser }: VisitorContext, state: string): Promise<Returned | null> {
  const [row] = await db
    .delete(consents)
    .where(
      and(
        eq(consents.stateHash, hashToken(state)),
        eq(consents.browserHash, hashToken(browser() ?? '')),
        gt(consents.expiresAt, clock()),
      ),
    )
    .returning();
  return row ? { state, nonce: row.nonce, codeVerifier: row.codeVerifier, userId: row.userId } : null;
}
