import { readFileSync } from 'node:fs';

export function median(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

/** The value that so many percent are below. */
export function percentile(values: number[], percent: number) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))]!;
}

/** One line of the table: what, the figure of this machine, and the ratio that means something on any machine. */
export function row(what: string, figure: string, ratio: number, of: string) {
  console.log(`${what.padEnd(36)}${figure.padStart(20)}   ${ratio.toFixed(2)} ${of}`);
}

/** What a process takes of memory, in megabytes of 2^20 bytes. On Linux. */
export function residentMegabytes(pid: number) {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
}
