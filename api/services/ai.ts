import { BUILT_IN } from '#contract/built-in.ts';
import { planInTurn } from '#contract/plan/plan-of.ts';
import { Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { withClosings } from '../colleges/closings.ts';
import type { Input, StudentContext } from '../context.ts';
import { limitHeavyWork } from '../heavy-requests.ts';
import { coachOfStudent } from './ask-coach.ts';
import { correctedUnits } from './essay-map.ts';
import { loadPlan } from './plan.ts';
import { loadRecord } from './record.ts';

export const readContext = loadRecord;

/**
 * Answers the student's last message from the student's own rows and what is known. The built-in coach is always asked, because it hears
 * what a student lives through: to that it replies itself. To anything else a language model replies where the student has chosen one.
 */
export async function chat(context: StudentContext, { body }: Input<'chat'>) {
  const { clock, coaches, rateLimits, studentId, onText } = context;
  const known = await limitHeavyWork(studentId, () => loadKnown(context, body.tz));
  const focus = { appId: body.appId ?? null, essayId: body.essayId ?? null };
  const { apps, essays } = known.record;
  const isOwn =
    (focus.appId === null || apps.some(({ id }) => id === focus.appId)) &&
    (focus.essayId === null || essays.some(({ id }) => id === focus.essayId));
  if (!isOwn) throw new Problem(404, refusals.notFound);
  await rateLimits.count('adviceByStudent', studentId);
  const { coach, asker } = await coachOfStudent(context, body.engine);
  const conversation = { messages: body.messages, ...known, focus, now: clock(), timeZone: body.tz };
  const { care, ...own } = await coaches.builtIn.chat(conversation, asker);
  const model = coach === coaches.builtIn || care ? null : coaches.model;
  if (!model) return { ...own, engine: BUILT_IN };
  return { ...(await model.chat(conversation, own, asker, onText)), engine: model.engine };
}

/**
 * The student's record, and what Laurel makes of it.
 * @param timeZone in which the answer counts days, so that its plan counts them alike
 */
async function loadKnown(context: StudentContext, timeZone: string) {
  const [record, planned, units] = await Promise.all([loadRecord(context), loadPlan(context), correctedUnits(context)]);
  const { requirements, people } = planned.record;
  const { facts, now } = planned;
  // What to do first goes by the day on which a college closes, also where the student has saved a later one.
  const applications = withClosings(planned.record.applications, { now, timeZone });
  const plan = planInTurn({ ...planned.record, applications }, facts, now, timeZone);
  const answers = planned.record.applications.flatMap(({ supplementals }) => supplementals);
  const namesLeft = Object.fromEntries(answers.map((answer) => [answer.id, answer.namesLeft]));
  return { record, plan, requirements, people, units, namesLeft };
}
