import { cuesIn, isKnownWord } from '../map/cues.ts';
import { plainPrompt } from '../map/plain-prompt.ts';
import type { PromptUnit } from '../map/prompt-units.ts';

/** Where something stands in a prompt, in UTF-16 units. */
export interface Place {
  start: number;
  end: number;
}

const SENTENCE = /[^.?!;:\n]+/g;
/** Where one question ends and the next one begins inside a sentence. */
const JOINED =
  /,?\s+(?:and|or|then)\s+(?=(?:how|what|why|who|when|where|describe|explain|tell|share|reflect|discuss)\b)/gi;

/** The questions of a prompt, none of which overlaps another. */
function clausesOf(prompt: string): Place[] {
  return [...prompt.matchAll(SENTENCE)].flatMap(({ index, 0: sentence }) => {
    const joints = [...sentence.matchAll(JOINED)].map(({ index: at, 0: joint }) => ({
      end: at,
      next: at + joint.length,
    }));
    const starts = [0, ...joints.map(({ next }) => next)];
    const ends = [...joints.map(({ end }) => end), sentence.length];
    return starts.flatMap((start, at) => trimmed(prompt, index + start, index + ends[at]!));
  });
}

function trimmed(prompt: string, start: number, end: number): Place[] {
  const text = prompt.slice(start, end);
  const words = text.trim();
  if (words === '') return [];
  const from = start + text.indexOf(words);
  return [{ start: from, end: from + words.length }];
}

/** The question of a prompt that asks most for a unit; null where none does. */
export function placeOfUnit(prompt: string, unit: PromptUnit): Place | null {
  const weighed = clausesOf(prompt).map((place) => {
    const cues = cuesIn(plainPrompt(prompt.slice(place.start, place.end), isKnownWord));
    const weights = cues.filter((cue) => cue.unit === unit).map(({ weight }) => weight);
    return { place, weight: Math.max(0, ...weights) };
  });
  const [most] = weighed.toSorted((a, b) => b.weight - a.weight);
  return most && most.weight > 0 ? most.place : null;
}

/** The question of a prompt in which a pattern begins; null where it is in none. */
export function placeOfPattern(prompt: string, pattern: RegExp): Place | null {
  const at = prompt.search(pattern);
  return clausesOf(prompt).find(({ start, end }) => at >= start && at < end) ?? null;
}
