import type { OverviewRecord } from './overview-record.ts';
import { situationOf, suggestionKinds, type Suggestion, type Topic } from './suggestion-kinds.ts';

const MAX_SUGGESTIONS = 6;
/** How many sentences of one kind stand in a list at most, so that it stays a list of different things. */
const MAX_OF_A_KIND = 2;

const keywords: [Topic, RegExp][] = [
  ['essays', /\b(?:essay|hook|intro|draft)s?\b/i],
  ['activities', /\b(?:ec|extracurricular)s?\b|\b(?:activity|activities)\b/i],
  ['applications', /\b(?:deadline|application|submit|supp)s?\b/i],
];

/** Where a suggestion is acted on, by the first of its keywords; null for the dashboard itself. */
export function topicOf(suggestion: string): Topic | null {
  return keywords.find(([, words]) => words.test(suggestion))?.[0] ?? null;
}

/**
 * What to do next, the most urgent first, from the student's own rows and nothing else. Within a kind the soonest deadline
 * comes first, because each kind of work is taken to need a fixed number of days.
 */
export function suggestionsOf(record: OverviewRecord, now: Date, timeZone: string) {
  const bySlack = (a: Suggestion, b: Suggestion) => a.slack - b.slack;
  const situation = situationOf(record, now, timeZone);
  return suggestionKinds
    .flatMap((kind) => kind(situation).toSorted(bySlack).slice(0, MAX_OF_A_KIND))
    .toSorted(bySlack)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ topic, named, plain }) => (topicOf(named) === topic ? named : plain));
}
