import { evidenceIn } from './reading/evidence.ts';
import { count } from './measure.ts';
import { NAME, type Essay, type Sentence, type Word } from './text.ts';
import { BODY, COLD_OPENERS, DETERMINERS, GENERAL, PEOPLE, PERSONS, setOf, SHARP_SENSES } from './words.ts';

/** A sentence, or several where one quotation runs through them. */
type Passage = Pick<Sentence, 'start' | 'end' | 'words' | 'text'>;

const quotes = (text: string): number => text.split('"').length - 1;

/** A quotation that goes on for longer is one that was never closed. */
const LONGEST_QUOTED = 80;

/** The passages of an essay: no quotation is cut in two within a paragraph. */
function passagesOf({ plain, sentences }: Essay): Passage[] {
  const passages: Passage[] = [];
  let paragraph = -1;
  for (const sentence of sentences) {
    const before = passages.at(-1);
    const isOpen =
      before &&
      sentence.paragraph === paragraph &&
      before.words.length < LONGEST_QUOTED &&
      quotes(plain.slice(before.start, before.end)) % 2 === 1;
    if (isOpen)
      passages.splice(-1, 1, {
        ...before,
        end: sentence.end,
        text: plain.slice(before.start, sentence.end),
        words: [...before.words, ...sentence.words],
      });
    else passages.push(sentence);
    paragraph = sentence.paragraph;
  }
  return passages;
}

const isPerson = ({ key }: Word): boolean =>
  [key, key.replace(/s$/, '')].some((word) => PEOPLE.has(word) || PERSONS.has(word));
const PLACED_BY = setOf('in on at from of to near by');
const isName: Test = ({ key }, at, words) => key === NAME && !PLACED_BY.has(words[at - 1]?.key ?? '');
const isNamedThing: Test = ({ content }, at, words) => content && DETERMINERS.has(words[at - 1]?.key ?? '');
const isPlural: Test = ({ key, content }) => content && /(?:[^s]s|people|children|men|family|team)$/.test(key);

type Test = (word: Word, at: number, words: Word[]) => boolean;

/** The third person, by what has to be named before it. */
const NAMED_BEFORE: readonly (readonly [pronouns: ReadonlySet<string>, named: Test])[] = [
  [setOf('he she him his her hers'), (...word) => isPerson(word[0]) || isName(...word)],
  [setOf('they them their'), (...word) => isPerson(word[0]) || isPlural(...word)],
  [new Set(['it', 'its']), isNamedThing],
];
/** “it was so hot”, “it rained”: “it” stands for nothing. */
const STANDS_FOR_NOTHING = /^it (?:was|is|had|has|rained|snowed|took|takes)$/;

/** True where a pronoun stands for somebody or something that these words have not named yet: “her oranges”. */
const hangs = (words: Word[]): boolean =>
  NAMED_BEFORE.some(([pronouns, named]) => {
    const meant = words.findIndex(
      ({ key }, at) => pronouns.has(key) && !STANDS_FOR_NOTHING.test(`${key} ${words[at + 1]?.key}`),
    );
    const first = words.findIndex(named);
    return meant >= 0 && (first < 0 || first > meant);
  });

/** True for what can't open: “Then we”, and pronouns that hang in the air, but for those the writer opened on. */
const leans = ({ words }: Passage, at: number): boolean =>
  at > 0 && (COLD_OPENERS.has(words[0]?.key ?? '') || hangs(words));

const LEANS = 9;

/** How much there is to see. */
function seenIn(passage: Passage): number {
  const { things, deeds, names, speech } = evidenceIn(passage);
  const senses = count(passage.words, SHARP_SENSES) + count(passage.words, BODY);
  return 1.6 * Math.min(things, 4) + 1.2 * deeds + Math.min(names, 2) + 1.2 * senses + (speech ? 1.5 : 0);
}

/** How well a passage can open: much to see, not too long, and nothing that leans on what comes before it. */
const weightOf = (passage: Passage, at: number): number =>
  seenIn(passage) -
  Math.max(0, passage.words.length - 28) / 10 -
  count(passage.words, GENERAL) -
  (leans(passage, at) ? LEANS : 0);

const SHORTEST = 4;
/** The evidence of the next passage counts this much for the one before it. */
const COUNTS_AFTER = 0.3;

/**
 * An opening of the essay's own sentences. It starts on the most concrete passage that stands by itself, and goes on with the next
 * passage or, where a pronoun of that one would stand for nothing, with another.
 */
export function rewriteIntro(essay: Essay): string {
  const passages = passagesOf(essay);
  const weighed = passages.map((passage, at) => {
    const next = passages[at + 1];
    return { passage, at, weight: weightOf(passage, at) + (next ? COUNTS_AFTER * seenIn(next) : 0) };
  });
  const whole = weighed.filter(({ passage }) => passage.words.length >= SHORTEST);
  const ranked = (whole.length > 0 ? whole : weighed).toSorted((a, b) => b.weight - a.weight || a.at - b.at);
  const [first] = ranked;
  if (!first) return '';
  const { words } = first.passage;
  const goesOn = ({ passage, at }: (typeof weighed)[number]): boolean =>
    at === first.at + 1 ? hangs(words) || !hangs([...words, ...passage.words]) : at > first.at && !leans(passage, at);
  const next = weighed[first.at + 1];
  const second = [...(next ? [next] : []), ...ranked].find(goesOn);
  return [first, second]
    .flatMap((one) => (one ? [essay.text.slice(one.passage.start, one.passage.end)] : []))
    .join(' ');
}
