import { lte } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { authorizationRequests, passwordResets } from '../db/schema.ts';
import { forgetDeleted } from './deletions.ts';

/** Forgets what has had its time: deletions that can't be undone any more, links and redirects that are too old. */
export async function forgetExpired(db: Db, now: Date) {
  await db.batch([
    forgetDeleted(db, now.getTime()),
    db.delete(passwordResets).where(lte(passwordResets.expiresAt, now)),
    db.delete(authorizationRequests).where(lte(authorizationRequests.expiresAt, now)),
  ]);
}
