import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fromRoot } from '#api/root.ts';

/** Runs a command of package.json to its end, as in a shell: without the test runner's own variables, which would change the build. */
export async function run(
  script: string,
  { args = [], env = {} }: { args?: string[]; env?: Record<string, string> } = {},
) {
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    cwd: fromRoot('.'),
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, ...env },
  });
  const printed = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (printed.stdout += chunk));
  child.stderr.on('data', (chunk: Buffer) => (printed.stderr += chunk));
  const [code] = (await once(child, 'close')) as [number];
  return { code, printed: printed.stdout.trim(), failure: printed.stderr.trim() };
}

/** The same of a command that has to go well: rejects with all that it printed where it does not. */
export async function runWell(script: string, args: string[]) {
  const { code, printed, failure } = await run(script, { args });
  if (code !== 0) throw new Error(`npm run ${script} ended with ${code}.\n${printed}\n${failure}`);
}
