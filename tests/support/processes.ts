import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

/**
 * A program of the project in a process of its own, as soon as it has said where it listens. Where it ends before that, the
 * Error's message is what it printed on standard error.
 */
export async function startProcess(file: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    env: { ...process.env, NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaint = text(child.stderr);
  const first = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
  if (first.done) throw new Error(await complaint);
  const line = first.value;
  const ended = once(child, 'exit').then(async ([code]) => ({
    code: code as number | null,
    complaint: await complaint,
  }));
  return {
    base: /http:\/\/\S+/.exec(line)![0],
    line,
    pid: child.pid!,
    send: (signal: NodeJS.Signals) => void child.kill(signal),
    /** Its exit code, null where a signal ended it, and all that it printed on standard error. */
    ended,
    /** Ends it; what it printed on standard error meanwhile. */
    async stop() {
      child.kill();
      return (await ended).complaint;
    },
  };
}

/** Runs a program of the project to its end; its exit code and all that it printed. */
export async function runProgram(file: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, 'close')) as [number];
  return { code, printed: (await printed).join('') };
}
