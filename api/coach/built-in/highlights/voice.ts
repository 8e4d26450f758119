import { count } from '../measure.ts';
import { patternsOf } from '../phrases.ts';
import { FEELINGS, GENERAL, INTENSIFIERS, SAYING, VAGUE, setOf, list } from '../words.ts';
import { evidenceIn, isTellingRare, isThing, mostTelling } from './evidence.ts';
import { clauses, findOf, like, listed, ownClaims, textAt, type Find, type Rule } from './rule.ts';

const LIKE =
  /(?<!\b(?:I|you|we|they|would|'d|don't|didn't|not|to|people|things?|stuff|places?|activities|small|something|feel|felt|really|also|just|events|subjects|was|skills|topics|foods|questions|words|problems|what) )\blike (?:a|an|someone|somebody|wet|old|broken|two|[a-z]+s\b)[^.!?,;:"()]{3,60}/g;
const WORN =
  /\b(?:fish out of|ton of bricks|family|home|a dream|the world|a (?:kid|child) in a candy|a burden|a failure|an outsider|(?:a|the) (?:weight|whole|part|way|time|day|year|person|real|big|better|good|great)|always|others|these|those|this|normal|regular|typical|simple|leader|champion|robot|movie|zombie|ghost|rock|hawk|sponge|machine|hero|king|queen|princess|pro|professional|failure|lifetime|eternity|million)\b/i;
const MOST_COMPARED = 12;

/** A comparison with a thing in it that is not worn. */
const comparison = like('comparison', (essay) =>
  ownClaims(essay, [LIKE])
    .filter(({ start, end }) => !WORN.test(textAt(essay, { start, end })))
    .flatMap(({ start, end, sentence }) => {
      const words = sentence.words.filter((word) => word.start >= start && word.end <= end).slice(0, MOST_COMPARED);
      const things = words.filter(isThing);
      const images = things.length > 0 ? things : words.filter(isTellingRare);
      const [image] = mostTelling(essay, images, 1);
      return image && words.length >= 3 ? [findOf(essay, words, 66 + 2 * images.length, `“${image}”`)] : [];
    }),
);

/** Words to the reader, or a step back from the story. */
const ASIDES: readonly RegExp[] = [
  ...patternsOf('ASIDES'),
  /, which (?:is|was) (?:fair|true|a lie|a problem|not true|about right|more than I can say|another story|exactly why|the point)\b/gi,
  /(?<=\()[a-z][^()]{8,60}(?=\))/g,
];

const aside = like('aside', (essay) =>
  ownClaims(essay, ASIDES)
    .filter(
      ({ start, end }) => !/^(?:i\.?e|e\.?g|such|also|or|aka|including)\b|\d{4}/.test(textAt(essay, { start, end })),
    )
    .map(({ start, end }) => ({ start, end, strength: 62 })),
);

const WILLS = list('WILLS');

/** A thing that does what people do. */
const personified = like('personified', (essay) =>
  essay.sentences.flatMap(clauses).flatMap((words) => {
    const verb = words.findIndex((word, at) => {
      const before = words[at - 1];
      return WILLS.has(word.key) && before && before.end + 1 === word.start && isThing(before, at - 1, words);
    });
    const thing = words[verb - 1];
    return thing ? [findOf(essay, words, 60, listed([thing.raw]))] : [];
  }),
);

const LONG = 18;
const TOO_LONG = 40;
const STATES = setOf('am is are be been want hope thank will love loved');

/** After a long sentence, a short one that tells something: no verdict, feeling or wish. */
const shortAfterLong = like('shortAfterLong', (essay) =>
  essay.sentences.flatMap((sentence, at): Find[] => {
    const before = essay.sentences[at - 1];
    const { words, text } = sentence;
    const long = before?.paragraph === sentence.paragraph ? before.words.length : 0;
    const telling =
      words.length >= 2 && words.length <= 5 && /^\p{Lu}[^"?,]*\.$/u.test(text) && words.every(({ known }) => known);
    const plain = [VAGUE, GENERAL, FEELINGS, INTENSIFIERS, STATES, SAYING].some((list) => count(words, list) > 0);
    const tells = evidenceIn(words).weight >= 1 || words.some(({ key }) => STOPS.has(key));
    return telling && tells && !plain && long >= LONG && long <= TOO_LONG
      ? [findOf(essay, words, 44 + long / 4, String(long))]
      : [];
  }),
);

const STOPS = new Set(['nobody', 'never', 'no', 'none', 'nothing', "didn't", "wasn't", "couldn't", "wouldn't", 'not']);

export const VOICE: readonly Rule[] = [comparison, aside, personified, shortAfterLong];
