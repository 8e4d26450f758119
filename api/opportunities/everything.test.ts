import { expect, test } from 'vitest';
import { Opportunity } from '#contract/opportunities.ts';
import { DIRECTORY, type Row } from './directory.ts';
import { findOpportunities, type Wish } from './ideas.ts';
import { milesBetween } from './miles.ts';
import { findPlace, stateAt } from './place.ts';

const now = new Date('2026-11-21T12:00:00Z');

/** A student of the first grade that may enter, where it is. */
function visitorOf({ grades: [from], lat, lng, stateOnly }: Row): Wish {
  const capitals: Record<string, string> = {
    CA: 'Sacramento, CA',
    FL: 'Orlando, FL',
    GA: 'Atlanta, GA',
    TX: 'Austin, TX',
    WA: 'Seattle, WA',
  };
  const place =
    lat !== undefined && lng !== undefined ? { lat, lng } : findPlace(capitals[stateOnly ?? ''] ?? 'Denver, CO');
  const grade = Math.max(9, from) as Wish['grade'];
  return { lat: place?.lat ?? null, lng: place?.lng ?? null, interests: '', radiusMi: 5, n: 6, grade, now };
}

test('every row comes first for a student nearby who asks for it', () => {
  const missing = DIRECTORY.entries.filter(
    ({ row }) => findOpportunities({ ...visitorOf(row), interests: row.name })[0]?.name !== row.name,
  );
  expect(missing.map(({ row }) => row.name)).toEqual([]);
});

test.each([
  ['marine biology, and I also like poetry', 'San Diego, CA', 25, 11],
  ['coding', 'Pittsburgh, PA', 25, 10],
  ['I want to be a doctor', 'Houston, TX', 25, 11],
  ['climate change and film', 'Boston, MA', 10, 10],
  ['law', 'Omaha, NE', 25, 12],
  ['curling', 'Duluth, MN', 25, 9],
  ['robotics, engineering', 'Ann Arbor, MI', 50, 9],
  ['basketball and helping kids', 'Chicago, IL', 10, 10],
  ['violin', 'Rochester, NY', 25, 9],
  ['art, anime, video games', 'Los Angeles, CA', 25, 9],
  ['math', '02139', 10, 10],
  ['scholarships', 'Atlanta, GA', 25, 12],
  ['politics, debate, history', 'Washington, DC', 10, 11],
  ['animals', 'Boise, ID', 25, 9],
  ['psychology and mental health', 'Los Angeles, CA', 50, 11],
  ['space', 'Huntsville, AL', 25, 9],
  ['starting a business, finance', 'New York, NY', 5, 11],
  ['creative writing', 'Iowa City, IA', 25, 10],
  ['spanish, travel', 'Miami, FL', 25, 10],
  ['farming', 'Ames, IA', 50, 10],
  ['journalism, photography', 'Seattle, WA', 25, 12],
  ['chemistry research internship', 'San Francisco, CA', 50, 11],
  ["I don't like math or science but I love theater", 'New York, NY', 25, 9],
  ['', 'Denver, CO', 25, 10],
  ['volunteering at a hospital', 'Cleveland, OH', 25, 10],
  ['AI', '', 25, null],
  ['environment', '', 25, 11],
  ['cooking', 'Nashville, TN', 25, 9],
  ['philosophy', '', 25, 10],
  ['women in stem', 'Blacksburg, VA', 50, 10],
] as const)('gives six ideas for «%s» in %s within %d miles in grade %s', (interests, place, radiusMi, grade) => {
  const here = place ? findPlace(place) : null;
  const state = here && stateAt(here.lat, here.lng);
  const ideas = findOpportunities({
    lat: here?.lat ?? null,
    lng: here?.lng ?? null,
    interests,
    radiusMi,
    n: 6,
    grade,
    now,
  });
  expect(ideas).toHaveLength(6);
  expect(new Set(ideas.map(({ name }) => name)).size).toBe(6);
  expect(new Set(ideas.map(({ url }) => new URL(url).hostname)).size).toBe(6);
  for (const idea of ideas) {
    expect(Opportunity.safeParse(idea).success).toBe(true);
    expect(ideas.filter(({ kind }) => kind === idea.kind).length).toBeLessThanOrEqual(3);
    expect(idea.whyItFits.length).toBeLessThanOrEqual(300);
    expect(idea.whyItFits).not.toMatch(/undefined|null|NaN|!|\d{4}/);
    expect(idea.whyItFits.split(/[.] (?=[A-Z])/).length).toBeLessThanOrEqual(3);
  }
  const mayEnter = ({ grades: [from, to], stateOnly, scope, lat = 0, lng = 0 }: Row) =>
    (grade === null || (from <= grade && grade <= to)) &&
    (stateOnly === undefined || stateOnly === state) &&
    (scope !== 'local' || (here !== null && milesBetween(here, { lat, lng }) <= radiusMi));
  const rows = DIRECTORY.entries.map(({ row }) => row).filter(({ name }) => ideas.some((idea) => idea.name === name));
  expect(rows.filter((row) => !mayEnter(row))).toEqual([]);
});

test('a reason fits into 300 characters for every row, every interest and every month', () => {
  const interests = [
    '',
    'curling and a very long word like floccinaucinihilipilification',
    'service, leadership, anything',
  ];
  for (const { row } of DIRECTORY.entries)
    for (const [at, text] of interests.entries())
      for (const idea of findOpportunities({
        ...visitorOf(row),
        n: 12,
        interests: text,
        now: new Date(Date.UTC(2026, at * 4, 15)),
      }))
        expect(idea.whyItFits.length).toBeLessThanOrEqual(300);
});

test('hostile text of 100,000 characters is only text', () => {
  const wish: Wish = { lat: 40.75, lng: -73.99, interests: '', radiusMi: 50, n: 12, grade: 10, now };
  for (const text of ['ai,cs,', 'and ', "'", '“«', 'a', 'don’t '].map((piece) => piece.repeat(20_000)))
    expect(
      findOpportunities({ ...wish, interests: text, profile: Array.from({ length: 500 }, () => text) }).length,
    ).toBeGreaterThan(0);
});
