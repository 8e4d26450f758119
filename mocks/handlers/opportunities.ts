import { findOpportunities, type Opportunity } from '#contract/opportunities.ts';
import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import { plainKey } from '#contract/text.ts';
import type { Account } from '../db.ts';
import { opportunities, type OpportunityRow } from '../fixtures/opportunities.ts';
import { mock } from '../mock.ts';

export const opportunityHandlers = [
  mock(findOpportunities, ({ body }, account) => {
    const { place, lat, lng, radiusMi, n } = body;
    if (place && !isKnown(place))
      throw new Problem(400, sentences.placeUnknown, { fields: { place: sentences.placeUnknown } });
    const isPlaced = Boolean(place) || (typeof lat === 'number' && typeof lng === 'number');
    const grade = body.grade ?? gradeOf(account);
    const interests = plainKey(body.interests).split(' ');
    const written = JSON.stringify([account.draft.text, account.activities]);

    const ideas = opportunities
      .filter(({ distanceMi }) => distanceMi === null || (isPlaced && distanceMi <= radiusMi))
      .filter(({ grades: [from, to] }) => grade === null || (from <= grade && grade <= to))
      .map((row) => ideaOf(row, interests, written))
      .toSorted((a, b) => b.fit - a.fit)
      .slice(0, n);
    return { items: ideas.map(({ item }) => item) };
  }),
];

/** Of all places the mocks know Toledo, and every ZIP code that starts like one of Ohio's. */
function isKnown(place: string) {
  return ['toledo oh', 'toledo ohio'].includes(plainKey(place)) || /^43\d{3}$/.test(place);
}

/** Who applies to colleges is in grade 12; else the honors say at least which grade has been reached. */
function gradeOf({ applications, honors }: Account) {
  if (applications.length > 0) return 12;
  const grades = honors.flatMap(({ gradeYear }) => gradeYear ?? []);
  return grades.length > 0 ? Math.max(...grades) : null;
}

/** How well an opportunity fits, and why. What the student names counts more than what she wrote. */
function ideaOf({ topics, echo, ...opportunity }: OpportunityRow, interests: string[], written: string) {
  const named = topics.find((topic) => interests.includes(topic));
  const echoed = echo && written.includes(echo.words) ? echo.why : undefined;
  const whyItFits =
    echoed ??
    (named
      ? `It is about ${named}, which you named.`
      : `It is open to grades ${opportunity.grades[0]} to ${opportunity.grades[1]}.`);
  const item: Opportunity = { ...opportunity, whyItFits };
  return { item, fit: (named ? 2 : 0) + (echoed ? 1 : 0) };
}
