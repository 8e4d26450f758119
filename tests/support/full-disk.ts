import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Why a disk can't be filled here; false where it can. */
export const cannotFill =
  spawnSync('prlimit', ['--version']).status !== 0 && 'A full disk is feigned with prlimit, which is not here.';

/**
 * Lets no file of a process grow, as on a disk that is full; what it has written stays.
 * @param bytes the size past which nothing is written; with 0 nothing is written at all
 */
export async function fill(pid: number, bytes = 0) {
  await run('prlimit', [`--pid=${pid}`, `--fsize=${bytes}:`]);
}

/** There is room again. */
export async function free(pid: number) {
  await run('prlimit', [`--pid=${pid}`, '--fsize=unlimited:']);
}
