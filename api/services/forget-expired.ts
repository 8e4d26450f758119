import { lte } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { authorizationRequests, passwordResets } from '../db/schema.ts';
import { emptyLog } from '../db/write-ahead-log.ts';
import { forgetDeleted } from './deletions.ts';
import { forgetEnded } from './sessions.ts';

/**
 * Forgets what has had its time: deletions that can't be undone any more, sessions, tickets, links and redirects that are too old; and what the
 * database's log still holds of them, and of texts that were replaced.
 */
export async function forgetExpired(db: Db, now: Date) {
  await db.batch([
    forgetDeleted(db, now.getTime()),
    ...forgetEnded(db, now),
    db.delete(passwordResets).where(lte(passwordResets.expiresAt, now)),
    db.delete(authorizationRequests).where(lte(authorizationRequests.expiresAt, now)),
  ]);
  await emptyLog(db.$client);
}
