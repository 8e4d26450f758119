import { ramp } from '../measure.ts';
import { namesItsCollege } from '#contract/outline/names-college.ts';
import type { Reading, ReadSentence } from '../reading/reading.ts';
import { breaksOff, type Context, isOutOfPlace, listing, UNFINISHED } from '../scoring/gates.ts';
import { GENERIC, genericOf } from '../scoring/signals.ts';
import { isThing } from '../reading/word-kinds.ts';
import { isSaidThought } from '../reading/roles.ts';
import { stockIn } from '../reading/generic.ts';
import { NAME } from '../text.ts';
import { CONTEST, POSTS } from '../words.ts';
import type { Mark, RemarkKey } from './mark.ts';

/** A line that works, and how strong it is. `end` is where its stretch ends: speech that goes on in the next sentence belongs to it. */
export type Line = { sentence: ReadSentence; end: number; key: RemarkKey; strength: number };

/** Lines weaker than this are not praised. */
const STRONG = 1.5;

/** The lines that work, the strongest first. Nothing is praised that many could have written. */
export function goodLines(
  reading: Reading,
  { kind, college, wordLimit }: Pick<Context, 'kind' | 'college' | 'wordLimit'>,
): Line[] {
  const { sentences } = reading;
  // The last sentence of a text that is only begun is no ending.
  const isWhole = !breaksOff(reading) && (wordLimit === null || reading.words >= UNFINISHED * wordLimit);
  // In a text that is generic or a list, only a moment is worth holding up: everything else would be praised for standing out from that.
  const isPoor = genericOf(reading) >= GENERIC || listing(reading) >= 0.4;
  return sentences
    .filter(
      ({ generic, thought, words, text }) =>
        generic < (thought === 1 ? 0.3 : 0.2) && words.length >= 4 && !isOutOfPlace(text) && !isPraiseOfPlace(text),
    )
    .filter(({ role, text, evidence }) => (!isPoor || role === 'scene') && (stockIn(text) === 0 || evidence.speech))
    .flatMap((sentence) => {
      const lines = reasons(sentence, reading, { kind, college, isWhole });
      const best = lines.sort((a, b) => b.strength - a.strength)[0];
      return best && best.strength >= STRONG ? [best] : [];
    })
    .sort((a, b) => b.strength - a.strength || a.sentence.start - b.sentence.start);
}

function reasons(
  sentence: ReadSentence,
  { sentences: all }: Reading,
  { kind, college, isWhole }: Pick<Context, 'kind' | 'college'> & { isWhole: boolean },
): Line[] {
  const { evidence: e, role, text, generic, thought, anchors, words } = sentence;
  const index = all.indexOf(sentence);
  const isLast = index === all.length - 1;
  const clean = 0.5 * (1 - ramp(generic, 0.05, 0.2)) - (words.length <= 45 ? 0 : 0.5);
  const placed = placeOf(sentence, all, index);
  const end = endOfSpeech(sentence, all[index + 1]);
  const line = (key: RemarkKey, strength: number): Line => ({
    sentence,
    end,
    key,
    strength: strength + clean + placed,
  });
  const particular = Math.min(1, anchors / 5);
  const isListed = role !== 'scene' && words.some(({ key }) => CONTEST.has(key) || POSTS.has(key));
  const lines: Line[] = [];
  if (kind === 'additionalInformation') {
    if (role !== 'reflection' && (e.figures + e.times + e.names > 0 || role === 'detail'))
      lines.push(line('goodFacts', 1 + particular + (isLast ? 0.8 : 0)));
    return lines;
  }
  if (thought >= 0.5 && role !== 'plan' && !e.speech && isSaidThought(text))
    lines.push(
      line(
        CORRECTION.test(text) ? 'goodCorrection' : 'goodThought',
        1 + thought * 0.8 + (CORRECTION.test(text) ? 0.4 : 0),
      ),
    );
  if (
    isHeard(text, e.speech) &&
    [sentence, all[index - 1], all[index + 1]].some((near) => near !== undefined && hasSomebody(near))
  )
    lines.push(
      line(
        'goodSpeech',
        1.3 + 0.3 * particular + (words.length <= 14 ? 0.2 : 0) + (SOMEBODY_SAYS.test(text) ? 0.5 : 0),
      ),
    );
  if (role === 'scene' && !e.speech && (e.deeds > 0 || (e.pasts > 0 && e.things > 0)))
    lines.push(line('goodScene', 0.7 + 0.25 * Math.min(e.deeds, 2) + 0.5 * particular));
  if (
    (role === 'scene' || role === 'summary' || role === 'detail') &&
    anchors >= (isBetweenTwo(text) ? 1.2 : 2) &&
    !isListed &&
    !COUNTED_HOURS.test(text) &&
    (kind !== 'whyCollege' || ((e.self || e.persons > 0) && generic < 0.08))
  )
    lines.push(line('goodDetail', 0.6 + 0.9 * particular + 0.1 * Math.min(e.things, 3)));
  if (isLast && isWhole && all.length >= 3 && role !== 'claim' && role !== 'general' && followsFrom(sentence, all))
    lines.push(line('goodEnding', 2.2));
  const closes = !isLast && all[index + 1]?.paragraph !== sentence.paragraph;
  const isSeen = e.things > 0 || e.deeds > 0 || e.speech;
  if (closes && isSeen && words.length <= SHORT_CLOSE && anchors >= 1 && generic < 0.1 && TELLS.has(role))
    lines.push(line('goodClose', 1.4 + 0.5 * particular));
  if (index === 0 && anchors >= 2.5 && !isListed && role !== 'plan')
    lines.push(line('goodOpening', 1.1 + 0.4 * particular));
  if (
    kind === 'whyCollege' &&
    role !== 'scene' &&
    (namesItsCollege(text, college) || /\byour?\b/i.test(text)) &&
    anchors >= 2 &&
    e.self
  )
    lines.push(line('goodFit', 1.5 + 0.4 * particular));
  if (role === 'plan' && kind !== 'personalStatement' && generic < 0.18)
    lines.push(QUESTION.test(text) ? line('goodQuestion', 2.1) : line('goodWish', 1.2));
  return lines;
}

/** What the writer wants to know. */
const QUESTION = /\b(?:know if|find out|whether|ask|why|how)\b|\?/i;

/** The most words of a line that closes a paragraph shortly. */
const SHORT_CLOSE = 13;
const TELLS: ReadonlySet<ReadSentence['role']> = new Set(['scene', 'detail', 'summary']);

/** The writer was wrong about something and says so. */
const CORRECTION =
  /\b(?:used to|(?:had |had always |always )(?:thought|believed|assumed|expected)|(?:thought|believed|assumed|expected)\b[^.]{2,80}\b(?:but|until|wrong|instead|was(?:n't| not))|supposed to|I had (?:only|kept|spent|carried|counted|never (?:asked|thought|wondered|noticed|looked))|wrong|no longer|never asked|isn't the)\b/i;

/** Whether somebody is heard: more than one word in quotation marks, as a word that is only spoken of stands in them too. */
const isHeard = (text: string, speech: boolean): boolean =>
  speech && (/"[^"]*\p{L} \p{L}[^"]*(?:"|$)|^[^"]*\p{L} \p{L}[^"]*"/u.test(text) || SOMEBODY_SAYS.test(text));

/** Hours and heads that are counted as on a list of activities. */
const COUNTED_HOURS =
  /\b(?:over|more than|total of|at least) \d[\d,]* (?:\w+ )?(?:hours|people|students|dollars|members)\b/i;

/** Two words that praise a place, as brochures do: “the beautiful hill and the friendly students”. */
const isPraiseOfPlace = (text: string): boolean => (text.match(PLACE_PRAISE)?.length ?? 0) >= 2;
const PLACE_PRAISE =
  /\b(?:beautiful|historic|friendly|stunning|gorgeous|welcoming|vibrant|diverse|amazing|incredible|breathtaking|lush|world-class|warm|lively|bustling)\b/gi;
const SOMEBODY_SAYS =
  /\b(?:he|she|they|\p{Lu}\p{L}+) (?:just |only )?(?:said|says|told|asked|answered|wrote)\b|\b(?:said|asked) (?:he|she|\p{Lu}\p{L}+)\b/u;

const hasSomebody = ({ evidence, words }: ReadSentence): boolean =>
  evidence.persons > 0 || words.some(({ key }) => key === NAME);

/**
 * What the place of a line is worth. What a reader remembers closes a paragraph, or has somebody else in it beside the writer, or takes up
 * several things that were told; the first quarter and the first sentence of a paragraph introduce.
 */
function placeOf({ words, text, paragraph }: ReadSentence, all: ReadSentence[], index: number): number {
  if (all.length <= 4) return 0;
  const told = new Set(all.slice(0, index).flatMap((earlier) => earlier.words.map(({ stem }) => stem)));
  const takenUp = words.filter(({ key, content, stem }) => content && isThing(key) && told.has(stem)).length;
  return (
    (all[index + 1]?.paragraph === paragraph ? 0 : 0.9) -
    (all[index - 1]?.paragraph === paragraph ? 0 : 0.4) -
    0.6 * (1 - ramp(index / all.length, 0.1, 0.35)) +
    (isBetweenTwo(text) ? 0.3 : 0) +
    (takenUp > 1 ? 0.3 : 0)
  );
}

/** The most words of a line in which “it” or “again” leans on what was told: “I say it.” */
const SHORT_LEAN = 6;

/** Whether a last line takes up something that was told, by its words or by a pronoun: “She still does.” */
function followsFrom({ words, text }: ReadSentence, all: ReadSentence[]): boolean {
  const named = (some: ReadSentence['words']) =>
    some.flatMap(({ key, raw, content, stem }) =>
      key === NAME ? [raw.toLowerCase()] : content && isThing(key) ? [stem] : [],
    );
  const told = new Set(all.slice(0, -1).flatMap((earlier) => named(earlier.words)));
  const leans =
    /^["'(]*(?:(?:and|but|then|now|so|today|still),? )?(?:he|she|they|it|this|that|these|those)\b/i.test(text) ||
    (words.length <= SHORT_LEAN && /\b(?:it|them|him|her|again|still)\b/i.test(text));
  return leans || named(words).some((name) => told.has(name));
}

const HE_OR_SHE = /\b(?:he|she|they)\b/i;
const ME = /\b(?:I|me|my)\b/;
const isBetweenTwo = (text: string): boolean => HE_OR_SHE.test(text) && ME.test(text);

/** Where a line ends: with the next sentence, where that is the rest of what somebody says. */
const endOfSpeech = ({ text, end, paragraph }: ReadSentence, next: ReadSentence | undefined): number =>
  next && next.paragraph === paragraph && opensSpeech(text) && opensSpeech(next.text) && !next.text.startsWith('"')
    ? next.end
    : end;

/** Whether the quotation marks do not come in pairs. */
const opensSpeech = (text: string): boolean => text.split('"').length % 2 === 0;

export const asMark = ({ sentence: { start }, end, key, strength }: Line): Mark => ({
  kind: 'good',
  key,
  start,
  end,
  use: 20 * strength,
});
