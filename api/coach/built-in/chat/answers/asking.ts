import { durationInWords } from '#contract/plan/words.ts';
import type { PlanItem } from '#contract/plan.ts';
import { escapeMarkdown, pages } from '../markdown.ts';
import { appsOf, peopleCalled, type Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { PLAN } from '../sources.ts';
import { turnLine, turnLink } from '../turns.ts';

/** At most so many people are named who are still to be asked. */
const MOST_ASKED = 4;

/** "How long will the counselor thing take", "how long for asking mrs greene": only what is asked of somebody else; undefined where nobody is named. */
export function howLongAsking(question: Question): Reply | undefined {
  const asks = asksFor(question);
  if (asks.length === 0) return undefined;
  return {
    says: asks.map(
      (item) => `${turnLink(item)} takes about ${durationInWords(item.minutes ?? 0)}. ${escapeMarkdown(item.why)}`,
    ),
    next: `Next step: ask in person or in five friendly lines by e-mail, then tick it off in ${pages.plan}.`,
    source: PLAN,
  };
}

/** "Is it too late to ask her for Chicago?": by the plan of the student; nothing where nobody is left to ask. */
export function whetherInTime(question: Question): Reply[] {
  const named = asksFor(question);
  const asks = named.length > 0 ? named : openAsks(question);
  if (asks.length === 0) return [];
  return [
    {
      says: ['In your plan:'],
      list: asks.slice(0, MOST_ASKED).map(turnLine),
      next: 'Next step: ask now, say openly how near the date is, and make it easy with a page of facts about you.',
      source: PLAN,
    },
  ];
}

/** Whom to ask for a letter, for the colleges that are spoken of. */
function openAsks(question: Question): PlanItem[] {
  const apps = appsOf(question);
  return question.plan.items.filter(
    ({ kind, state, appIds }) =>
      kind === 'ask' && state !== 'done' && (apps.length === 0 || apps.some(({ id }) => appIds.includes(id))),
  );
}

const ROLE = /\b(?<role>counselor|teacher)s?\b/;

/** The same of the people that the question names, or of those with the role that it names. */
function asksFor(question: Question): PlanItem[] {
  const role = ROLE.exec(question.text)?.groups?.role;
  const called = peopleCalled(question);
  const whom = called.length > 0 ? called : question.people.filter((person) => person.role === role);
  const asks = question.plan.items.filter(({ kind, state }) => kind === 'ask' && state !== 'done');
  return asks.filter(({ personId }) => whom.some(({ id }) => id === personId));
}
