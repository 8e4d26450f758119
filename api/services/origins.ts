import { originsSay } from '#contract/origins/origins-say.ts';
import { recordFor } from '#contract/origins/record.ts';
import type { Origins } from '#contract/origins.ts';
import type { Input, RecordContext, StudentContext } from '../context.ts';
import { ownEssay, ownEssays } from './own-essay.ts';
import { readPlanSettings } from './plan.ts';

type Followed = Pick<Awaited<ReturnType<typeof ownEssay>>, 'text' | 'origins'>;

const originsOf = ({ text, origins }: Followed, zone: string): Origins => {
  const record = recordFor(origins, text);
  return { spans: record.spans, says: originsSay(record, text, zone) };
};

export async function readOrigins(context: RecordContext, { params }: Input<'readOrigins'>): Promise<Origins> {
  const essay = await ownEssay(context, params.essayId);
  return originsOf(essay, (await readPlanSettings(context)).zone);
}

/** The origins of every essay, by `main` or a supplemental's id. */
export async function allOrigins(context: StudentContext): Promise<Record<string, Origins>> {
  const [all, { zone }] = await Promise.all([ownEssays(context), readPlanSettings(context)]);
  return Object.fromEntries(all.map((essay) => [essay.id, originsOf(essay, zone)]));
}
