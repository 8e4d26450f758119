import data from './cues.json' with { type: 'json' };
import type { PromptUnit } from './prompt-units.ts';

/**
 * A cue, its unit, and what it weighs: from 0 to 1, or below 0 where it speaks against the unit. In cues.json the weight is in
 * percent: about how many of the prompts with that cue ask for the unit, as counted on labelled prompts or, for a cue that none of
 * them holds, estimated. Cues are regular expressions over the plain form of a prompt, in which a word in capitals stands for the
 * set of that name, which may name another set, and ` ~ ` for a gap. `<` and `>` stand around a sentence, `^<` before the first and `>$`
 * after the last.
 */
export interface Cue {
  unit: PromptUnit;
  weight: number;
  pattern: RegExp;
}

/** Up to six words of the same sentence. */
const GAP = '(?: [^ .?<>]+){0,6} ';
const SET = /\b[A-Z]{2,}\b/g;
const LONGEST_START = 6;

const sets: Readonly<Record<string, string>> = data.sets;
const withSets = (source: string) => source.replace(SET, (name) => sets[name] ?? name);

const sourceOf = (cue: string) =>
  withSets(withSets(cue.trim())).replaceAll(' ~ ', GAP).replaceAll('^<', '<(?<=^ <)').replaceAll('>$', '>(?= $)');

/** Where the group that opens at 0 ends. */
function endOfGroup(source: string): number {
  let depth = 0;
  for (let at = 0; at < source.length; at += 1) {
    if (source[at] === '(') depth += 1;
    else if (source[at] === ')' && (depth -= 1) === 0) return at + 1;
  }
  return source.length;
}

function alternatives(source: string): string[] {
  const parts = [''];
  for (let at = 0; at < source.length;) {
    const piece = source[at] === '(' ? source.slice(at, at + endOfGroup(source.slice(at))) : source.charAt(at);
    if (piece === '|') parts.push('');
    else parts[parts.length - 1] += piece;
    at += piece.length;
  }
  return parts;
}

/** The letters with which a match can start, six at most; null where it can start with any. */
function startsOf(source: string): string[] | null {
  const starts: string[] = [];
  for (const part of alternatives(source)) {
    const word = /^(?:[a-z]+|[<…])/i.exec(part)?.[0] ?? '';
    const optional = /^[?*{]/.test(part.slice(word.length));
    const letters = optional ? word.slice(0, -1) : word;
    if (letters !== '') {
      starts.push(letters.slice(0, LONGEST_START));
      continue;
    }
    if (!part.startsWith('(?:')) return null;
    const end = endOfGroup(part);
    const inside = startsOf(part.slice(3, end - 1));
    const after = /^[?*{]/.test(part.slice(end)) ? startsOf(part.slice(end).replace(/^(?:[?*]|\{[^}]*\})/, '')) : [];
    if (!inside || !after) return null;
    starts.push(...inside, ...after);
  }
  return starts;
}

const anyStart: Cue[] = [];
const byStart = new Map<string, Cue[]>();
for (const [unit, byPercent] of Object.entries(data.units)) {
  for (const [percent, list] of Object.entries(byPercent)) {
    for (const cue of list) {
      const source = sourceOf(cue);
      const entry = {
        unit: unit as PromptUnit,
        weight: Number(percent) / 100,
        pattern: new RegExp(`(?:${source})(?= )`, 'y'),
      };
      const starts = startsOf(source);
      if (!starts) anyStart.push(entry);
      for (const start of new Set(starts)) byStart.set(start, [...(byStart.get(start) ?? []), entry]);
    }
  }
}

const vocabulary = new Set(JSON.stringify(data).match(/[a-z]{2,}/g));
/** Whether a word stands in some cue. */
export const isKnownWord = (word: string): boolean => vocabulary.has(word);

/** The cues that stand in a prompt in its plain form. Each is tried only at words with which it can start. */
export function cuesIn(text: string): Cue[] {
  const found = new Set<Cue>();
  for (let at = text.indexOf(' ') + 1; at > 0 && at < text.length; at = text.indexOf(' ', at) + 1) {
    const tryHere = (cue: Cue) => {
      cue.pattern.lastIndex = at;
      if (!found.has(cue) && cue.pattern.test(text)) found.add(cue);
    };
    anyStart.forEach(tryHere);
    const word = text.slice(at, text.indexOf(' ', at));
    for (let length = 1; length <= Math.min(word.length, LONGEST_START); length += 1) {
      byStart.get(word.slice(0, length))?.forEach(tryHere);
    }
  }
  return [...found];
}
