import type { Clause } from '../clauses/clauses.ts';
import { verbOf } from '../clauses/verbs.ts';
import { writeLine, type Plan } from './line.ts';
import { holds, likeness, MOST_ALIKE } from './words-in-common.ts';

/** A line that tells less than this share of what the first one tells is worth less than a question. */
const TELLS_ENOUGH = 0.3;
/** A brief line may tell less, and open like another that is so much longer. */
const BRIEF_TELLS_ENOUGH = 0.25;
const MUCH_LONGER = 1.5;

/** The verb that a line opens on, else its first two words. */
function openingOf(line: string): string {
  const [first = '', second = ''] = line.toLowerCase().split(/[\s,;]+/, 2);
  return verbOf(first)?.base ?? `${first} ${second}`;
}

/** How much the clauses tell together. */
export const tellsOf = (clauses: readonly Clause[]): number => clauses.reduce((sum, { weight }) => sum + weight, 0);

/** The lines taken so far, at most `most`. `inOrder` are the clauses in the order of the text. */
export class Selection {
  readonly lines: string[] = [];
  #inOrder: readonly Clause[];
  #most: number;
  #first = 0;

  constructor(inOrder: readonly Clause[], most: number) {
    this.#inOrder = inOrder;
    this.#most = most;
  }

  /** Takes the first plan that tells enough and is unlike every line so far; says whether there was one. */
  take(plans: readonly Plan[]): boolean {
    return this.lines.length < this.#most && plans.some((plan) => this.#accepts(plan));
  }

  #accepts(plan: Plan): boolean {
    const tells = tellsOf(plan.clauses);
    if (tells < this.#first * (plan.brief !== undefined ? BRIEF_TELLS_ENOUGH : TELLS_ENOUGH)) return false;
    const line = writeLine(plan, this.#inOrder);
    if (!line || this.lines.some((other) => isLike(line, other, plan.brief !== undefined))) return false;
    if (this.lines.length === 0) this.#first = tells;
    this.lines.push(line);
    return true;
  }
}

function isLike(line: string, other: string, brief: boolean): boolean {
  if (likeness(line, other) > MOST_ALIKE) return true;
  const muchLonger = other.length > line.length * MUCH_LONGER;
  if (brief) return !muchLonger && (openingOf(line) === openingOf(other) || holds(other, line));
  return openingOf(line) === openingOf(other);
}
