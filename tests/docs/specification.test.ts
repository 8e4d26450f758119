import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '#api/root.ts';

/** Every file that the document may name. */
const files = ['api', 'app', 'ui', 'mocks', 'tests', 'scripts', '.storybook'].flatMap((folder) =>
  readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.\w+$/.test(path) && !/(?:^|\/)(?:node_modules|dist)\//.test(path))
    .map((path) => `${folder}/${path}`),
);

/** The one file that a name of the document means: the end of its path, as much of it as is needed. */
function fileOf(name: string) {
  const found = files.filter((path) => path === name || path.endsWith(`/${name}`));
  return found.length === 1 ? found[0]! : `${found.length} files are called ${name}`;
}

const rows = readFileSync(fromRoot('docs/specification.md'), 'utf8')
  .split('\n')
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .filter((cells) => cells.length === 5 && !/^(?:-+|Requirement)$/.test(cells[1]!))
  .map(([, requirement, doneIn, provenBy]) => ({ requirement: requirement!, doneIn: doneIn!, provenBy: provenBy! }));

const names = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

test('the document has rows', () => expect(rows.length).toBeGreaterThan(400));

test('every file that does something is there', () => {
  const missing = rows.flatMap(({ requirement, doneIn }) =>
    names(doneIn).flatMap((name) => (files.includes(fileOf(name)) ? [] : [`${requirement}: ${fileOf(name)}`])),
  );
  expect(missing).toEqual([]);
});

test('every story and test that proves something is there, by its name', () => {
  const missing = rows.flatMap(({ requirement, provenBy }) =>
    [...provenBy.matchAll(/`([^`]+)`: ([^;]+)/g)].flatMap(([, name, what]) => {
      const file = fileOf(name!);
      if (!files.includes(file)) return [`${requirement}: ${file}`];
      const code = readFileSync(fromRoot(file), 'utf8').replaceAll("\\'", "'");
      const title = what!
        .replace(/ \(picture\)$/, '')
        .trim()
        .replaceAll('\\|', '|');
      const isThere = file.endsWith('.stories.tsx')
        ? new RegExp(`^export const ${title} =`, 'm').test(code)
        : code.includes(title);
      return isThere ? [] : [`${requirement}: no «${title}» in ${file}`];
    }),
  );
  expect(missing).toEqual([]);
});

test('nothing is without a proof but what is said to be open', () => {
  const unproven = rows.filter(({ provenBy }) => !/`[^`]+`: /.test(provenBy) && !/^(?:open|settled)\b/.test(provenBy));
  expect(unproven.map(({ requirement }) => requirement)).toEqual([]);
});
