import sameMeaning from '#api/coach/data/chat/same-meaning.json' with { type: 'json' };
import { FUNCTION_WORDS } from '../../words.ts';
import type { Wordings } from './wordings.ts';

const meaningOf = new Map(
  sameMeaning.flatMap((line) => line.split(' ').map((word) => [word, line.split(' ')[0] ?? word] as const)),
);

/** One word for all that mean the same, without its ending: "essay" for "supplements". */
function meaning(word: string): string {
  const stem = word.length > 3 ? word.replace(/(?:ies)$/, 'y').replace(/(?<=[^s])s$|(?:ing|ed)$/, '') : word;
  return meaningOf.get(word) ?? meaningOf.get(stem) ?? stem;
}

const meaningsIn = (text: string): Set<string> => new Set(text.split(' ').filter(Boolean).map(meaning));

/** The topic with the example whose words are most like a question's, and how alike they are, 0 to 1. */
export interface Nearest<Topic> {
  topic: Topic;
  alike: number;
}

/** In how many examples a word counts as used: a small word and any other word that no example has, and the most for a word of content. */
const USES_OF_SMALL_WORD = 40;
const USES_OF_UNKNOWN = 8;
const MOST_USES_OF_CONTENT = 30;

/** Words that say nothing by themselves beside a name. */
const JOINING = new Set(['and', 'or', 'but', 'about', 'what', 'how', 'of']);

const isName = (word: string): boolean => /^[A-Z]/.test(word);

/** Gives a function that finds the topic whose examples a question is most like. Rare words count more. */
export function nearestOf<Topic extends Wordings>(
  topics: readonly Topic[],
): (text: string) => Nearest<Topic> | undefined {
  const examples = topics.flatMap((topic) => topic.like.map((text) => ({ topic, words: meaningsIn(text) })));
  const uses = new Map<string, number>();
  for (const word of examples.flatMap(({ words }) => [...words])) uses.set(word, (uses.get(word) ?? 0) + 1);
  // A word of content tells much, even if most examples have it.
  const usesOf = (word: string) =>
    FUNCTION_WORDS.has(word)
      ? (uses.get(word) ?? USES_OF_SMALL_WORD)
      : Math.min(uses.get(word) ?? USES_OF_UNKNOWN, MOST_USES_OF_CONTENT);
  const weigh = (word: string) => Math.log(1 + examples.length / usesOf(word)) ** 2;
  const sum = (words: Iterable<string>) => [...words].reduce((total, word) => total + weigh(word), 0);
  const weighed = examples.map((example) => ({ ...example, weight: sum(example.words) }));
  return (text) => {
    const asked = meaningsIn(text);
    if ([...asked].every((word) => isName(word) || JOINING.has(word))) return undefined;
    const weight = sum(asked);
    const [nearest] = weighed
      .map(({ topic, words, weight: other }) => {
        const shared = sum([...asked].filter((word) => words.has(word)));
        return { topic, alike: shared / Math.sqrt(weight * other || 1) };
      })
      .toSorted((a, b) => b.alike - a.alike);
    return nearest;
  };
}
