import { sql } from 'drizzle-orm';
import type { VisitorContext } from '../context.ts';

export async function readHealth({ db }: VisitorContext) {
  await db.run(sql`select 1`);
  return { ok: true as const };
}
