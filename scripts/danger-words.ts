// `npm run danger-words`: works the weights of words anew by which the advisor hears that a message may speak of danger, or tells of
// something that is lived through. Run it after a change to the examples of intents, to fixtures/dangers.json or to fixtures/told-or-asked.json.
import { writeFile } from 'node:fs/promises';
import { dangerous, harmless } from '#api/coach/built-in/chat/fixtures/danger-examples.ts';
import { onlyAsked, told } from '#api/coach/built-in/chat/fixtures/hardship-examples.ts';
import { fingerprintOf } from '#api/coach/built-in/chat/fixtures/fingerprint.ts';
import { learnWords } from '#api/coach/built-in/chat/word-weights.ts';

await write('danger', dangerous, harmless);
await write('hardship', told, onlyAsked);

async function write(name: string, meant: readonly string[], others: readonly string[]): Promise<void> {
  const { start, weights } = learnWords(meant, others);
  const lines = Object.entries(weights).map((weight) => weight.map((part) => JSON.stringify(part)).join(':'));
  const file = new URL(`../api/coach/data/chat/${name}-weights.json`, import.meta.url);
  await writeFile(
    file,
    `{"of":"${fingerprintOf(meant, others)}","start":${start},"weights":{\n${lines.toSorted().join(',\n')}\n}}\n`,
  );
  console.log(`${lines.length} weights for ${name} were written.`);
}
