import { Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import type { Input, StudentContext } from '../context.ts';
import { limitHeavyWork } from '../heavy-requests.ts';
import { coachOfStudent } from './ask-coach.ts';
import { loadRecord } from './record.ts';

export const readContext = loadRecord;

/** Answers the student's last message from the student's own rows. */
export async function chat(context: StudentContext, { body }: Input<'chat'>) {
  const { clock, rateLimits, studentId, onText } = context;
  const record = await limitHeavyWork(studentId, () => loadRecord(context));
  const focus = { appId: body.appId ?? null, essayId: body.essayId ?? null };
  const known =
    (focus.appId === null || record.apps.some(({ id }) => id === focus.appId)) &&
    (focus.essayId === null || record.essays.some(({ id }) => id === focus.essayId));
  if (!known) throw new Problem(404, refusals.notFound);
  await rateLimits.count('adviceByStudent', studentId);
  const { coach, asker } = await coachOfStudent(context, body.engine);
  const conversation = { messages: body.messages, record, focus, now: clock(), timeZone: body.tz };
  const message = await coach.chat(conversation, asker, onText);
  return { message, engine: coach.engine };
}
