import { eq } from 'drizzle-orm';
import type { BUILT_IN } from '#contract/built-in.ts';
import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import { type Asker, chooseCoach } from '../coach/coach.ts';
import type { StudentContext, VisitorContext } from '../context.ts';
import { users } from '../db/schema.ts';
import { studentOf } from './sessions.ts';

/** The coach who answers a student, by what the request asks for or else the student has chosen, and who asks. */
export async function coachOfStudent(
  { db, coaches, studentId, signal }: StudentContext,
  engine: typeof BUILT_IN | undefined,
) {
  const student = await db.query.users.findFirst({
    columns: { name: true, email: true, engine: true },
    where: eq(users.id, studentId),
  });
  if (!student) throw new Problem(401, sentences.signInAgain);
  const { name, email } = student;
  const asker: Asker = { id: studentId, kind: 'student', private: { name, email }, signal: signal() };
  return { coach: chooseCoach(coaches, engine ?? student.engine), asker };
}

/** The same where no account is needed: who is signed in is asked for as a student all the same. */
export async function coachOfVisitor(context: VisitorContext, engine: typeof BUILT_IN | undefined) {
  const studentId = context.token === null ? null : await studentOf(context).catch(() => null);
  if (studentId !== null) return coachOfStudent({ ...context, studentId }, engine);
  const asker: Asker = {
    id: context.address,
    kind: 'visitor',
    private: { name: '', email: '' },
    signal: context.signal(),
  };
  return { coach: chooseCoach(context.coaches, engine), asker };
}
