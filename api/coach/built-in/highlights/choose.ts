import type { Essay } from '../text.ts';
import { LIKES } from './likes.ts';
import { MECHANICS } from './mechanics.ts';
import { quote, type Find, type Rule } from './rule.ts';
import { STOCK } from './stock.ts';
import { WORDING } from './wording.ts';

const RULES: readonly Rule[] = [...STOCK, ...WORDING, ...MECHANICS, ...LIKES];

/** A chosen stretch with what is said of it. */
export type Chosen = { kind: Rule['kind']; strength: number; start: number; end: number; says: string; next: string };

/** Stretches of one kind in an essay of so many words: two to begin with, one more for each 120 words, at most five. */
const room = (words: number): number => Math.min(5, 2 + Math.floor(words / 120));

/** Finds weaker than this are taken only while there are fewer than FEW of their kind. */
const WEAK = 30;
const FEW = 2;

/**
 * The strongest finds of all rules, in text order. No two overlap, no rule speaks more often than it has wordings, and
 * nothing is said twice.
 */
export function chooseHighlights(kept: Essay, whole: Essay): Chosen[] {
  const most = room(whole.words.length);
  const finds = RULES.flatMap((rule) => rule.find(kept, whole).map((find) => ({ rule, find }))).sort(
    (a, b) => b.find.strength - a.find.strength || a.find.start - b.find.start,
  );
  const chosen: Chosen[] = [];
  const spoken = new Map<Rule, number>();
  const said = new Set<string>();
  for (const { rule, find } of finds) {
    const turn = spoken.get(rule) ?? 0;
    const wording = rule.wordings[turn];
    const full = chosen.filter(({ kind }) => kind === rule.kind).length >= (find.strength < WEAK ? FEW : most);
    if (!wording || full || find.end <= find.start || chosen.some((other) => overlaps(other, find))) continue;
    const quoted = quote(whole, find.start, find.end);
    if (said.has(quoted)) continue;
    const [says, next] = wording(quoted, find.detail);
    chosen.push({ kind: rule.kind, strength: find.strength, start: find.start, end: find.end, says, next });
    spoken.set(rule, turn + 1);
    said.add(quoted);
  }
  return chosen.sort((a, b) => a.start - b.start);
}

const overlaps = (a: Pick<Find, 'start' | 'end'>, b: Pick<Find, 'start' | 'end'>): boolean =>
  a.start < b.end && b.start < a.end;
