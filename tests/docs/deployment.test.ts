import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '#api/root.ts';

const read = (path: string) => readFileSync(fromRoot(path), 'utf8');

test('the image stands on one Node, which is named by its version and its digest', () => {
  const bases = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, base]) => base!);
  expect(bases[0]).toMatch(/^node:\d+\.\d+\.\d+-[\w-]+@sha256:[0-9a-f]{64}$/);
  expect(new Set(bases.slice(1))).toEqual(new Set(['base']));
});

test('the container is run without what the server does not need', () => {
  const [command] = /^docker run -d(?:.*\\\n)*.*/m.exec(read('docs/deployment.md'))!;
  for (const option of [
    '--read-only',
    '--cap-drop ALL',
    '--security-opt no-new-privileges',
    '--memory',
    '--pids-limit',
  ])
    expect(command).toContain(` ${option}`);
});
