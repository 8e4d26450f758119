import { count } from '../measure.ts';
import { NAME, sentenceAt, spokenParts, type Essay, type Sentence } from '../text.ts';
import { GENERAL, SAYING, SHARP_SENSES, TITLES, VAGUE, setOf, list } from '../words.ts';
import { isTellingRare, isThing, mostTelling, weighedClauses, type Weighed } from './evidence.ts';
import { findOf, like, listed, spanOf, textAt, type Find, type Rule } from './rule.ts';

const CONTEST = list('CONTEST');
const ENOUGH = 2.6;
const LONGEST = 16;

/** Clauses with much to see in them, the plain achievements of a list of activities set apart. */
export const strongClauses = (essay: Essay): Weighed[] =>
  weighedClauses(essay).filter(
    ({ words, seen, counted, weight }) =>
      words.length >= 5 &&
      words.length <= LONGEST + 4 &&
      weight >= ENOUGH &&
      (seen >= 2 || (seen >= 1 && counted >= 1)) &&
      !words.some(({ key }, at) => key === 'i' && words[at + 1]?.key === 'have') &&
      count(words, VAGUE) < 2 &&
      count(words, GENERAL) === 0 &&
      count(words, CONTEST) === 0,
  );

const detail = like('concreteDetail', (essay) =>
  strongClauses(essay).flatMap(({ words, shown, weight }): Find[] => {
    const span = spanOf(essay, words);
    const within = shown.filter(({ start, end }) => start >= span.start && end <= span.end);
    const telling = mostTelling(essay, within, 3);
    if (new Set(telling).size < 2) return [];
    return [
      {
        ...span,
        detail: listed(telling),
        strength: 38 + 6 * weight - Math.max(0, words.length - 12),
      },
    ];
  }),
);

const senses = like('sensoryDetail', (essay) =>
  weighedClauses(essay).flatMap(({ words, weight }) => {
    const sensed = words.filter((word) => SHARP_SENSES.has(word.key) && !WEATHER_TALK.has(word.key));
    const tied = words.some(
      (word, at) => isThing(word, at, words) || (isTellingRare(word, at, words) && !SHARP_SENSES.has(word.key)),
    );
    return sensed.length === 0 || words[0]?.key === 'if' || !tied || words.length > 18 || words.length < 4
      ? []
      : [findOf(essay, words, 44 + 5 * sensed.length + 2 * weight, listed(sensed.slice(0, 1).map(({ raw }) => raw)))];
  }),
);

/** Words of sense that say no more than a forecast, or that stand for something else as often. */
const WEATHER_TALK = list('WEATHER_TALK');

const SHORTEST_QUOTE = 9;
const LONGEST_QUOTE = 120;
const SHORTEST_SPEECH = 3;
const LONGEST_SPEECH = 14;

/** What somebody other than the writer says, with the speaker named beside it. */
const speech = like('speech', (essay) =>
  spokenParts(essay.plain).flatMap(([start, end]): Find[] => {
    if (end - start < SHORTEST_QUOTE || end - start > LONGEST_QUOTE) return [];
    const sentence = sentenceAt(essay, start);
    const inside = (sentence?.words ?? []).filter((word) => word.start >= start && word.end <= end);
    const complete = /[.,?!]"$/.test(textAt(essay, { start, end }));
    const speaker = sentence && complete ? speakerOf(sentence, start, end) : '';
    if (!speaker || inside.length < SHORTEST_SPEECH || inside.length > LONGEST_SPEECH) return [];
    const telling = inside.filter((word, at) => isThing(word, at, inside) || isTellingRare(word, at, inside));
    return [{ start, end, detail: speaker, strength: 58 + 3 * telling.length - Math.abs(inside.length - 6) / 2 }];
  }),
);

/** Who says it, in the words around the quotation: a name, "your mother", or another voice; '' for the writer and nobody. */
function speakerOf({ words }: Sentence, start: number, end: number): string {
  const around = words.filter((word) => word.end <= start || word.start >= end);
  const verb = around.findIndex(({ key }) => SAYING.has(key));
  if (verb < 0) return '';
  const near = around.slice(Math.max(0, verb - 4), verb + 4);
  const before = around[verb - 1];
  if (before?.key === 'i' || around[verb + 1]?.key === 'i') return '';
  const name = near.find(({ key, raw }) => key === NAME && !TITLES.has(raw.toLowerCase()));
  if (name) return name.raw.replace(/'s$/, '');
  const own = near.findIndex(({ key }) => key === 'my');
  const relative = near[own + 1];
  if (own >= 0 && relative?.content) return `your ${relative.raw}`;
  return near.some(({ key }) => OTHERS.has(key)) ? 'somebody else' : '';
}

const OTHERS = setOf('he she they the a one somebody someone who mom dad grandma grandpa coach');

export const SCENE: readonly Rule[] = [detail, senses, speech];
