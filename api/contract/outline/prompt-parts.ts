import type { PromptUnit } from '../map/prompt-units.ts';
import { unitNames } from '../map/unit-names.ts';
import { countWords } from '../words.ts';
import { askedBy, askedParts, type AskedPart } from './asked-parts.ts';
import { speaksOfCollege } from './names-college.ts';
import { type Place, placeOfPattern, placeOfUnit } from './part-places.ts';
import { eventSign, type PartSign, partSigns, unitSigns } from './part-signs.ts';
import { byParagraph, type ParagraphSpan } from './paragraphs.ts';
import type { EssayToOutline, ReadSentence } from './reading.ts';

/** A part of the prompt in words, where the prompt asks for it, and the numbers (from 0) of the paragraphs that answer it. */
export interface PromptPart {
  says: string;
  place: Place | null;
  paragraphs: number[];
}

const askedNames: Readonly<Record<AskedPart, string>> = {
  effect: 'How it affected you',
  lesson: 'What you learned',
  growth: 'What it changed in you',
  outcome: 'What came of it',
  thinking: 'What prompted your thinking',
  reason: 'Why',
  schoolwork: 'How it affected your schoolwork',
  acts: 'What you did about it',
  place: 'Your part in it',
  practice: 'How you went on with it',
  difficulties: 'What was hard',
  sources: 'Where you turn to learn more',
  advice: 'Your advice',
  why: unitNames['why-college'],
  bring: unitNames.contribute,
};

interface Asked {
  says: string;
  sign: PartSign;
  place: Place | null;
}

/** What a prompt asks for, in its order: the units of its topic, and what else it asks. What no words of it ask for comes last. */
export function promptParts(
  essay: Pick<EssayToOutline, 'text' | 'prompt' | 'college' | 'units' | 'unitsFrom' | 'sentences'>,
  paragraphs: readonly ParagraphSpan[],
): PromptPart[] {
  const { text, prompt, sentences } = essay;
  const ofParagraphs = byParagraph(sentences, paragraphs);
  const asked = [...topicParts(essay), ...partsBeside(prompt)];
  const isForCollege = speaksOfCollege(text, essay.college, prompt);
  const once = asked.filter(({ says }, i) => asked.findIndex((other) => other.says === says) === i);
  return once
    .toSorted((a, b) => (a.place?.start ?? prompt.length) - (b.place?.start ?? prompt.length))
    .map(({ says, sign, place }) => ({
      says,
      place,
      paragraphs: (sign === unitSigns['why-college'] && !isForCollege ? [] : ofParagraphs).flatMap((own, at) =>
        // An answer of one paragraph says why by what it tells.
        (sign === partSigns.reason && ofParagraphs.length === 1) ||
        own.some(({ start, end, role }) => hasSign(text.slice(start, end), role, sign))
          ? [at]
          : [],
      ),
    }));
}

/**
 * The units of the topic. What the student did not say is shown only where words of the prompt ask for it, and of what is
 * guessed each question has one.
 */
function topicParts({ prompt, units, unitsFrom }: Pick<EssayToOutline, 'prompt' | 'units' | 'unitsFrom'>): Asked[] {
  const ofTopic = units.filter((unit) => !NO_TOPIC.includes(unit));
  const placed = (ofTopic.length > 0 ? ofTopic : units).map((unit) => ({ unit, place: placeOfUnit(prompt, unit) }));
  const asked = placed.filter(({ place }) => place);
  const sure =
    unitsFrom === 'published'
      ? asked
      : asked.filter(({ place }, at) => asked.findIndex((other) => other.place!.start === place!.start) === at);
  const kept = unitsFrom === 'student' ? placed : sure.length > 0 ? sure : placed.slice(0, 1);
  return kept.map(({ unit, place }) =>
    unit === 'challenge' && place && unitsFrom !== 'student' && !asksForHardship(prompt.slice(place.start, place.end))
      ? { says: 'What happened', sign: eventSign, place }
      : { says: unitNames[unit], sign: unitSigns[unit], place },
  );
}

/** Units that say only how a prompt is answered, and nothing beside one with a topic. */
const NO_TOPIC: readonly PromptUnit[] = ['short-fact', 'free'];

/** A question about an event asks for a challenge only where it says that it was hard, and offers nothing else beside it. */
function asksForHardship(question: string): boolean {
  const choices = question.split(/\bor\b/);
  const isEitherOr = choices.every((choice) => countWords(choice) >= CHOICE);
  return (isEitherOr ? choices : [question]).every((choice) => HARD.test(choice));
}

/** Words from which each side of an "or" asks for something by itself, and is no other word for the same. */
const CHOICE = 5;

const HARD =
  /\b(?:challeng|obstacle|setback|fail|barrier|hard|difficult|problem|struggl|advers|mistake|wrong|uncertain|not go|overc[ao]me|circumstance|hardship|risk)/i;

/** «How did it affect your schoolwork» asks for the schoolwork alone. */
function partsBeside(prompt: string): Asked[] {
  const parts = askedParts(prompt).map((part) => ({
    part,
    says: askedNames[part],
    sign: partSigns[part],
    place: placeOfPattern(prompt, askedBy(part)),
  }));
  const schoolwork = parts.find(({ part }) => part === 'schoolwork')?.place;
  return parts.filter(({ part, place }) => part !== 'effect' || !schoolwork || place?.start !== schoolwork.start);
}

function hasSign(sentence: string, role: ReadSentence['role'], { words, roles, either = false }: PartSign): boolean {
  const hasWords = words?.test(sentence);
  const hasRole = roles?.includes(role);
  if (hasWords === undefined || hasRole === undefined) return hasWords ?? hasRole ?? false;
  return either ? hasWords || hasRole : hasWords && hasRole;
}
