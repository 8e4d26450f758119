// `npm run prompt-words`: works the weights of words out anew from all labelled prompts. Run it after a change to the fixtures, to
// `ideas.json` or to the plain form of a prompt.
import { writeFile } from 'node:fs/promises';
import fixtures from '#contract/map/fixtures/prompts.json' with { type: 'json' };
import { type LabelledPrompt, labelledIn, learnWords } from '#contract/map/learn-words.ts';
import season from '../api/data/season/prompts.json' with { type: 'json' };

const asked: { prompts: LabelledPrompt[] }[] = [...Object.values(season.forms), ...Object.values(season.colleges)];
const { start, features } = learnWords([
  ...Object.values(fixtures).flatMap(labelledIn),
  ...asked.flatMap(({ prompts }) => prompts),
]);
const lines = Object.entries(features).map((feature) => feature.map((part) => JSON.stringify(part)).join(':'));
const file = new URL('../api/contract/map/word-weights.json', import.meta.url);
await writeFile(file, `{"start":${JSON.stringify(start)},"features":{\n${lines.toSorted().join(',\n')}\n}}\n`);
console.log(`${lines.length} features were written.`);
