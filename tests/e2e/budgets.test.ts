import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { fromRoot } from '#api/root.ts';

const assets = fromRoot('dist/site/assets');

test('what a page loads first is within its budget', async () => {
  const sizeLimit = fromRoot('node_modules/size-limit/bin.js');
  const { stdout } = await promisify(execFile)(process.execPath, [sizeLimit, '--json'], { cwd: fromRoot('.') });
  const budgets = JSON.parse(stdout) as { name: string; passed: boolean; size: number }[];
  expect(budgets).toHaveLength(4);
  for (const { name, passed, size } of budgets) expect(passed, `${name}: ${size} bytes`).toBe(true);
});

/** Words that only these are written with. */
const signatures = {
  confetti: 'startVelocity',
  'the workspace': 'Local AI Detection',
  'word files': 'wordprocessingml',
  zod: 'invalid_type',
};

describe.each(['index.html', 'signin.html', 'dashboard.html'])('%s', (page) => {
  test.each(Object.entries(signatures))('loads nothing of %s first', async (_, signature) => {
    const html = await readFile(fromRoot(`dist/site/${page}`), 'utf8');
    const files = [...html.matchAll(/\/assets\/([^"]+\.js)"/g)].map(([, file]) => file!);
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) expect(await readFile(`${assets}/${file}`, 'utf8'), file).not.toContain(signature);
  });
});

test.each(['confetti', 'the workspace'] as const)('%s is in a file all the same', async (what) => {
  const scripts = (await readdir(assets)).filter((file) => file.endsWith('.js'));
  const contents = await Promise.all(scripts.map((file) => readFile(`${assets}/${file}`, 'utf8')));
  expect(contents.filter((content) => content.includes(signatures[what]))).not.toEqual([]);
});
