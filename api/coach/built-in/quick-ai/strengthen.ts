import { readClauses } from './clauses/clauses.ts';
import { tidy } from './clauses/tidy.ts';
import { isEnglish } from './language.ts';
import { trimmedLines } from './lines/other-languages.ts';
import { questionsFor } from './lines/questions.ts';
import { wordingsOf } from './lines/wordings.ts';

/** A label longer than this would leave no room for what was done. */
const LONGEST_LABEL = 60;

/**
 * `n` (1 to 5) different lines for an activity, each of at most 150 UTF-16 units: first honest wordings, with no fact that the
 * student did not give; where there are too few of them, questions for what is missing.
 */
export function strengthenActivity(activity: {
  title: string;
  organization: string;
  description: string;
  n: number;
}): string[] {
  const title = oneLine(activity.title);
  const description = tidy(activity.description);
  const label = labelOf(title, oneLine(activity.organization));
  const wordings = isEnglish(description)
    ? wordingsOf(readClauses(description), label, activity.n)
    : trimmedLines(description, label);
  const lines = new Set([...(wordings.length > 0 ? wordings : [label]), ...questionsFor(title, description)]);
  return [...lines].filter(Boolean).slice(0, activity.n);
}

const oneLine = (text: string): string =>
  tidy(text)
    .replaceAll('\n', ' ')
    .replace(/[\s.,;:]+$/, '');

/** “Captain, Varsity Soccer”; '' where there is nothing, or too much, to put in front. */
function labelOf(title: string, organization: string): string {
  const [a, b] = [title.toLowerCase(), organization.toLowerCase()];
  const whole = a.includes(b) ? title : b.includes(a) ? organization : `${title}, ${organization}`;
  return [whole, title, organization].find((label) => label && label.length <= LONGEST_LABEL) ?? '';
}
