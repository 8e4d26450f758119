import type { Input, StudentContext } from '../context.ts';
import { coachOfStudent } from './ask-coach.ts';

export async function polishParagraph(context: StudentContext, { body }: Input<'polishParagraph'>) {
  await context.rateLimits.count('adviceByStudent', context.studentId);
  const { coach, asker } = await coachOfStudent(context, body.engine);
  return { ...(await coach.polish({ text: body.text }, asker)), engine: coach.engine };
}

/** Different wordings of one activity, of which `output` is the first, and questions for facts that are missing. */
export async function strengthenActivity(context: StudentContext, { body }: Input<'strengthenActivity'>) {
  await context.rateLimits.count('adviceByStudent', context.studentId);
  const { engine, ...activity } = body;
  const { coach, asker } = await coachOfStudent(context, engine);
  const { options, questions } = await coach.strengthen(activity, asker);
  return { options, questions, output: options[0] ?? '', engine: coach.engine };
}
