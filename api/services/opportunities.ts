import { eq } from 'drizzle-orm';
import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import type { Input, StudentContext } from '../context.ts';
import { applications } from '../db/schema.ts';
import { findOpportunities as search } from '../opportunities/ideas.ts';
import { findPlace } from '../opportunities/place.ts';
import { listActivities } from './activities.ts';
import { listHonors } from './honors.ts';

/** Ideas that fit the student. The place is used for this answer and kept nowhere. */
export async function findOpportunities(context: StudentContext, { body }: Input<'findOpportunities'>) {
  const { clock, rateLimits, studentId } = context;
  await rateLimits.count('adviceByStudent', studentId);
  const { place, interests, radiusMi, n } = body;
  const { lat, lng } = place ? placeNamed(place) : body;
  const [activities, honors] = await Promise.all([listActivities(context), listHonors(context)]);
  const items = search({
    lat: lat ?? null,
    lng: lng ?? null,
    interests,
    radiusMi,
    n,
    grade: body.grade ?? (await gradeOf(context, honors)),
    now: clock(),
    profile: [...activities, ...honors].flatMap(({ title, organization }) => [title, organization ?? '']),
  });
  return { items };
}

function placeNamed(text: string) {
  const place = findPlace(text);
  if (!place) throw new Problem(400, sentences.placeUnknown, { fields: { place: sentences.placeUnknown } });
  return place;
}

/** Who applies to colleges is in grade 12; else the honors say at least which grade has been reached. */
async function gradeOf({ db, studentId }: StudentContext, honors: Awaited<ReturnType<typeof listHonors>>) {
  if ((await db.$count(applications, eq(applications.userId, studentId))) > 0) return 12;
  return honors.map(({ gradeYear }) => gradeYear).reduce((a, b) => ((b ?? 0) > (a ?? 0) ? b : a), null);
}
