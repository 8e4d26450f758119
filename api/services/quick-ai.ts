import type { Input, StudentContext } from '../context.ts';

export async function polishParagraph(
  { coach, rateLimits, studentId }: StudentContext,
  { body }: Input<'polishParagraph'>,
) {
  await rateLimits.count('adviceByStudent', studentId);
  return { ...(await coach.polish(body)), engine: coach.engine };
}

/** Different wordings of one activity; `output` is the first. */
export async function strengthenActivity(
  { coach, rateLimits, studentId }: StudentContext,
  { body }: Input<'strengthenActivity'>,
) {
  await rateLimits.count('adviceByStudent', studentId);
  const options = await coach.strengthen(body);
  return { options, output: options[0] ?? '', engine: coach.engine };
}
