import { inFigures } from '#contract/in-words.ts';
import type { ContextEssay } from '#contract/ai.ts';
import { whenDue } from '#contract/when-due.ts';
import { formatDate } from '#contract/format-date.ts';
import { essayLink, isEmpty, isSent, stateLine } from '../essays.ts';
import type { Moment } from '../figures.ts';
import { pages } from '../markdown.ts';
import { essaysOf, namesEssays, type Question } from '../question.ts';
import type { Reply } from '../reply.ts';

/** What asks for those that wait longest. */
const OLDEST =
  /\b(?:not|havent|didnt|havnt|longest|oldest|forgot\w*|neglect\w*|ignor\w+|abandon\w*|stale|least recently|dust)\b/;

/** The most essays that are listed. */
const MOST = 8;

/** "When did I last work on my main essay?", "Which essay haven't I touched for a while?" */
export function answerLastWorked(question: Question): Reply {
  const { record } = question;
  const begun = record.essays.filter((essay) => !isEmpty(essay));
  const [empty] = namesEssays(question) ? essaysOf(question).filter(isEmpty) : [];
  const named = namesEssays(question) ? essaysOf(question).filter((essay) => !isEmpty(essay)) : [];
  if (empty && named.length === 0)
    return { says: [`${essayLink(empty)} has no text yet.`], next: 'Next step: open it and write one true sentence.' };
  if (begun.length === 0)
    return { says: ['No essay has any text yet.'], next: `Next step: begin one in ${pages.essays}.` };
  const isOldest = named.length === 0 && OLDEST.test(question.text);
  const open = begun.filter((essay) => !isSent(record, essay) && essay.status !== 'final');
  const asked = named.length > 0 ? named : isOldest && open.length > 0 ? open : begun;
  const sorted = asked.toSorted((a, b) => a.updatedAt.localeCompare(b.updatedAt) * (isOldest ? 1 : -1));
  const [first] = sorted;
  return {
    says: [
      isOldest && asked === open
        ? 'Of the essays that are begun and not final, this is how long each has waited:'
        : 'This is when each was last changed:',
    ],
    list: sorted.slice(0, MOST).map((essay) => `${essayLink(essay)}: ${changed(essay, question)}`),
    next: first && isOldest ? `Next step: read ${stateLine(first)}.` : '',
  };
}

function changed({ updatedAt }: ContextEssay, { now, timeZone }: Moment): string {
  const days = -whenDue(updatedAt, now, timeZone).days;
  if (days <= 0) return 'today';
  const date = formatDate('Nov 7', updatedAt, timeZone);
  return days === 1 ? `yesterday (${date})` : `${inFigures(days, 'day')} ago (${date})`;
}
