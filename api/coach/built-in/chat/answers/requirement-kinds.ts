import words from '#api/coach/data/chat/requirement-words.json' with { type: 'json' };
import type { RequirementKind } from '#contract/requirements.ts';
import { phrasesIn } from '../phrases.ts';

/** The kinds of requirement that a text names. Of several the longest words count: "counselor letter" is no teacher's. */
export function kindsIn(text: string): RequirementKind[] {
  const found = Object.entries(words).flatMap(([kind, phrases]) =>
    phrasesIn(text, phrases).map((phrase) => ({ kind: kind as RequirementKind, phrase })),
  );
  const longest = found.filter(
    ({ phrase }) => !found.some((other) => other.phrase !== phrase && ` ${other.phrase} `.includes(` ${phrase} `)),
  );
  return [...new Set(longest.map(({ kind }) => kind))];
}

/** The kinds that a question names. Whoever asks for the letters in general asks for those of teachers. */
export const kindsAsked = (text: string): RequirementKind[] => {
  const essays: RequirementKind[] = /\bessays\b/.test(text)
    ? ['mainEssay', 'supplement']
    : /\bCOLLEGE (?:\w+ )?essay\b/.test(text)
      ? ['supplement']
      : [];
  const kinds = [...new Set([...kindsIn(text), ...essays])];
  if (kinds.length > 0) return kinds;
  if (/\b(?:costs?|pay|paying|charges?|free|price|money|dollars|bucks|how much)\b/.test(text)) return ['fee'];
  if (/\bcounselors?\b/.test(text)) return ['counselorLetter'];
  if (/\b1[0-6]\d\d\b/.test(text)) return ['tests'];
  return /\bteachers?\b/.test(text) ? ['teacherLetter'] : [];
};
