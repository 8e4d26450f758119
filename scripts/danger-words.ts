// `npm run danger-words`: works the weights of words anew by which the advisor hears that a message may speak of danger. Run it after a
// change to the examples of intents or to fixtures/dangers.json.
import { writeFile } from 'node:fs/promises';
import { learnDanger } from '#api/coach/built-in/chat/danger-words.ts';
import { dangerous, harmless } from '#api/coach/built-in/chat/fixtures/danger-examples.ts';

const { start, weights } = learnDanger(dangerous, harmless);
const lines = Object.entries(weights).map((weight) => weight.map((part) => JSON.stringify(part)).join(':'));
const file = new URL('../api/coach/data/chat/danger-weights.json', import.meta.url);
await writeFile(file, `{"start":${start},"weights":{\n${lines.toSorted().join(',\n')}\n}}\n`);
console.log(`${lines.length} weights were written.`);
