import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromRoot } from '#api/root.ts';
import { chrome } from '../browser/chrome.ts';

const { NODE_ENV, ...env } = process.env;

/** A command as in any shell: what vitest sets would build for tests. */
const run = (command: string, args: string[], cwd: string) =>
  promisify(execFile)(command, args, { cwd, env }).catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
    throw new Error(stdout + stderr);
  });

/** An app outside the repository that has installed the package, and what was in the package. */
let app: string;
let files: string[];

beforeAll(async () => {
  app = await mkdtemp(join(tmpdir(), 'laurel-ui-'));
  await run('npm', ['run', 'build', '--loglevel=error'], fromRoot('ui'));
  // The build's own words would stand in the middle of the answer, so it does not run again here.
  const pack = ['pack', '--ignore-scripts', '--json', '--pack-destination', app, '--loglevel=error'];
  const { stdout } = await run('npm', pack, fromRoot('ui'));
  const [packed] = Object.values(JSON.parse(stdout) as { filename: string; files: { path: string }[] }[]);
  files = packed!.files.map(({ path }) => path);
  await cp(fromRoot('tests/package/app'), app, { recursive: true });
  await install(packed!.filename);
}, 180_000);

afterAll(() => rm(app, { recursive: true, force: true }));

/** As npm would, without a network: the package unpacked, and beside it what its package.json names, and nothing else. */
async function install(tarball: string) {
  const home = join(app, 'node_modules/@laurel/ui');
  await mkdir(home, { recursive: true });
  await run('tar', ['-xzf', join(app, tarball), '--strip-components=1'], home);
  const { dependencies, peerDependencies } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  const own = ['vite', '@vitejs/plugin-react', 'typescript', '@types/react', '@types/react-dom'];
  for (const name of new Set([...Object.keys({ ...dependencies, ...peerDependencies }), ...own])) {
    const place = join(app, 'node_modules', name);
    await mkdir(dirname(place), { recursive: true });
    await symlink(fromRoot(join('node_modules', name)), place);
  }
}

/** A tool that the app has installed. */
const tool = (path: string, ...args: string[]) => run(process.execPath, [join('node_modules', path), ...args], app);

test('the package holds the module, one style sheet and types, and nothing else', () => {
  expect(files).toEqual(
    expect.arrayContaining(['dist/index.js', 'dist/index.css', 'dist/types/index.d.ts', 'package.json']),
  );
  expect(files.filter((path) => !path.startsWith('dist/') && path !== 'package.json')).toEqual([]);
});

test('a new app type-checks with it', { timeout: 120_000 }, async () => {
  await tool('typescript/bin/tsc', '--noEmit');
});

test('a new app builds with it, and shows it with its styles', { timeout: 120_000 }, async () => {
  await tool('vite/bin/vite.js', 'build', '--logLevel', 'warn');
  const server = await preview({ root: app, preview: { host: '127.0.0.1', port: 0 } });
  const browser = await chromium.launch(await chrome());
  try {
    const page = await browser.newPage();
    const errors: unknown[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(server.resolvedUrls!.local[0]!);
    const button = page.getByRole('button', { name: 'Pressed 0 times' });
    const background = (element: Element) => getComputedStyle(element).backgroundColor;
    expect(await button.evaluate(background)).toBe(await page.locator('#accent').evaluate(background));
    expect(await button.evaluate(background)).not.toBe('rgba(0, 0, 0, 0)');
    await button.click();
    await page.getByRole('button', { name: 'Pressed 1 times' }).waitFor();

    const wreath = page.getByRole('meter', { name: 'Score' });
    expect(await wreath.getAttribute('aria-valuetext')).toBe('84 out of 100');
    const number = wreath.getByText('84', { exact: true });
    expect(await number.evaluate((element) => getComputedStyle(element).fontFamily)).toContain('Newsreader');
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
  }
});
