import { FUNCTION_WORDS } from '../../words.ts';
import type { Topic } from './topic.ts';

/** Words that mean the same in a question, each line one meaning. */
const SAME_MEANING = [
  'college school university place campus',
  'application app',
  'essay supplement supplemental statement piece ps writing response paper',
  'activity extracurricular ec ecs club hobby job sport volunteering',
  'honor award prize achievement medal',
  'round plan',
  'weak weakest worst worse lowest poorest suck sucks trash garbage terrible bad crap weaker dragging ugliest trashiest embarrassing',
  'strong strongest best highest top greatest proudest good great impressive biggest nicest favorite',
  'due deadline date close closes cutoff',
  'past passed late missed blew blow overdue gone behind expired slipped miss',
  'soon upcoming coming approaching around',
  'missing lack lacking hole gap forget forgot overlook overlooked incomplete lacks',
  'finish complete final done wrap finished completed ready finalized',
  'start begin begun started opened touched written write draft drafted',
  'blank empty nothing unstarted untouched',
  'improve fix help raise stronger strengthen polish change boost redo edit upgrade',
  'submit submitted send sent turn turned hand handed apply applied went',
  'reuse recycle repurpose double recycling reusing adapt reused overlap work',
  'same similar alike match matches overlapping identical',
  'left remaining leftover still',
  'cut trim shorten shave chop',
  'long wordy over limit length count words word longer lengthy space room',
  'tell show give list run walk remind',
  'theme thread niche ties tie connect connects story hook brand spike narrative together identity memorable remember remembered through-line common vibe',
  'accepted admitted accept take took taken admit say yes answer answered hear heard reply replied decision decisions',
  'rejected denied reject deny turned',
  'binding binds bind commit committed locked',
  'score scores grade numbers rating rated points graded',
  'compare side versus vs against difference',
  'status standing progress update going',
  'first priority urgent important matter matters focus prioritize smartest pressing critical',
  'week weekly',
  'wrong stray incorrect other another different',
  'name names mention mentions say says call called',
  'like as',
  'i im me my mine myself ive id',
  'what whats which',
  'how hows',
  'when whens',
  'is are am was were be been',
  'have has had got get',
  'do does did doing',
  'anything something any some stuff thing',
  'of the a an to in on for at with this that these those it',
];
const meaningOf = new Map(
  SAME_MEANING.flatMap((line) => line.split(' ').map((word) => [word, line.split(' ')[0] ?? word] as const)),
);

/** What the word means, less its ending: "essay" for "supplements". */
function meaning(word: string): string {
  const stem = word.length > 3 ? word.replace(/(?:ies)$/, 'y').replace(/(?<=[^s])s$|(?:ing|ed)$/, '') : word;
  return meaningOf.get(word) ?? meaningOf.get(stem) ?? stem;
}

const meaningsIn = (text: string): Set<string> => new Set(text.split(' ').filter(Boolean).map(meaning));

/** The topic with the example that a question is most like by its words, and how alike they are, 0 to 1. */
export interface Nearest {
  topic: Topic;
  alike: number;
}

/** Examples that are counted as having a small word that none has, a word that none has, and a word that most have. */
const USES_OF_SMALL_WORD = 40;
const USES_OF_UNKNOWN = 8;
const MOST_USES_OF_CONTENT = 30;

/** Before a name, in a question that says nothing else. */
const JOINING = new Set(['and', 'or', 'but', 'about', 'what', 'how', 'of']);

const isName = (word: string): boolean => /^[A-Z]/.test(word);

/** Compares with the examples of all topics; rare words count more. */
export function nearestOf(topics: readonly Topic[]): (text: string) => Nearest | undefined {
  const examples = topics.flatMap((topic) => topic.like.map((text) => ({ topic, words: meaningsIn(text) })));
  const uses = new Map<string, number>();
  for (const word of examples.flatMap(({ words }) => [...words])) uses.set(word, (uses.get(word) ?? 0) + 1);
  // What is named, and what it is about, tells much, however many examples do so.
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
