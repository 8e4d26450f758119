import { categoryNames, type CategoryName } from '#contract/essays.ts';
import type { Essay } from '../text.ts';
import { APPLICATION } from './application.ts';
import { LESSONS } from './lessons.ts';
import { MECHANICS } from './mechanics.ts';
import { MODEST, PLAIN } from './modest.ts';
import { OPENING } from './opening.ts';
import { remarksOf, wordRemark, type RuleKey } from './rule-remarks.ts';
import { quote, spanOf, type Find, type Rule, type Stretch } from './rule.ts';
import { SCENE, strongClauses } from './scene.ts';
import { STOCK, trait } from './stock.ts';
import { STRUCTURE } from './structure.ts';
import { THOUGHT } from './thought.ts';
import { SUMMARY, VAGUE } from './vague.ts';
import { VOICE } from './voice.ts';
import { WORDING } from './wording.ts';

/** What needs work, by the category that it bears on. */
const NEEDS_WORK: Readonly<Record<CategoryName, readonly Rule[]>> = {
  content: [...SUMMARY, ...APPLICATION],
  structure: [...OPENING, ...STRUCTURE],
  voice: STOCK,
  clarity: [...MECHANICS, ...WORDING],
  specificity: [...VAGUE, ...PLAIN],
  reflection: LESSONS,
};
const LIKES: readonly Rule[] = [...SCENE, ...THOUGHT, ...VOICE, ...MODEST];

export const RULES: readonly Rule[] = [...categoryNames.flatMap((name) => NEEDS_WORK[name]), ...LIKES];

/** A chosen stretch with its remark. */
export type Chosen = Stretch & { rule: RuleKey; kind: Rule['kind']; strength: number; says: string; next: string };

type Candidate = Required<Find> & { rule: Rule; rank: number; quoted: string; sentence: number };

/** The second find of a rule ranks this much lower, the third twice as much, so that other rules come in between. */
const AGAIN = 3;

/** The most stretches of one kind in an essay of so many words: two, and one more for each 120 words, up to five. */
const mostOfKind = (words: number): number => Math.min(5, 2 + Math.floor(words / 120));

/** Finds weaker than this are taken only while there are fewer than FEW of their kind. */
const WEAK = 30;
const FEW = 1;

/**
 * The strongest finds of all rules, in text order, one of them for the `weakest` category where a rule that bears on it finds
 * anything. No two overlap, no rule speaks twice of one sentence nor more often than it has remarks, nothing is said twice, and
 * nothing is praised where another rule finds fault.
 */
export function chooseHighlights(remaining: Essay, whole: Essay, weakest: CategoryName): Chosen[] {
  const found = RULES.flatMap((rule) =>
    rule
      .find(remaining, whole)
      .filter(({ start, end }) => end > start)
      .sort((a, b) => b.strength - a.strength)
      .map((find, at): Candidate => ({
        detail: '',
        ...find,
        rule,
        rank: find.strength - at * AGAIN,
        quoted: quote(whole, find.start, find.end),
        sentence: whole.sentences.findIndex(({ end }) => end > find.start),
      })),
  ).sort((a, b) => b.rank - a.rank || a.start - b.start);
  const faults = found.filter(({ rule, strength }) => rule.kind === 'needsWork' && strength >= WEAK);
  const sound = found.filter((one) => one.rule.kind === 'needsWork' || !faults.some((fault) => overlaps(fault, one)));
  const praise = sound.filter(({ rule }) => rule.kind === 'like');
  const bearing = sound.find(
    (one) =>
      NEEDS_WORK[weakest].includes(one.rule) && (one.strength >= WEAK || !praise.some((other) => overlaps(other, one))),
  );
  const chosen = pick(bearing ? [bearing, ...sound] : sound, mostOfKind(whole.words.length));
  return worded(remaining, chosen).sort((a, b) => a.start - b.start);
}

function pick(candidates: Candidate[], most: number): Candidate[] {
  const chosen: Candidate[] = [];
  for (const one of candidates) {
    const alike = chosen.filter(({ rule }) => rule === one.rule);
    const sameKind = chosen.filter(({ rule }) => rule.kind === one.rule.kind).length;
    const full = sameKind >= (one.strength < WEAK ? FEW : most);
    const repeats =
      chosen.some((other) => overlaps(other, one) || other.quoted === one.quoted) ||
      alike.some(({ detail, sentence }) => (detail !== '' && detail === one.detail) || sentence === one.sentence);
    if (!full && !repeats && alike.length < remarksOf(one.rule.key).length) chosen.push(one);
  }
  return chosen;
}

/** Gives each its remark, the strongest first. A remark may name another place of the essay, which no later one names again. */
function worded(essay: Essay, chosen: Candidate[]): Chosen[] {
  const told = chosen.filter(({ rule }) => TOLD.has(rule));
  const shown = strongLines(essay, chosen);
  const named = new Set<string>();
  const used = new Map<Rule, number>();
  return chosen.map((one) => {
    const { rule, quoted, detail, strength, start, end } = one;
    const elsewhere = () => {
      const place = (rule.kind === 'like' ? told : shown).find(({ quoted }) => !named.has(quoted))?.quoted ?? '';
      named.add(place);
      return place;
    };
    const at = used.get(rule) ?? 0;
    used.set(rule, at + 1);
    const remark = remarksOf(rule.key)[at];
    const [says, next] = remark ? wordRemark(remark, quoted, detail, elsewhere) : ['', ''];
    return { rule: rule.key, kind: rule.kind, strength, start, end, says, next };
  });
}

/** Rules that find a telling where a showing is wanted. */
const TOLD: ReadonlySet<Rule> = new Set([...VAGUE, trait]);

const SELF = new Set(['i', 'we']);

/** Lines that show something of the writer, the strongest first, none with a fault in it. */
const strongLines = (essay: Essay, chosen: Candidate[]): { quoted: string }[] =>
  strongClauses(essay)
    .filter(({ words }) => words.some(({ key }) => SELF.has(key)))
    .map(({ words, weight }) => ({ ...spanOf(essay, words), weight }))
    .filter((line) => !chosen.some((one) => one.rule.kind === 'needsWork' && overlaps(one, line)))
    .sort((a, b) => b.weight - a.weight)
    .map(({ start, end }) => ({ quoted: quote(essay, start, end) }));

const overlaps = (a: Stretch, b: Stretch): boolean => a.start < b.end && b.start < a.end;
