import data from '../../../data/questions.json' with { type: 'json' };

/** A question for a fact that is missing. `unless` names the pattern of an answer that is there already; `%` is the activity. */
type Question = { ask: string; unless?: string };

/** The first topic that fits asks first. */
const TOPICS: readonly { about: RegExp; questions: readonly Question[] }[] = data.topics.map(
  ({ about, questions }) => ({
    about: new RegExp(about, 'iu'),
    questions,
  }),
);

/** What a description may tell already, by name. */
const TOLD = new Map(Object.entries(data.told).map(([name, pattern]) => [name, new RegExp(pattern, 'iu')]));

/** These can be asked of anything. */
const GENERAL: readonly Question[] = data.general;

const LONGEST_NAME = 60;

/** Five different questions for facts that an activity does not give yet, the most fitting first. */
export function questionsFor(title: string, description: string): string[] {
  const name = title && title.length <= LONGEST_NAME ? `“${title}”` : 'this activity';
  const topicIn = (text: string) => TOPICS.find(({ about }) => about.test(text))?.questions;
  const open = [...(topicIn(title) ?? topicIn(description) ?? []), ...GENERAL].filter(
    ({ unless }) => unless === undefined || !TOLD.get(unless)?.test(description),
  );
  return [...new Set(open.map(({ ask }) => ask.replaceAll('%', name)))];
}

/** A question for facts that are missing: it is asked where none of them is told. */
type FactQuestion = { ask: string; facts: readonly string[]; about?: RegExp };

const FACTS: readonly FactQuestion[] = data.facts.map(({ about, ...question }) => ({
  ...question,
  about: about === undefined ? undefined : new RegExp(about, 'iu'),
}));

/** More questions than this would be a form. */
const MOST_FACTS = 2;

/** Questions for facts that would make the line of an activity better and that the student has not told, at most two; none where all are told. */
export function missingFacts(title: string, description: string): string[] {
  const told = `${title}\n${description}`;
  const known = new Set([...TOLD].flatMap(([name, pattern]) => (pattern.test(told) ? [name] : [])));
  const questions: string[] = [];
  for (const { ask, facts, about } of FACTS) {
    if (questions.length === MOST_FACTS || facts.some((fact) => known.has(fact)) || about?.test(told) === false)
      continue;
    questions.push(ask);
    for (const fact of facts) known.add(fact);
  }
  return questions;
}
