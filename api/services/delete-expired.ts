import { lte } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { authorizationRequests, passwordResets } from '../db/schema.ts';
import { emptyLog } from '../db/write-ahead-log.ts';
import { deleteExpiredRows } from './deletions.ts';
import { forgetEnded } from './sessions.ts';
import { forgetClosedShares } from './shares.ts';

/**
 * Deletes what has expired: deletions that can't be undone any more, and sessions, tickets, links and redirects that are too
 * old, closed links to read along. Then it empties the log of the database, which still holds those and texts that were replaced.
 */
export async function deleteExpired(db: Db, now: Date) {
  await db.batch([
    deleteExpiredRows(db, now.getTime()),
    ...forgetEnded(db, now),
    forgetClosedShares(db, now),
    db.delete(passwordResets).where(lte(passwordResets.expiresAt, now)),
    db.delete(authorizationRequests).where(lte(authorizationRequests.expiresAt, now)),
  ]);
  await emptyLog(db.$client);
}
