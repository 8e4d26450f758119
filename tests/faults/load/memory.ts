import { readFileSync } from 'node:fs';

/** Megabytes that a process takes of the machine's memory, all its threads together. Linux only. */
export function megabytesOf(pid: number) {
  const resident = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1];
  return Number(resident) / 1024;
}
