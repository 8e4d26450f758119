export function median(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

/** One line of the table: what, the figure of this machine, and the ratio that means something on any machine. */
export function row(what: string, figure: string, ratio: number, of: string) {
  console.log(`${what.padEnd(36)}${figure.padStart(20)}   ${ratio.toFixed(2)} ${of}`);
}
