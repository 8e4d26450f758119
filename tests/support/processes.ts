import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A program of the project in a process of its own, as soon as it has said where it listens. */
export async function startProcess(file: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    env: { ...process.env, NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await firstLine(child);
  return {
    base: /http:\/\/\S+/.exec(line)![0],
    line,
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

async function firstLine(child: ChildProcess) {
  for await (const line of createInterface({ input: child.stdout! })) return line;
  throw new Error('The process ended before it said where it listens.');
}
