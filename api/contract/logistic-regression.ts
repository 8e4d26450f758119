const ROUNDS = 15;
const PACE = 0.3;
/** How strongly weights are drawn to 0. */
const PULL = 1e-4;

/**
 * Logistic regression by stochastic gradient descent, with a pace of its own for each weight (AdaGrad). The order is the same each time.
 * A row counts its features with 1 divided by the root of their number.
 * @param rows the places of each example's features
 * @param isOne whether each example is one of those to be told from the others
 * @param features how many places there are
 */
export function regression(rows: readonly number[][], isOne: readonly boolean[], features: number) {
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
      const error = 1 / (1 + Math.exp(-score)) - (isOne[row]! ? 1 : 0);
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
