import { unitNames } from '../map/unit-names.ts';
import { askedBy, askedParts, type AskedPart } from './asked-parts.ts';
import { type Place, placeOfPattern, placeOfUnit } from './part-places.ts';
import { type PartSign, partSigns, unitSigns } from './part-signs.ts';
import { byParagraph, type ParagraphSpan } from './paragraphs.ts';
import type { EssayToOutline, ReadSentence } from './reading.ts';

/** A part of the prompt in words, where the prompt asks for it, and the numbers (from 0) of the paragraphs that answer it. */
export interface PromptPart {
  says: string;
  place: Place | null;
  paragraphs: number[];
}

const askedNames: Readonly<Record<AskedPart, string>> = {
  reflection: 'What it changed in you',
  schoolwork: 'How it affected your schoolwork',
  acts: 'What you did about it',
  why: unitNames['why-college'],
  bring: unitNames.contribute,
};

/** What a prompt asks for: the units of its topic, and then what else it asks. */
export function promptParts(
  { text, prompt, units, sentences }: Pick<EssayToOutline, 'text' | 'prompt' | 'units' | 'sentences'>,
  paragraphs: readonly ParagraphSpan[],
): PromptPart[] {
  const parts: { says: string; sign: PartSign; place: Place | null }[] = [
    ...units.map((unit) => ({ says: unitNames[unit], sign: unitSigns[unit], place: placeOfUnit(prompt, unit) })),
    ...askedBeside(prompt).map((part) => ({
      says: askedNames[part],
      sign: partSigns[part],
      place: placeOfPattern(prompt, askedBy(part)),
    })),
  ];
  const ofParagraphs = byParagraph(sentences, paragraphs);
  const once = parts.filter(({ says }, i) => parts.findIndex((other) => other.says === says) === i);
  return once.map(({ says, sign, place }) => ({
    says,
    place,
    paragraphs: ofParagraphs.flatMap((own, at) =>
      own.some(({ start, end, role }) => hasSign(text.slice(start, end), role, sign)) ? [at] : [],
    ),
  }));
}

/** «How did it affect your schoolwork» asks for the schoolwork alone. */
function askedBeside(prompt: string): AskedPart[] {
  const asked = askedParts(prompt);
  const onlySchoolwork = asked.includes('schoolwork') && !/\b(?:learn|feel|growth|understanding|mean)\b/i.test(prompt);
  return asked.filter((part) => part !== 'reflection' || !onlySchoolwork);
}

function hasSign(sentence: string, role: ReadSentence['role'], { words, roles, either = false }: PartSign): boolean {
  const hasWords = words?.test(sentence);
  const hasRole = roles?.includes(role);
  if (hasWords === undefined || hasRole === undefined) return hasWords ?? hasRole ?? false;
  return either ? hasWords || hasRole : hasWords && hasRole;
}
