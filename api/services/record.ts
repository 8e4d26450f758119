import type { StudentRecord } from '#contract/ai.ts';
import { contextEssays } from '#contract/context-essays.ts';
import type { StudentContext } from '../context.ts';
import { listActivities } from './activities.ts';
import { loadApplications } from './applications.ts';
import { readDraft } from './essays.ts';
import { listHonors } from './honors.ts';

/** Everything that a student has in Laurel. */
export async function loadRecord(context: StudentContext): Promise<StudentRecord> {
  const [draft, apps, activities, honors] = await Promise.all([
    readDraft(context),
    loadApplications(context),
    listActivities(context),
    listHonors(context),
  ]);
  return { apps, essays: contextEssays(draft, apps), activities, honors };
}
