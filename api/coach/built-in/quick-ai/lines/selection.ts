import type { Clause } from '../clauses/clauses.ts';
import { writeLine, type Plan } from './line.ts';
import { likeness, MOST_ALIKE } from './words-in-common.ts';

/** A line that tells less than this share of what the first one tells is worth less than a question. */
const TELLS_ENOUGH = 0.45;

const openingOf = (line: string): string => {
  const words = line.toLowerCase().replace(/\b(?:an?|the|my|our) /g, '');
  return words.split(/\s+/, 2).join(' ');
};

/** How much the clauses tell together. */
export const tellsOf = (clauses: readonly Clause[]): number => clauses.reduce((sum, { weight }) => sum + weight, 0);

/** The lines taken so far, at most `most`. `inOrder` are the clauses in the order of the text. */
export class Selection {
  readonly lines: string[] = [];
  #inOrder: readonly Clause[];
  #most: number;
  #onVerb = 0;
  #enough = -Infinity;

  constructor(inOrder: readonly Clause[], most: number) {
    this.#inOrder = inOrder;
    this.#most = most;
  }

  /** Takes the first plan that tells enough and is unlike every line so far; says whether there was one. */
  take(plans: readonly Plan[]): boolean {
    return this.lines.length < this.#most && plans.some((plan) => this.#accepts(plan));
  }

  #accepts(plan: Plan): boolean {
    const onVerb = plan.clauses[0]?.tense !== undefined && !plan.label;
    const tells = tellsOf(plan.clauses);
    if ((!onVerb && this.#isFullOfOthers()) || tells < this.#enough) return false;
    const line = writeLine(plan, this.#inOrder);
    if (!line || this.lines.some((other) => openingOf(other) === openingOf(line) || likeness(other, line) > MOST_ALIKE))
      return false;
    if (this.lines.length === 0) this.#enough = TELLS_ENOUGH * tells;
    if (onVerb) this.#onVerb++;
    this.lines.push(line);
    return true;
  }

  /** Verbs open most lines; where there is one such line, another may stand beside it. */
  #isFullOfOthers(): boolean {
    const others = this.lines.length - this.#onVerb;
    return this.#onVerb > 0 && others >= Math.max(1, this.#onVerb - 1);
  }
}
