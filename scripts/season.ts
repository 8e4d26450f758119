// Brings a season's files into `api/data/season`, slim enough to load, and prints what changes for students.
//
//   npm run season -- FOLDER           shows the changes
//   npm run season -- FOLDER --write   shows them and writes the files, those of the mocks too
//
// FOLDER holds `plans.json`, `round-rules.json`, `duties.json`, `requirements.json`, `prompts.json`, `names.json`, `ai-policies.json`, `forms.json` and
// `advice.json`, as `api/data/SOURCES.md` describes them. What a fact needs to be shown stays: its date, its kind, and its source with the day of
// reading and the cycle. Further sources that say the same are left out, and what is wrong in the files is put right by `season/corrections.ts`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { changesOf } from './season/changes.ts';
import { collegeNames, files, seasonOf, textOf } from './season/make.ts';
import { mocksOf } from './season/mocks.ts';

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { write: { type: 'boolean' } } });
  const [folder] = positionals;
  if (!folder) throw new Error('Name the folder that holds the files of the season: npm run season -- FOLDER');
  const season = seasonOf(folder);
  for (const name of files) {
    const path = `api/data/season/${name}`;
    const before = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
    for (const line of changesOf(name, before, season[name], (ipeds) => collegeNames.get(ipeds) ?? ipeds))
      console.log(line);
    if (values.write) writeFileSync(path, textOf(season, name));
  }
  if (values.write)
    for (const [name, text] of Object.entries(mocksOf(season))) writeFileSync(`mocks/fixtures/${name}`, text);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
