import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { fromRoot } from '#api/root.ts';

export interface Laurel {
  /** Where it answers. */
  address: string;
  /** The folder of its database, `laurel.db`. */
  folder: string;
  /** Its process of now. */
  pid: () => number;
  /** Everything it printed so far, of all its processes. */
  printed: () => string;
  /** Ends it on the spot: nothing that it holds in its own memory is written. */
  kill: () => Promise<void>;
  /** Starts what was built once more after a kill, on the same address and database. */
  startAgain: () => Promise<void>;
  /** Ends it as Ctrl-C does, and deletes its database; the exit code. */
  stop: () => Promise<number | null>;
}

/** Starts Laurel as `npm start` does, on a free port and a database of its own; rejects with what it printed if it ends first. */
export async function startLaurel(env: Record<string, string> = {}): Promise<Laurel> {
  const folder = await mkdtemp(join(tmpdir(), 'laurel-e2e-'));
  const chunks: string[] = [];
  const printed = () => chunks.join('');
  let child: ChildProcess;
  async function start(port: string, program: string) {
    const from = printed().length;
    const newlyPrinted = () => printed().slice(from);
    child = spawn(process.execPath, [program], {
      cwd: fromRoot('.'),
      env: { ...process.env, PORT: port, DATABASE_URL: `file:${join(folder, 'laurel.db')}`, ...env },
    });
    return new Promise<string>((resolve, reject) => {
      // Told once; from then on its log is only kept, which must not take the time of who measures.
      let isStarted = false;
      const read = (chunk: Buffer) => {
        chunks.push(String(chunk));
        const at = isStarted ? undefined : /Laurel is at (\S+)/.exec(newlyPrinted())?.[1];
        if (at === undefined) return;
        isStarted = true;
        resolve(at);
      };
      child.stdout!.on('data', read);
      child.stderr!.on('data', read);
      child.once('exit', (code) => reject(new Error(`exit ${code}: ${newlyPrinted().trim()}`)));
    });
  }
  const address = await start('0', 'scripts/start.mjs');
  return {
    address,
    folder,
    pid: () => child.pid!,
    printed,
    kill: async () => void (await end(child, 'SIGKILL')),
    startAgain: async () => void (await start(new URL(address).port, 'dist/api/server.js')),
    stop: async () => {
      const code = await end(child, 'SIGINT');
      await rm(folder, { recursive: true, force: true });
      return code;
    },
  };
}

/** The exit code; null where a signal ended it. */
async function end(child: ChildProcess, signal: 'SIGINT' | 'SIGKILL') {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  child.kill(signal);
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}
