import { cuesIn, isKnownWord } from '../map/cues.ts';
import { plainPrompt } from '../map/plain-prompt.ts';
import type { PromptUnit } from '../map/prompt-units.ts';

/** Where something stands in a prompt, in UTF-16 units. */
export interface Place {
  start: number;
  end: number;
}

const SENTENCE = /[^.?!;:\n]+/g;
/** Where one question ends and the next one begins inside a sentence; «what or who» is one question. */
const JOINED =
  /(?<!^\s*(?:what|who|how|why|when|where)),?\s+(?:and|or|then)\s+(?=(?:how|what|why|who|when|where|describe|explain|tell|share|reflect|discuss)\b)|,\s+(?=(?:how|what|why) (?:do|did|does|have|will|would)\b)/gi;

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

/** A clause that asks: a question, or a request. */
const ASKS =
  /^(?:(?:and|but|so|if so|then|please|briefly|being \w+|in \d+ \w+(?: or \w+)?),? )*(?:how|what|why|who|whom|whose|when|where|which|do|does|did|is|are|has|have|can|could|would|will|if you|describe|recount|explain|tell|share|reflect|discuss|write|choose|identify|name|list|elaborate|think|consider|imagine|use|take|submit|comment|respond|give|provide)\b/i;

/** The question of a prompt that asks most for a unit, before a statement that only leads up to it; null where none does. */
export function placeOfUnit(prompt: string, unit: PromptUnit): Place | null {
  const weighed = clausesOf(prompt).map((place) => {
    const cues = cuesIn(plainPrompt(prompt.slice(place.start, place.end), isKnownWord));
    const weights = cues.filter((cue) => cue.unit === unit).map(({ weight }) => weight);
    const asks = ASKS.test(prompt.slice(place.start, place.end)) || prompt[place.end] === '?';
    return { place, asks, weight: Math.max(0, ...weights) };
  });
  const [most] = weighed
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => Number(b.asks) - Number(a.asks) || b.weight - a.weight);
  return most?.place ?? null;
}

/** The question of a prompt in which what a pattern finds ends; null where it ends in none. */
export function placeOfPattern(prompt: string, pattern: RegExp): Place | null {
  const found = pattern.exec(prompt);
  if (!found) return null;
  const last = found.index + found[0].length - 1;
  return clausesOf(prompt).find(({ start, end }) => last >= start && last < end) ?? null;
}
