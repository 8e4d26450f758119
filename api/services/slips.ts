import { and, sql } from 'drizzle-orm';
import { Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { slipsOf } from '#contract/slips/slips-of.ts';
import { collegeNames } from '../colleges/college-names.ts';
import type { Input, RecordContext, StudentContext } from '../context.ts';
import { saveEssay } from './essay-rows.ts';
import { meantNamesOf, ownEssay, whichEssay } from './own-essay.ts';

/** The names of other colleges in the saved text of an essay. */
export async function listSlips(context: RecordContext, { params }: Input<'listSlips'>) {
  return slipsOf(await ownEssay(context, params.essayId), collegeNames());
}

/** Says whether a name that is listed was meant, wherever it stands in this essay. */
export async function patchSlips(context: StudentContext, input: Input<'patchSlips'>) {
  const {
    params: { essayId },
    body: { name, meant },
  } = input;
  const essay = await ownEssay(context, essayId);
  if (!slipsOf(essay, collegeNames()).some(({ start, end }) => essay.text.slice(start, end) === name))
    throw new Problem(400, refusals.notASlip);
  const others = essay.meantNames.filter((other) => other !== name);
  const unchanged = and(whichEssay(essayId), sql`${meantNamesOf} = ${JSON.stringify(essay.meantNames)}`)!;
  const saved = await saveEssay(context, unchanged, { meantNames: meant ? [...others, name] : others });
  // Another name was said to be meant in between, and must not be lost.
  if (!saved) return patchSlips(context, input);
  return listSlips(context, { params: { essayId } });
}
