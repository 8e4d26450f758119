/** Milliseconds that an answer took, or took to fail. */
export async function timed(work: () => Promise<unknown>) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The value below which so many percent of the values are; the times of an empty list are an Error. */
export function percentile(values: readonly number[], percent: number) {
  if (values.length === 0) throw new Error('Nothing was measured.');
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((percent / 100) * sorted.length))]!;
}

export const median = (values: readonly number[]) => percentile(values, 50);
export const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

export const ms = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`;
