import { isKnownWord } from './cues.ts';
import { plainPrompt } from './plain-prompt.ts';
import { featuresOf } from './prompt-features.ts';
import { promptUnits } from './prompt-units.ts';
import { letterOf, type WordWeights } from './word-scores.ts';

export interface LabelledPrompt {
  text: string;
  units: readonly string[];
}

/** Labelled prompts as fixtures write them: by their units, with “+” between. */
export const labelledIn = (promptsByUnits: Readonly<Record<string, readonly string[]>>): LabelledPrompt[] =>
  Object.entries(promptsByUnits).flatMap(([units, texts]) => texts.map((text) => ({ text, units: units.split('+') })));

const ROUNDS = 15;
const PACE = 0.3;
/** How strongly weights are drawn to 0. */
const PULL = 1e-4;
/** How many prompts must have a feature. */
const FEWEST = 2;

/** Weights for `wordScores`, worked out from labelled prompts by logistic regression, one unit after the other. */
export function learnWords(prompts: readonly LabelledPrompt[]): WordWeights {
  const featuresByPrompt = prompts.map(({ text }) => featuresOf(plainPrompt(text, isKnownWord)));
  const counts = new Map<string, number>();
  for (const feature of featuresByPrompt.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const features = [...counts].filter(([, count]) => count >= FEWEST).map(([feature]) => feature);
  const placeOf = new Map(features.map((feature, at) => [feature, at]));
  const rows = featuresByPrompt.map((list) => list.flatMap((feature) => placeOf.get(feature) ?? []));

  const byUnit = promptUnits.map((unit) =>
    regression(
      rows,
      prompts.map(({ units }) => units.includes(unit)),
      features.length,
    ),
  );
  const rounded = features.map((feature, at) => [
    feature,
    byUnit.map(({ weights }) => letterOf(weights[at]!)).join(''),
  ]);
  return {
    start: byUnit.map(({ start }) => Number(start.toFixed(2))),
    features: Object.fromEntries(rounded),
  };
}

/** Stochastic gradient descent with a pace of its own for each weight (AdaGrad). The order is the same each time. */
function regression(rows: readonly number[][], isAsked: readonly boolean[], features: number) {
  const weights = new Float64Array(features);
  const steps = new Float64Array(features).fill(1e-8);
  let start = -2;
  let startSteps = 1e-8;
  const order = rows.map((_, row) => row);
  let seed = 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      seed = (seed * 16807) % 2147483647;
      const other = seed % (at + 1);
      [order[at], order[other]] = [order[other]!, order[at]!];
    }
    for (const row of order) {
      const places = rows[row]!;
      const size = 1 / Math.sqrt(places.length || 1);
      const score = places.reduce((sum, place) => sum + weights[place]! * size, start);
      const error = 1 / (1 + Math.exp(-score)) - (isAsked[row]! ? 1 : 0);
      for (const place of places) {
        const slope = error * size + PULL * weights[place]!;
        steps[place]! += slope * slope;
        weights[place]! -= (PACE * slope) / Math.sqrt(steps[place]!);
      }
      startSteps += error * error;
      start -= (PACE * error) / Math.sqrt(startSteps);
    }
  }
  return { weights, start };
}
