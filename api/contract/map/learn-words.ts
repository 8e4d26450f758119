import { regression } from '../logistic-regression.ts';
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
