import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { fromRoot } from '#api/root.ts';

const run = promisify(execFile);

test(
  'the component library builds and packs, and needs nothing but what its package.json names',
  { timeout: 120_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'laurel-ui-'));
    try {
      const ui = { cwd: fromRoot('ui') };
      await run('npm', ['run', 'build', '--loglevel=error'], ui);
      // The build's own words would stand in the middle of the answer, so it does not run again here.
      const pack = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder, '--loglevel=error'];
      const { stdout } = await run('npm', pack, ui);
      const [packed] = Object.values(JSON.parse(stdout) as { files: { path: string }[] }[]);
      const files = packed!.files.map(({ path }) => path);
      expect(files).toEqual(
        expect.arrayContaining(['dist/index.js', 'dist/index.css', 'dist/types/index.d.ts', 'package.json']),
      );
      expect(files.filter((path) => !path.startsWith('dist/') && path !== 'package.json')).toEqual([]);

      await cp(fromRoot('ui/dist'), join(folder, 'dist'), { recursive: true });
      const code = await readFile(join(folder, 'dist/index.js'), 'utf8');
      const { dependencies, peerDependencies } = JSON.parse(
        await readFile(fromRoot('ui/package.json'), 'utf8'),
      ) as Record<string, Record<string, string>>;
      const named = Object.keys({ ...dependencies, ...peerDependencies });
      const imported = [...code.matchAll(/(?:from ?|import\()"([^".][^"]*)"/g)].map(([, name]) => name!);
      expect(imported.filter((name) => !named.some((known) => name === known || name.startsWith(`${known}/`)))).toEqual(
        [],
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
);
