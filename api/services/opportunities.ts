import { eq } from 'drizzle-orm';
import { fieldProblem } from '#contract/problem.ts';
import { gradeReached } from '#contract/opportunities.ts';
import { abroadNote, nothingNearNote } from '#contract/opportunity-notes.ts';
import { refusals } from '#contract/refusals.ts';
import type { Input, StudentContext } from '../context.ts';
import { applications } from '../db/schema.ts';
import { isAbroad, isInCanada } from '../opportunities/abroad.ts';
import { findOpportunities as search } from '../opportunities/ideas.ts';
import { findPlace, stateAt } from '../opportunities/place.ts';
import { listActivities } from './activities.ts';
import { listHonors } from './honors.ts';

/** Ideas that fit the student. The place is used for this answer and stored nowhere. */
export async function findOpportunities(context: StudentContext, { body }: Input<'findOpportunities'>) {
  const { db, clock, rateLimits, studentId } = context;
  await rateLimits.count('adviceByStudent', studentId);
  const { place, interests, radiusMi, n } = body;
  const { lat, lng, isAbroad, isInCanada } = place ? placeNamed(place) : placeAt(body);
  const [activities, honors, applied] = await Promise.all([
    listActivities(context),
    listHonors(context),
    db.$count(applications, eq(applications.userId, studentId)),
  ]);
  const items = search({
    lat: lat ?? null,
    lng: lng ?? null,
    interests,
    radiusMi,
    n,
    grade: body.grade ?? gradeReached(applied, honors),
    citizenship: body.citizenship ?? null,
    isAbroad,
    isInCanada,
    now: clock(),
    profile: [...activities, ...honors].flatMap(({ title, organization }) => [title, organization ?? '']),
  });
  if (isAbroad) return { items, note: abroadNote(place ?? null) };
  const isPlaced = typeof lat === 'number' && typeof lng === 'number';
  const isNear = items.some(({ distanceMi }) => distanceMi !== null);
  return { items, note: isPlaced && !isNear ? nothingNearNote(radiusMi) : null };
}

function placeNamed(text: string) {
  const place = findPlace(text);
  if (place) return { ...place, ...INSIDE };
  if (!isAbroad(text)) throw fieldProblem(400, 'place', refusals.placeUnknown);
  return { lat: null, lng: null, isAbroad: true, isInCanada: isInCanada(text) };
}

const INSIDE = { isAbroad: false, isInCanada: false };

/** Where a device says that it is; nowhere where it says nothing. */
function placeAt({ lat, lng }: Pick<Input<'findOpportunities'>['body'], 'lat' | 'lng'>) {
  const isPlaced = typeof lat === 'number' && typeof lng === 'number';
  return { lat, lng, ...INSIDE, isAbroad: isPlaced && stateAt(lat, lng) === null };
}
