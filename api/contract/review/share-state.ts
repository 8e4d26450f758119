import { limits } from '../limits.ts';
import type { Share } from '../shares.ts';

/** Whether a link opens, and why not. */
export function shareState(
  { revokedAt, expiresAt, comments }: { revokedAt: string | null; expiresAt: string; comments: number },
  now: Date,
): Share['state'] {
  if (revokedAt !== null) return 'revoked';
  if (Date.parse(expiresAt) <= now.getTime()) return 'expired';
  return comments >= limits.commentsOfLink ? 'used' : 'open';
}
