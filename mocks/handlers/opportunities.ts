import { gradeReached, type Opportunity } from '#contract/opportunities.ts';
import { abroadNote, nothingNearNote } from '#contract/opportunity-notes.ts';
import { fieldProblem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { plainKey } from '#contract/text.ts';
import { opportunities, type OpportunityRow } from '../fixtures/opportunities.ts';
import type { Mocks } from '../mock.ts';

export const opportunityMocks = {
  findOpportunities({ body }, account) {
    const { place, lat, lng, radiusMi, n } = body;
    const isAbroad = place ? plainKey(place) === 'toronto' : isNearToronto(lat, lng);
    if (place && !isKnown(place) && !isAbroad) throw fieldProblem(400, 'place', refusals.placeUnknown);
    const isPlaced = !isAbroad && (Boolean(place) || (typeof lat === 'number' && typeof lng === 'number'));
    const grade = body.grade ?? gradeReached(account.applications.length, account.honors);
    const interests = plainKey(body.interests).split(' ');
    const written = JSON.stringify([account.draft.text, account.activities]);

    const ideas = opportunities
      .filter(({ distanceMi }) => distanceMi === null || (isPlaced && distanceMi <= radiusMi))
      .filter(({ grades: [from, to] }) => grade === null || (from <= grade && grade <= to))
      .map((row) => ideaOf(row, interests, written))
      .toSorted((a, b) => b.fit - a.fit)
      .slice(0, n);
    const items = ideas.map(({ item }) => item);
    if (isAbroad) return { items, note: abroadNote(place ?? null) };
    const isNear = items.some(({ distanceMi }) => distanceMi !== null);
    return { items, note: isPlaced && !isNear ? nothingNearNote(radiusMi) : null };
  },
} satisfies Mocks;

/** The mocks know Toledo, Toronto abroad, and every ZIP code that starts like one of Ohio's. */
function isKnown(place: string) {
  return ['toledo oh', 'toledo ohio'].includes(plainKey(place)) || /^43\d{3}$/.test(place);
}

/** Within half a degree. */
const isNearToronto = (lat?: number | null, lng?: number | null) =>
  Math.hypot((lat ?? 0) - 43.65, (lng ?? 0) + 79.38) < 0.5;

/** How well an opportunity fits, and why. What the student names counts more than what she wrote. */
function ideaOf({ topics, echo, ...opportunity }: OpportunityRow, interests: string[], written: string) {
  const named = topics.find((topic) => interests.includes(topic));
  const echoed = echo && written.includes(echo.words) ? echo.why : undefined;
  const [from, to] = opportunity.grades;
  const plain = named ? `It is about ${named}, which you named.` : `It is open to grades ${from} to ${to}.`;
  const item: Opportunity = { ...opportunity, whyItFits: echoed ?? plain };
  return { item, fit: (named ? 2 : 0) + (echoed ? 1 : 0) };
}
