import { NAME, NUMBER, type Word } from '../text.ts';
import type { ReadSentence } from './reading.ts';
import { strongest, weighRoles } from './roles.ts';
import { isPerson, isThing, singular } from './word-kinds.ts';

/** Fewer sentences than this have no order that could be told from another. */
const FEWEST = 7;
const SHUFFLES = 60;

export const HE = /\b(?:he|him|his)\b/i;
export const SHE = /\b(?:she|her|hers)\b/i;
export const OPENS_WITH_HE_OR_SHE = /^"?(?:he|she)\b/i;
const OPENS_WITH_THEY = /^"?(?:they|these|those)\b/i;
const PAST = /\b(?:was|were|had|did|didn't|wasn't|couldn't)\b/i;
const NOW =
  /\b(?:now|still|today|anymore|no longer|since|used to|these days|last (?:winter|spring|fall|month|week|summer))\b/i;
/** Opens with a word that takes up the sentence before. */
export const LEANS = /^"?(?:he|she|they|it|this|that|these|those|so|but|and|then|after that|instead)\b/i;

/** What is needed of a sentence to tell whether it stands well after others. */
type Link = {
  past: boolean;
  role: string;
  he: boolean;
  she: boolean;
  speech: boolean;
  /** How much it belongs to the end of a text: facts come first, thoughts, plans and the present last. */
  late: number;
  /** Whether there is somebody whom “he” may mean afterwards, and something that “they” may mean. */
  somebody: boolean;
  several: boolean;
  needsSomebody: boolean;
  needsSeveral: boolean;
  leans: boolean;
  /** What it speaks of as new (“a cup”), and what it speaks of as known (“the cup”). */
  fresh: string[];
  known: string[];
};

/**
 * How far the order carries the text: how many deviations it lies above the mean of shufflings of the same sentences. Near 0 the order
 * is no better than chance. Undefined where the sentences are too few to tell, or numbered.
 */
export function coherence(sentences: readonly ReadSentence[]): number | undefined {
  if (sentences.length < FEWEST || sentences.filter(({ words }) => isNumbering(words)).length >= NUMBERED)
    return undefined;
  const links = sentences.map(linkOf);
  const follows = links.map((before) => links.map((after) => strengthOf(before, after)));
  const measure = (order: readonly number[]): number[] => {
    const after = (at: number, back: number, here: number): number =>
      at < back ? 0 : follows[order[at - back]!]![here]!;
    return [
      order.reduce((sum, here, at) => sum + after(at, 1, here) + after(at, 2, here) / 2, 0),
      order.reduce((sum, here, at) => sum + (links[here]!.late * at) / order.length, 0),
      -breaks(order.map((at) => links[at]!)),
    ];
  };
  const given = links.map((_, at) => at);
  const random = numbers(links.length);
  const shuffled = Array.from({ length: SHUFFLES }, () => measure(shuffle(given, random)));
  const [total, ...others] = sums([measure(given), ...shuffled], shuffled) as [number, ...number[]];
  const { mean, spread } = spreadOf(others);
  return (total - mean) / spread;
}

/** A text with so many numbered parts has its order from the numbers. */
const NUMBERED = 3;
const isNumbering = (words: Word[]): boolean => words.length === 1 && words[0]!.key === NUMBER;

/** How much each of the three measures counts: what follows what, what comes late, what is named before it is introduced. */
const COUNTS = [1.2, 2, 1] as const;

/** The three measures of each order as one figure, each in deviations from its mean over the shuffled ones. */
function sums(orders: number[][], shuffled: number[][]): number[] {
  const scales = COUNTS.map((_, measure) => spreadOf(shuffled.map((values) => values[measure]!)));
  return orders.map((values) =>
    scales.reduce((sum, { mean, spread }, at) => sum + (COUNTS[at]! * (values[at]! - mean)) / spread, 0),
  );
}

function spreadOf(values: number[]): { mean: number; spread: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  return { mean, spread: spread || 1 };
}

/** The same tense, the same role, the same person, speech that answers speech. */
const strengthOf = (a: Link, b: Link): number =>
  (a.past === b.past ? 1 : 0) +
  (a.role === b.role ? 0.5 : 0) +
  ((a.he && b.he) || (a.she && b.she) ? 1 : 0) +
  (a.speech && b.speech ? 0.6 : 0);

/** What a reader stumbles over: “he” where nobody was, “a cup” after “the cup”, a first sentence that leans on one before it. */
function breaks(order: Link[]): number {
  const met = new Set<string>();
  let count = order[0]!.leans ? 1 : 0;
  order.forEach((link, at) => {
    if (link.needsSomebody && !order[at - 1]?.somebody && !order[at - 2]?.somebody) count++;
    if (link.needsSeveral && !order[at - 1]?.several) count++;
    count += link.fresh.filter((thing) => met.has(thing)).length;
    for (const thing of [...link.fresh, ...link.known]) met.add(thing);
  });
  return count;
}

function linkOf(sentence: ReadSentence): Link {
  const { text, words, evidence } = sentence;
  // Read without its neighbours: they are what is judged here.
  const role = strongest(weighRoles(evidence, sentence, { before: null, after: null, n: 1, of: 2 }));
  const saysPast = evidence.pasts > 0 || PAST.test(text);
  return {
    past: evidence.pasts > 0,
    role,
    he: HE.test(text),
    she: SHE.test(text),
    speech: evidence.speech,
    late:
      (saysPast ? 0 : 0.7) +
      (NOW.test(text) ? 1 : 0) +
      (LATE[role] ?? 0) -
      0.5 * Math.min(2, evidence.figures) -
      0.4 * Math.min(2, evidence.times) -
      0.2 * Math.min(3, evidence.things) -
      0.2 * Math.min(2, words.filter(({ key }) => key === 'a' || key === 'an').length),
    somebody: words.some(({ key }) => key === NAME || isPerson(key)) || HE.test(text) || SHE.test(text),
    several:
      /\b(?:they|them|their|we|us)\b/i.test(text) || words.some(({ key, content }) => content && singular(key) !== key),
    needsSomebody: OPENS_WITH_HE_OR_SHE.test(text),
    needsSeveral: OPENS_WITH_THEY.test(text),
    leans: LEANS.test(text),
    fresh: [...mentioned(words, /^(?:a|an|one|some)$/), ...introducedNames(sentence)],
    known: [...mentioned(words, /^(?:the|that|this|those|these|her|his|their|its)$/), ...namesIn(words)],
  };
}

const LATE: Readonly<Record<string, number>> = { plan: 1.5, reflection: 0.7, summary: -0.3, detail: -0.3 };

/** Stems of the things and persons after such a word, with at most one word between. */
const mentioned = (words: Word[], article: RegExp): string[] =>
  words
    .filter(
      ({ key, content }, at) =>
        content &&
        (isThing(key) || isPerson(key)) &&
        (article.test(words[at - 1]?.key ?? '') || (words[at - 1]?.content && article.test(words[at - 2]?.key ?? ''))),
    )
    .map(({ stem }) => stem);

const nameOf = ({ raw }: Word): string => raw.replace(/'s$/, '');
const namesIn = (words: Word[]): string[] => words.filter(({ key }) => key === NAME).map(nameOf);

/** Names of which the sentence says whose they are: “my uncle Farid”, “Priya, a freshman”, “named Tomás”, “Lena Ortiz”. */
const introducedNames = ({ text, words, start }: ReadSentence): string[] =>
  words
    .filter(
      (word, at) =>
        word.key === NAME &&
        (isPerson(words[at - 1]?.key ?? '') ||
          /^(?:named|called)$/.test(words[at - 1]?.key ?? '') ||
          words[at + 1]?.key === NAME ||
          /^,? (?:my|our|the|a|an|who)\b/.test(text.slice(word.end - start))),
    )
    .map(nameOf);

function shuffle<T>(list: readonly T[], random: () => number): T[] {
  const mixed = [...list];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!];
  }
  return mixed;
}

/** Numbers of 0 to 1 that are the same each time. */
function numbers(seed: number): () => number {
  let state = seed * 7919 + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
