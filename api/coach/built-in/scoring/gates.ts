import { HELD_AT } from '../../held-down.ts';
import { mean as meanOf, ramp } from '../measure.ts';
import { arguing } from '../reading/arguing.ts';
import { contradictions } from '../reading/contradictions.ts';
import type { EssayKind } from '#contract/essay-kind.ts';
import type { OtherForm } from '../reading/form.ts';
import { orderLoss } from '../reading/order.ts';
import { otherCollege } from '../reading/other-college.ts';
import { missingParts } from '../reading/prompt-parts.ts';
import { type Reading, shareOf } from '../reading/reading.ts';
import { readEssay, type Word } from '../text.ts';
import { CONTEST, POSTS, setOf } from '../words.ts';
import { aboutAnother, genericOf, lessonShare, sceneShare, SIGNALS, STORIES } from './signals.ts';

/** What is known of an essay beside its text. */
export type Context = {
  prompt: string;
  wordLimit: number | null;
  /** The college that it goes to; null for one that goes to all. */
  college: string | null;
  /** Names of other colleges that the student said to mean. */
  meantNames: readonly string[];
  kind: EssayKind;
  /** The lines of the activities list. */
  activities: readonly string[];
};

/**
 * What holds a score down, whatever else is good: to at most `most`, and by `loss` points. `says` names it, and follows «for».
 * `closed` is how far, 0 to 1, where that says more than the points.
 */
export type Gate = { key: string; says: string; most: number; loss: number; closed?: number };

/** What a text can score that is no essay in English. */
const OF_FORM: Readonly<Record<OtherForm, { says: string; most: number }>> = {
  language: { says: 'a language that the coach does not read', most: 10 },
  letters: { says: 'letters that are hardly a word', most: 5 },
  list: { says: 'being a list and no essay', most: 24 },
  nonsense: { says: 'sentences that do not belong together', most: 15 },
};
export const formGate = (form: OtherForm): Gate => ({ key: form, loss: 0, ...OF_FORM[form] });

const between = (from: number, to: number, share: number): number => from + (to - from) * share;

/**
 * The gates that are closed, wholly or in part. Each closes over a range and not at a point, so that no small edit moves the score by a
 * step; but for a wrong name, a missing part, a contradiction and a third activity of the list, which are there or not. `mean` is what the categories make together, 0 to 100, `kept` what the guards leave of the text, 0 to 1.
 */
export function gatesOf(reading: Reading, context: Context, mean: number, kept: number): Gate[] {
  const { prompt, kind, college, wordLimit } = context;
  // What argues throughout has no story of which more could be said.
  const argued = STORIES.has(kind) ? arguing(reading) : 0;
  const told = 1 - argued;
  const missing = missingParts(prompt, kind, reading, college).length > 0;
  const stock = ramp(lessonShare(reading), 0.01, 0.12);
  const generic = between(100, HELD_AT.generic, told * ramp(genericOf(reading), 0.24, 0.36));
  const gates: Gate[] = [
    {
      key: 'otherCollege',
      says: 'the name of another college',
      most: otherCollege(reading.essay.text, context) ? HELD_AT.otherCollege : 100,
      loss: 0,
    },
    {
      key: 'missingPart',
      says: 'a part of the prompt that is not answered',
      most: missing ? HELD_AT.missingPart : 100,
      loss: 0,
    },
    {
      key: 'generic',
      says: 'sentences that many students could have written',
      most: generic,
      loss: 0,
    },
    {
      key: 'listing',
      says: 'listing activities and staying with none',
      // Facts for the form may be a list.
      most:
        kind === 'additionalInformation'
          ? 100
          : between(100, HELD_AT.listing, told * Math.max(listing(reading), repeatsActivities(reading, context))),
      loss: 0,
    },
    {
      key: 'aboutAnother',
      says: 'telling of somebody else and hardly of the writer',
      most: kind === 'personalStatement' ? between(100, 52, aboutAnother(reading)) : 100,
      loss: 0,
    },
    {
      key: 'argument',
      says: 'arguing a question in general and telling nothing of the writer',
      most: between(100, kept * between(12, HELD_AT.argument, inOrder(reading, kind)), argued),
      loss: 0,
    },
    {
      key: 'notPlace',
      says: 'what this box is not for',
      most: kind === 'additionalInformation' ? between(100, 32, ramp(notPlace(reading), 0, 0.25)) : 100,
      loss: 0,
    },
    {
      key: 'unfinished',
      says: breaksOff(reading) ? 'stopping in the middle of a sentence' : 'being far below the word limit',
      most: wordLimit === null ? 100 : between(24, 100, ramp(finishedShare(reading, wordLimit), 0.06, 0.34)),
      loss: 0,
    },
    {
      key: 'order',
      says: 'an order that is hard to follow',
      most: 100,
      loss: kind === 'additionalInformation' ? 0 : told * orderLoss(reading),
    },
    {
      key: 'stockLesson',
      says: 'lessons that many have written',
      most: 100,
      closed: lessonShare(reading),
      // A text that is weak or generic has lost for it already, and a reader passes over one in a strong text.
      loss:
        kind === 'shortAnswer'
          ? 0
          : told * 11 * stock * ramp(Math.min(mean, generic), 36, 64) * (1 - 0.8 * ramp(mean, 77, 82)),
    },
    {
      key: 'contradiction',
      says: 'two statements that can’t both be true',
      most: 100,
      loss: contradictions(reading).length > 0 ? 4 : 0,
    },
  ];
  return gates.filter(({ most, loss }) => most < 99.5 || loss >= 0.5);
}

/** The share of the limit below which a text is only begun. */
export const UNFINISHED = 1 / 4;

/** How much of the limit is written, 0 on; a text that stops in the middle of a sentence counts half, because its end is missing. */
const finishedShare = (reading: Reading, wordLimit: number): number =>
  (reading.words / wordLimit) * (breaksOff(reading) ? 0.5 : 1);

/** True where a text of whole sentences stops in the middle of one: without its full stop, on a word that has to go on. */
export function breaksOff({ essay, sentences }: Reading): boolean {
  const last = sentences.at(-1);
  const ended = sentences.filter(({ text }) => /[.!?…]["”’)]*$/.test(text.trim())).length;
  return (
    last !== undefined &&
    last.words.length >= SHORTEST_BREAK &&
    ENDS_OPEN.test(essay.text.trimEnd()) &&
    ended >= 0.8 * (sentences.length - 1) &&
    sentences.length >= 4
  );
}

/** A comma or a dash, or a word after which a sentence goes on. */
const ENDS_OPEN =
  /(?:[,;:–—-]|\b(?:and|but|or|so|because|that|which|who|when|while|if|as|than|then|the|an?|my|his|her|their|our|your|its|this|to|of|in|on|at|for|with|from|by|into|about|he|she|they|we|I|was|were|is|are|had|has|have|would|could|looked at (?:me|him|her|us|them)))$/u;

/** A last line of fewer words may be a signature or a title. */
const SHORTEST_BREAK = 5;

/** What the gates leave of a score. */
export const throughGates = (score: number, gates: readonly Gate[]): number =>
  Math.max(0, Math.min(score, ...gates.map(({ most }) => most)) - gates.reduce((sum, { loss }) => sum + loss, 0));

const OF_ARGUMENT = new Set(['slips', 'exactWords', 'sentenceLength', 'stays', 'comesBack']);

/** How clean and orderly a text is, 0 to 1. An argument is rated by nothing else. */
function inOrder(reading: Reading, kind: EssayKind): number {
  const signals = SIGNALS.filter(({ key }) => OF_ARGUMENT.has(key));
  const total = signals.reduce((sum, { weight }) => sum + weight, 0);
  return signals.reduce((sum, { value, weight }) => sum + value(reading, kind) * weight, 0) / total;
}

const LISTED = setOf('grade council band society scholar honor gpa ap volunteered officer leadership teamwork');

/** How far the essay lists what was done without staying anywhere, 0 to 1. */
export function listing(reading: Reading): number {
  const named = reading.essay.words.filter(isListed).length;
  // “I am the president of Key Club, where I organized five food drives” is no scene, though something is done in it.
  const told = shareOf(reading, ({ role, words }) => role === 'scene' && !words.some(isListed));
  return ramp((100 * named) / Math.max(1, reading.words), 2, 5) * (1 - ramp(told, 0.12, 0.35));
}

const isListed = ({ key }: Word): boolean => CONTEST.has(key) || POSTS.has(key) || LISTED.has(key);

/** Content words of an activity from which it counts as named. */
const NAMED = 0.5;

/** How far the essay repeats the activities list without an hour of it, 0 to 1. */
export function repeatsActivities(
  reading: Reading,
  { activities, kind }: Pick<Context, 'activities' | 'kind'>,
): number {
  const said = new Set(reading.essay.words.map(({ stem }) => stem));
  const shares = activities.map((line) => {
    const stems = readEssay(line)
      .words.filter(({ content }) => content)
      .map(({ stem }) => stem);
    return stems.length < 3 ? 0 : meanOf(stems.map((stem) => (said.has(stem) ? 1 : 0)));
  });
  const named = shares.filter((share) => share >= NAMED).length;
  const repeats = named >= 3 || (kind === 'activity' && named >= 1) ? 1 : 0;
  return repeats * (1 - ramp(sceneShare(reading), 0.05, 0.25));
}

const NOT_PLACE =
  /\b(?:use this (?:space|box|section)|tell you more about|who I am as a person|one essay is not enough|give (?:you )?a better picture|in addition to the .{0,20}activities|always been the kind of person|my passion for|did not like me|graded (?:much |so )?(?:harder|unfairly)|unfair(?:ly)?|I deserved|complained|does not reflect my (?:abilities|potential)|was not fair|make the most of the opportunity)\b/i;

/** True for a sentence that does not belong into the box for additional information: another story, a complaint, a repetition. */
export const isOutOfPlace = (text: string): boolean => NOT_PLACE.test(text);

/** The share of the words of such sentences. */
export const notPlace = (reading: Reading): number => shareOf(reading, ({ text }) => isOutOfPlace(text));

/** From this loss on a reader would say that the order is hard to follow. */
const HARD_TO_FOLLOW = 6;
export const orderIsBroken = (reading: Reading): boolean => orderLoss(reading) >= HARD_TO_FOLLOW;
