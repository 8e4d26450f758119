import { contract } from '#contract/index.ts';
import type { newStudent } from './requests.ts';

/**
 * Writes a text into every field of a student that takes one.
 * @returns what the contract makes of each form: what has to be stored
 */
export async function writeEverywhere({ call }: Pick<Awaited<ReturnType<typeof newStudent>>, 'call'>, text: string) {
  // Composed, a text may be longer than it was.
  const line = text.slice(0, 100);
  const notes = text.slice(0, 10_000);
  const application = { college: line, notes, deadline: '2026-12-01', round: 'ed' as const };
  const supplemental = { title: line, prompt: text.slice(0, 3_000), response: text, due: '2026-11-30', wordLimit: 100 };
  const activity = { title: line, organization: line, impact: line, hoursPerWeek: 5, weeksPerYear: 30 };
  const honor = { title: line, organization: line, notes };
  const draft = { text };

  await call('patchMe', { body: { name: `A ${line}`.slice(0, 90) } });
  const { id: appId } = await call('createApplication', { body: application });
  const { id: sid } = await call('createSupplemental', { params: { appId }, body: supplemental });
  const { id: activityId } = await call('createActivity', { body: activity });
  const { id: honorId } = await call('createHonor', { body: honor });
  await call('saveDraft', { body: draft });
  return {
    ids: { appId, sid, activityId, honorId },
    stored: {
      application: contract.createApplication.body.parse(application),
      supplemental: contract.createSupplemental.body.parse(supplemental),
      activity: contract.createActivity.body.parse(activity),
      honor: contract.createHonor.body.parse(honor),
      draft: contract.saveDraft.body.parse(draft),
    },
  };
}
