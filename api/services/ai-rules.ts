import { readFileSync } from 'node:fs';
import { asc, eq, sql } from 'drizzle-orm';
import { type AiPolicies, aiRulesOf } from '#contract/ai-rules-of.ts';
import { findCollege } from '../colleges/directory.ts';
import type { StudentContext } from '../context.ts';
import { applications } from '../db/schema.ts';
import { fromRoot } from '../root.ts';

const policies: AiPolicies = JSON.parse(readFileSync(fromRoot('api/data/season/ai-policies.json'), 'utf8'));

/** What is said of help by AI where nothing is known of a college. */
export const generalAiRule = policies.byDefault.says;

/** What the colleges of the student's applications say of help by AI. */
export async function listAiRules({ db, studentId }: StudentContext) {
  const rows = await db.query.applications.findMany({
    columns: { college: true },
    where: eq(applications.userId, studentId),
    orderBy: [sql`${applications.deadline} is null`, asc(applications.deadline), asc(applications.createdAt)],
  });
  return aiRulesOf(
    policies,
    rows.map(({ college }) => college),
    (college) => findCollege(college)?.name,
  );
}
