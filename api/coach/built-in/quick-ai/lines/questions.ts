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
