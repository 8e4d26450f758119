import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { fromRoot } from '#api/root.ts';

export interface Laurel {
  /** Where it answers. */
  address: string;
  /** Everything it printed so far. */
  printed: () => string;
  /** Ends it as Ctrl-C does; the exit code. */
  stop: () => Promise<number | null>;
}

/** Starts Laurel as `npm start` does, on a free port and a database of its own; rejects with what it printed if it ends first. */
export async function startLaurel(env: Record<string, string> = {}): Promise<Laurel> {
  const folder = await mkdtemp(join(tmpdir(), 'laurel-e2e-'));
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: fromRoot('.'),
    env: { ...process.env, PORT: '0', DATABASE_URL: `file:${join(folder, 'laurel.db')}`, ...env },
  });
  let printed = '';
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk;
      const at = /Laurel is at (\S+)/.exec(printed)?.[1];
      if (at) resolve(at);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`exit ${code}: ${printed.trim()}`)));
  });
  return {
    address,
    printed: () => printed,
    stop: async () => {
      const code = await end(child);
      await rm(folder, { recursive: true, force: true });
      return code;
    },
  };
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null) return child.exitCode;
  child.kill('SIGINT');
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}
