import { readdirSync, readFileSync } from 'node:fs';
import { fromRoot } from '#api/root.ts';

/** Every file that a document may name. */
const files = ['api', 'app', 'ui', 'mocks', 'tests', 'scripts', 'docs', '.storybook', '.'].flatMap((folder) =>
  readdirSync(fromRoot(folder), { recursive: folder !== '.', encoding: 'utf8' })
    .filter((path) => /\.\w+$/.test(path) && !/(?:^|\/)(?:node_modules|dist)\//.test(path))
    .map((path) => (folder === '.' ? path : `${folder}/${path}`)),
);

/** The one file that a name of a document means: the end of its path, as much of it as is needed. */
function fileOf(name: string) {
  const found = files.filter((path) => path === name || path.endsWith(`/${name}`));
  return found.length === 1 ? found[0]! : `${found.length} files are called ${name}`;
}

export interface Row {
  requirement: string;
  doneIn: string;
  provenBy: string;
}

/** Every row of a document’s tables of three columns: what is required, the files that do it, what proves it. */
export const rowsOf = (document: string): Row[] =>
  readFileSync(fromRoot(document), 'utf8')
    .split(/^\| Requirement \|.*$/m)
    .slice(1)
    .flatMap((table) => table.split(/\n\n/)[0]!.split('\n'))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
    .filter((cells) => cells.length === 5 && !/^-+$/.test(cells[1]!))
    .map(([, requirement, doneIn, provenBy]) => ({ requirement: requirement!, doneIn: doneIn!, provenBy: provenBy! }));

const names = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

/** What the rows say is done in files that are not there, or not one alone. */
export const missingFiles = (rows: Row[]) =>
  rows.flatMap(({ requirement, doneIn }) =>
    names(doneIn).flatMap((name) => (files.includes(fileOf(name)) ? [] : [`${requirement}: ${fileOf(name)}`])),
  );

/** The stories and tests of the rows that are not there by their names. */
export const missingProofs = (rows: Row[]) =>
  rows.flatMap(({ requirement, provenBy }) =>
    [...provenBy.matchAll(/`([^`]+)`: ([^;]+)/g)].flatMap(([, name, what]) => {
      const file = fileOf(name!);
      if (!files.includes(file)) return [`${requirement}: ${file}`];
      const code = readFileSync(fromRoot(file), 'utf8').replaceAll("\\'", "'");
      const title = what!.trim().replaceAll('\\|', '|');
      const isThere = file.endsWith('.stories.tsx')
        ? new RegExp(`^export const ${title} =`, 'm').test(code)
        : code.includes(title);
      return isThere ? [] : [`${requirement}: no «${title}» in ${file}`];
    }),
  );

/** The requirements that name no proof, and are neither `open` nor `settled`. */
export const unproven = (rows: Row[]) =>
  rows
    .filter(({ provenBy }) => !/`[^`]+`: /.test(provenBy) && !/^(?:open|settled)\b/.test(provenBy))
    .map(({ requirement }) => requirement);
