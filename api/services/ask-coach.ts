import type { BUILT_IN } from '#contract/built-in.ts';
import { Problem } from '#contract/problem.ts';
import { type Asker, chooseCoach } from '../coach/coach.ts';
import type { StudentContext, VisitorContext } from '../context.ts';
import { studentOf } from './sessions.ts';
import { ownUser } from './users.ts';

/** Whom a request asks; left out, whom the student has chosen. */
type Engine = typeof BUILT_IN | undefined;

/** The coach that answers a student, and who asks. The request names the coach; else the student has chosen it. */
export async function coachOfStudent(context: StudentContext, engine: Engine) {
  const { coaches, studentId, signal } = context;
  const { name, email, engine: chosen } = await ownUser(context);
  const asker: Asker = { id: studentId, kind: 'student', private: { name, email }, signal: signal() };
  return { coach: chooseCoach(coaches, engine ?? chosen), asker };
}

/** A token that is no longer good makes a visitor; what else fails is no answer to who it is. */
function asNobody(problem: unknown): null {
  if (problem instanceof Problem && problem.status === 401) return null;
  throw problem;
}

/** The same where no account is needed; a caller who is signed in counts as a student all the same. */
export async function coachOfVisitor(context: VisitorContext, engine: Engine) {
  const studentId = context.token === null ? null : await studentOf(context).catch(asNobody);
  if (studentId !== null) return coachOfStudent({ ...context, studentId }, engine);
  const nobody = { name: '', email: '' };
  const asker: Asker = { id: context.address, kind: 'visitor', private: nobody, signal: context.signal() };
  return { coach: chooseCoach(context.coaches, engine), asker };
}
